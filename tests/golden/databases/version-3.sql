BEGIN TRANSACTION;
CREATE TABLE facts (
    name TEXT PRIMARY KEY NOT NULL,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "facts" VALUES('standings','1 plackett-luce 8.3333 openskill 6.2.0');
CREATE TABLE game_seats (
    game_id INTEGER NOT NULL REFERENCES games (id),
    seat INTEGER NOT NULL,
    guild_id INTEGER NOT NULL,
    ended_at REAL NOT NULL,
    user_id INTEGER, -- NULL: a computer player
    name TEXT NOT NULL,
    unit INTEGER NOT NULL,
    score INTEGER NOT NULL,
    won INTEGER NOT NULL CHECK (won IN (0, 1)),
    "left" INTEGER NOT NULL CHECK ("left" IN (0, 1)),
    counts TEXT NOT NULL, credited INTEGER NOT NULL DEFAULT 0 CHECK (credited IN (0, 1)), preset TEXT NOT NULL DEFAULT '', -- a JSON object of named tallies
    PRIMARY KEY (game_id, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO "game_seats" VALUES(1,1,7,1000000.0,100,'Ann',1,2,1,0,'{"called": 0, "euchred": 0, "euchres_made": 1, "folded": 0, "hands": 1, "lone_defended": 0, "lone_defended_won": 0, "lone_made": 0, "lone_marches": 0, "lone_tried": 0, "made": 0, "marches": 0, "points": 2, "tricks": 1}',1,'standard');
INSERT INTO "game_seats" VALUES(1,2,7,1000000.0,101,'Bob',2,0,0,0,'{"called": 0, "euchred": 0, "euchres_made": 0, "folded": 0, "hands": 1, "lone_defended": 0, "lone_defended_won": 0, "lone_made": 0, "lone_marches": 0, "lone_tried": 0, "made": 0, "marches": 0, "points": 0, "tricks": 0}',0,'standard');
INSERT INTO "game_seats" VALUES(1,3,7,1000000.0,102,'Cay',1,2,1,0,'{"called": 0, "euchred": 0, "euchres_made": 1, "folded": 0, "hands": 1, "lone_defended": 0, "lone_defended_won": 0, "lone_made": 0, "lone_marches": 0, "lone_tried": 0, "made": 0, "marches": 0, "points": 2, "tricks": 3}',1,'standard');
INSERT INTO "game_seats" VALUES(1,4,7,1000000.0,103,'Dan',2,0,0,0,'{"called": 1, "euchred": 1, "euchres_made": 0, "folded": 0, "hands": 1, "lone_defended": 0, "lone_defended_won": 0, "lone_made": 0, "lone_marches": 0, "lone_tried": 0, "made": 0, "marches": 0, "points": 0, "tricks": 1}',0,'standard');
INSERT INTO "game_seats" VALUES(2,1,7,1000000.0,100,'Ann',1,1,1,0,'{"called": 0, "euchred": 0, "euchres_made": 0, "folded": 0, "hands": 1, "lone_defended": 0, "lone_defended_won": 0, "lone_made": 0, "lone_marches": 0, "lone_tried": 0, "made": 0, "marches": 0, "points": 1, "tricks": 2}',1,'standard');
INSERT INTO "game_seats" VALUES(2,2,7,1000000.0,101,'Bob',2,0,0,0,'{"called": 0, "euchred": 0, "euchres_made": 0, "folded": 0, "hands": 1, "lone_defended": 0, "lone_defended_won": 0, "lone_made": 0, "lone_marches": 0, "lone_tried": 0, "made": 0, "marches": 0, "points": 0, "tricks": 0}',0,'standard');
INSERT INTO "game_seats" VALUES(2,3,7,1000000.0,102,'Cay',1,1,1,0,'{"called": 1, "euchred": 0, "euchres_made": 0, "folded": 0, "hands": 1, "lone_defended": 0, "lone_defended_won": 0, "lone_made": 0, "lone_marches": 0, "lone_tried": 0, "made": 1, "marches": 0, "points": 1, "tricks": 2}',1,'standard');
INSERT INTO "game_seats" VALUES(2,4,7,1000000.0,103,'Dan',2,0,0,0,'{"called": 0, "euchred": 0, "euchres_made": 0, "folded": 0, "hands": 1, "lone_defended": 0, "lone_defended_won": 0, "lone_made": 0, "lone_marches": 0, "lone_tried": 0, "made": 0, "marches": 0, "points": 0, "tricks": 1}',0,'standard');
INSERT INTO "game_seats" VALUES(3,1,7,1000000.0,100,'Ann',1,2,0,0,'{"called": 1, "euchred": 1, "euchres_made": 1, "folded": 0, "hands": 2, "lone_defended": 0, "lone_defended_won": 0, "lone_made": 0, "lone_marches": 0, "lone_tried": 0, "made": 0, "marches": 0, "points": 2, "tricks": 3}',0,'cutthroat');
INSERT INTO "game_seats" VALUES(3,2,7,1000000.0,101,'Bob',2,2,0,0,'{"called": 1, "euchred": 1, "euchres_made": 1, "folded": 0, "hands": 2, "lone_defended": 0, "lone_defended_won": 0, "lone_made": 0, "lone_marches": 0, "lone_tried": 0, "made": 0, "marches": 0, "points": 2, "tricks": 4}',0,'cutthroat');
INSERT INTO "game_seats" VALUES(3,3,7,1000000.0,102,'Cay',3,4,1,0,'{"called": 0, "euchred": 0, "euchres_made": 2, "folded": 0, "hands": 2, "lone_defended": 0, "lone_defended_won": 0, "lone_made": 0, "lone_marches": 0, "lone_tried": 0, "made": 0, "marches": 0, "points": 4, "tricks": 3}',1,'cutthroat');
CREATE TABLE games (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    guild_id INTEGER NOT NULL,
    first_seq INTEGER NOT NULL,
    last_seq INTEGER NOT NULL,
    started_at REAL NOT NULL,
    ended_at REAL NOT NULL,
    preset TEXT NOT NULL,
    rules TEXT NOT NULL,
    hands INTEGER NOT NULL,
    record TEXT NOT NULL, ranked INTEGER NOT NULL DEFAULT 0 CHECK (ranked IN (0, 1)),
    UNIQUE (table_id, last_seq) -- a game counts once
) STRICT;
INSERT INTO "games" VALUES(1,7,7,5,28,1000000.0,1000000.0,'standard','standard points=1',1,'euchre-record 1
rules standard points=1
seat 1 Ann
seat 2 Bob
seat 3 Cay
seat 4 Dan
hand 1 dealer 3
commit d23899872805fc90d8dabefa2b7dd831bb41d2391dfc5b2455a571115ce5b699
pack AC TH JS QD TD QS KS JC 9D KD JH KC 9S AS 9H TS 9C JD QC AH QH AD TC KH
4 order
3 discard 9D
4 AC
1 9H
2 JC
3 QC
1 9S
2 TS
3 AH
4 JS
3 KD
4 JH
1 QD
2 QS
4 TH
1 TD
2 KS
3 QH
3 JD
4 KC
1 AS
2 9C
score 2 0
reveal 0d387dd45ce301e94a2599abf5fd99301d8fa94d13abbe48a1ae6b96681c34f9 5103 5104 5105 5106
',1);
INSERT INTO "games" VALUES(2,8,7,5,28,1000000.0,1000000.0,'standard','standard points=1',1,'euchre-record 1
rules standard points=1
seat 1 Ann
seat 2 Bob
seat 3 Cay
seat 4 Dan
hand 1 dealer 2
commit eff507a4a9dd7edd7af66ff01afbfc8890a36248496d241b3a38f05a1ffecbc2
pack QC JS 9D TC AD 9C AS KS 9H TD KC QD KH QS TH TS JD QH JH KD 9S JC AC AH
3 order
2 discard JH
3 9D
4 AD
1 JD
2 KD
4 TH
1 TS
2 9H
3 KC
1 AS
2 9S
3 JS
4 QS
3 QD
4 KH
1 KS
2 TD
1 9C
2 QH
3 QC
4 TC
score 1 0
reveal 57afd608bc27f07ae334243ecc2165be58af22ccbd6c7f67757b106aafa12caa 5130 5131 5132 5133
',1);
INSERT INTO "games" VALUES(3,9,7,4,41,1000000.0,1000000.0,'cutthroat','cutthroat points=3',2,'euchre-record 1
rules cutthroat points=3
seat 1 Ann
seat 2 Bob
seat 3 Cay
hand 1 dealer 1
commit fa3a5c11148c1bc9b8363f86da1c892d70931c76772bc85a06305eb402756222
pack QS JD 7S TC TD 7D AH JH 9H 9S KC QH 8H QD 8D KD AS KS 7C 8C TS 7H JS AD AC 9D 9C QC JC KH 8S TH
2 order
1 discard QD
2 7S
3 8H
1 JH
1 KD
2 JD
3 TD
2 9S
3 TC
1 AH
2 9H
3 QH
1 8D
1 7D
2 QS
3 KC
score 2 0 2
reveal 44385c857e1007d7b95dac64d892da5efc8d5c7d438a96bb86399207685d2578 5164 5165 5166
hand 2 dealer 2
commit 036834749629ab62053ef53da4898563899c277c774ed221c0455b2edff54463
pack JH 9D AC TS 8H 8C 9S TC AS 7H QC KS 7C TD JC QH AH KC 7D QS JD 8S 8D 9H KH KD 7S JS TH QD AD 9C
3 pass
1 order
2 discard JC
3 7H
1 8H
2 QH
2 TD
3 9D
1 TS
2 TC
3 AC
1 7C
3 JH
1 KS
2 8C
3 AS
1 QC
2 9S
score 2 2 4
reveal acfb210bd6c8fb4e3cd910b4a24a2ad9bb30b2fb253c649d8de3da970d560394 5181 5182 5183
',1);
CREATE TABLE guild_settings (
    guild_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (guild_id, name)
) STRICT, WITHOUT ROWID;
INSERT INTO "guild_settings" VALUES(7,'ranked','yes');
CREATE TABLE interactions (
    interaction_id INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL,
    at REAL NOT NULL
) STRICT;
INSERT INTO "interactions" VALUES(5002,2,2,1000000.0);
INSERT INTO "interactions" VALUES(5003,2,3,1000000.0);
INSERT INTO "interactions" VALUES(5004,2,4,1000000.0);
INSERT INTO "interactions" VALUES(5005,2,6,1000000.0);
INSERT INTO "interactions" VALUES(5006,2,7,1000000.0);
INSERT INTO "interactions" VALUES(5008,3,2,1000000.0);
INSERT INTO "interactions" VALUES(5009,3,3,1000000.0);
INSERT INTO "interactions" VALUES(5010,3,4,1000000.0);
INSERT INTO "interactions" VALUES(5011,3,6,1000000.0);
INSERT INTO "interactions" VALUES(5012,3,7,1000000.0);
INSERT INTO "interactions" VALUES(5013,3,8,1000000.0);
INSERT INTO "interactions" VALUES(5014,3,9,1000000.0);
INSERT INTO "interactions" VALUES(5015,3,10,1000000.0);
INSERT INTO "interactions" VALUES(5016,3,11,1000000.0);
INSERT INTO "interactions" VALUES(5017,3,12,1000000.0);
INSERT INTO "interactions" VALUES(5018,3,13,1000000.0);
INSERT INTO "interactions" VALUES(5019,3,14,1000000.0);
INSERT INTO "interactions" VALUES(5020,3,15,1000000.0);
INSERT INTO "interactions" VALUES(5021,3,16,1000000.0);
INSERT INTO "interactions" VALUES(5022,3,17,1000000.0);
INSERT INTO "interactions" VALUES(5024,4,2,1000000.0);
INSERT INTO "interactions" VALUES(5025,4,3,1000000.0);
INSERT INTO "interactions" VALUES(5026,4,4,1000000.0);
INSERT INTO "interactions" VALUES(5027,4,6,1000000.0);
INSERT INTO "interactions" VALUES(5028,4,7,1000000.0);
INSERT INTO "interactions" VALUES(5029,4,8,1000000.0);
INSERT INTO "interactions" VALUES(5030,4,9,1000000.0);
INSERT INTO "interactions" VALUES(5031,4,10,1000000.0);
INSERT INTO "interactions" VALUES(5032,4,11,1000000.0);
INSERT INTO "interactions" VALUES(5033,4,12,1000000.0);
INSERT INTO "interactions" VALUES(5034,4,13,1000000.0);
INSERT INTO "interactions" VALUES(5035,4,14,1000000.0);
INSERT INTO "interactions" VALUES(5036,4,15,1000000.0);
INSERT INTO "interactions" VALUES(5037,4,16,1000000.0);
INSERT INTO "interactions" VALUES(5038,4,17,1000000.0);
INSERT INTO "interactions" VALUES(5039,4,18,1000000.0);
INSERT INTO "interactions" VALUES(5040,4,19,1000000.0);
INSERT INTO "interactions" VALUES(5041,4,20,1000000.0);
INSERT INTO "interactions" VALUES(5042,4,21,1000000.0);
INSERT INTO "interactions" VALUES(5043,4,22,1000000.0);
INSERT INTO "interactions" VALUES(5044,4,23,1000000.0);
INSERT INTO "interactions" VALUES(5045,4,24,1000000.0);
INSERT INTO "interactions" VALUES(5046,4,25,1000000.0);
INSERT INTO "interactions" VALUES(5047,4,26,1000000.0);
INSERT INTO "interactions" VALUES(5048,4,27,1000000.0);
INSERT INTO "interactions" VALUES(5049,4,28,1000000.0);
INSERT INTO "interactions" VALUES(5050,4,29,1000000.0);
INSERT INTO "interactions" VALUES(5051,4,31,1000000.0);
INSERT INTO "interactions" VALUES(5052,4,32,1000000.0);
INSERT INTO "interactions" VALUES(5053,4,33,1000000.0);
INSERT INTO "interactions" VALUES(5054,4,34,1000000.0);
INSERT INTO "interactions" VALUES(5055,4,35,1000000.0);
INSERT INTO "interactions" VALUES(5056,4,36,1000000.0);
INSERT INTO "interactions" VALUES(5057,4,37,1000000.0);
INSERT INTO "interactions" VALUES(5058,4,38,1000000.0);
INSERT INTO "interactions" VALUES(5059,4,39,1000000.0);
INSERT INTO "interactions" VALUES(5060,4,40,1000000.0);
INSERT INTO "interactions" VALUES(5061,4,41,1000000.0);
INSERT INTO "interactions" VALUES(5062,4,42,1000000.0);
INSERT INTO "interactions" VALUES(5063,4,43,1000000.0);
INSERT INTO "interactions" VALUES(5064,4,44,1000000.0);
INSERT INTO "interactions" VALUES(5065,4,45,1000000.0);
INSERT INTO "interactions" VALUES(5066,4,46,1000000.0);
INSERT INTO "interactions" VALUES(5067,4,47,1000000.0);
INSERT INTO "interactions" VALUES(5069,5,2,1000000.0);
INSERT INTO "interactions" VALUES(5070,5,3,1000000.0);
INSERT INTO "interactions" VALUES(5071,5,4,1000000.0);
INSERT INTO "interactions" VALUES(5072,5,6,1000000.0);
INSERT INTO "interactions" VALUES(5073,5,7,1000000.0);
INSERT INTO "interactions" VALUES(5074,5,8,1000000.0);
INSERT INTO "interactions" VALUES(5075,5,9,1000000.0);
INSERT INTO "interactions" VALUES(5076,5,10,1000000.0);
INSERT INTO "interactions" VALUES(5077,5,11,1000000.0);
INSERT INTO "interactions" VALUES(5078,5,12,1000000.0);
INSERT INTO "interactions" VALUES(5079,5,13,1000000.0);
INSERT INTO "interactions" VALUES(5080,5,14,1000000.0);
INSERT INTO "interactions" VALUES(5081,5,15,1000000.0);
INSERT INTO "interactions" VALUES(5082,5,16,1000000.0);
INSERT INTO "interactions" VALUES(5083,5,17,1000000.0);
INSERT INTO "interactions" VALUES(5084,5,18,1000000.0);
INSERT INTO "interactions" VALUES(5085,5,19,1000000.0);
INSERT INTO "interactions" VALUES(5086,5,20,1000000.0);
INSERT INTO "interactions" VALUES(5087,5,21,1000000.0);
INSERT INTO "interactions" VALUES(5088,5,22,1000000.0);
INSERT INTO "interactions" VALUES(5089,5,23,1000000.0);
INSERT INTO "interactions" VALUES(5091,6,2,1000000.0);
INSERT INTO "interactions" VALUES(5092,6,4,1000000.0);
INSERT INTO "interactions" VALUES(5093,6,6,1000000.0);
INSERT INTO "interactions" VALUES(5094,6,9,1000000.0);
INSERT INTO "interactions" VALUES(5095,6,10,1000000.0);
INSERT INTO "interactions" VALUES(5096,6,12,1000000.0);
INSERT INTO "interactions" VALUES(5097,6,13,1000000.0);
INSERT INTO "interactions" VALUES(5098,6,17,1000000.0);
INSERT INTO "interactions" VALUES(5099,6,18,1000000.0);
INSERT INTO "interactions" VALUES(5100,6,21,1000000.0);
INSERT INTO "interactions" VALUES(5101,6,22,1000000.0);
INSERT INTO "interactions" VALUES(5103,7,2,1000000.0);
INSERT INTO "interactions" VALUES(5104,7,3,1000000.0);
INSERT INTO "interactions" VALUES(5105,7,4,1000000.0);
INSERT INTO "interactions" VALUES(5106,7,6,1000000.0);
INSERT INTO "interactions" VALUES(5107,7,7,1000000.0);
INSERT INTO "interactions" VALUES(5108,7,8,1000000.0);
INSERT INTO "interactions" VALUES(5109,7,9,1000000.0);
INSERT INTO "interactions" VALUES(5110,7,10,1000000.0);
INSERT INTO "interactions" VALUES(5111,7,11,1000000.0);
INSERT INTO "interactions" VALUES(5112,7,12,1000000.0);
INSERT INTO "interactions" VALUES(5113,7,13,1000000.0);
INSERT INTO "interactions" VALUES(5114,7,14,1000000.0);
INSERT INTO "interactions" VALUES(5115,7,15,1000000.0);
INSERT INTO "interactions" VALUES(5116,7,16,1000000.0);
INSERT INTO "interactions" VALUES(5117,7,17,1000000.0);
INSERT INTO "interactions" VALUES(5118,7,18,1000000.0);
INSERT INTO "interactions" VALUES(5119,7,19,1000000.0);
INSERT INTO "interactions" VALUES(5120,7,20,1000000.0);
INSERT INTO "interactions" VALUES(5121,7,21,1000000.0);
INSERT INTO "interactions" VALUES(5122,7,22,1000000.0);
INSERT INTO "interactions" VALUES(5123,7,23,1000000.0);
INSERT INTO "interactions" VALUES(5124,7,24,1000000.0);
INSERT INTO "interactions" VALUES(5125,7,25,1000000.0);
INSERT INTO "interactions" VALUES(5126,7,26,1000000.0);
INSERT INTO "interactions" VALUES(5127,7,27,1000000.0);
INSERT INTO "interactions" VALUES(5128,7,28,1000000.0);
INSERT INTO "interactions" VALUES(5130,8,2,1000000.0);
INSERT INTO "interactions" VALUES(5131,8,3,1000000.0);
INSERT INTO "interactions" VALUES(5132,8,4,1000000.0);
INSERT INTO "interactions" VALUES(5133,8,6,1000000.0);
INSERT INTO "interactions" VALUES(5134,8,7,1000000.0);
INSERT INTO "interactions" VALUES(5135,8,8,1000000.0);
INSERT INTO "interactions" VALUES(5136,8,9,1000000.0);
INSERT INTO "interactions" VALUES(5137,8,10,1000000.0);
INSERT INTO "interactions" VALUES(5138,8,11,1000000.0);
INSERT INTO "interactions" VALUES(5139,8,12,1000000.0);
INSERT INTO "interactions" VALUES(5140,8,13,1000000.0);
INSERT INTO "interactions" VALUES(5141,8,14,1000000.0);
INSERT INTO "interactions" VALUES(5142,8,15,1000000.0);
INSERT INTO "interactions" VALUES(5143,8,16,1000000.0);
INSERT INTO "interactions" VALUES(5144,8,17,1000000.0);
INSERT INTO "interactions" VALUES(5145,8,18,1000000.0);
INSERT INTO "interactions" VALUES(5146,8,19,1000000.0);
INSERT INTO "interactions" VALUES(5147,8,20,1000000.0);
INSERT INTO "interactions" VALUES(5148,8,21,1000000.0);
INSERT INTO "interactions" VALUES(5149,8,22,1000000.0);
INSERT INTO "interactions" VALUES(5150,8,23,1000000.0);
INSERT INTO "interactions" VALUES(5151,8,24,1000000.0);
INSERT INTO "interactions" VALUES(5152,8,25,1000000.0);
INSERT INTO "interactions" VALUES(5153,8,26,1000000.0);
INSERT INTO "interactions" VALUES(5154,8,27,1000000.0);
INSERT INTO "interactions" VALUES(5155,8,28,1000000.0);
INSERT INTO "interactions" VALUES(5156,8,30,1000000.0);
INSERT INTO "interactions" VALUES(5157,8,31,1000000.0);
INSERT INTO "interactions" VALUES(5158,8,32,1000000.0);
INSERT INTO "interactions" VALUES(5159,8,33,1000000.0);
INSERT INTO "interactions" VALUES(5160,8,34,1000000.0);
INSERT INTO "interactions" VALUES(5161,8,35,1000000.0);
INSERT INTO "interactions" VALUES(5162,8,36,1000000.0);
INSERT INTO "interactions" VALUES(5164,9,2,1000000.0);
INSERT INTO "interactions" VALUES(5165,9,3,1000000.0);
INSERT INTO "interactions" VALUES(5166,9,5,1000000.0);
INSERT INTO "interactions" VALUES(5167,9,6,1000000.0);
INSERT INTO "interactions" VALUES(5168,9,7,1000000.0);
INSERT INTO "interactions" VALUES(5169,9,8,1000000.0);
INSERT INTO "interactions" VALUES(5170,9,9,1000000.0);
INSERT INTO "interactions" VALUES(5171,9,10,1000000.0);
INSERT INTO "interactions" VALUES(5172,9,11,1000000.0);
INSERT INTO "interactions" VALUES(5173,9,12,1000000.0);
INSERT INTO "interactions" VALUES(5174,9,13,1000000.0);
INSERT INTO "interactions" VALUES(5175,9,14,1000000.0);
INSERT INTO "interactions" VALUES(5176,9,15,1000000.0);
INSERT INTO "interactions" VALUES(5177,9,16,1000000.0);
INSERT INTO "interactions" VALUES(5178,9,17,1000000.0);
INSERT INTO "interactions" VALUES(5179,9,18,1000000.0);
INSERT INTO "interactions" VALUES(5180,9,19,1000000.0);
INSERT INTO "interactions" VALUES(5181,9,20,1000000.0);
INSERT INTO "interactions" VALUES(5182,9,21,1000000.0);
INSERT INTO "interactions" VALUES(5183,9,23,1000000.0);
INSERT INTO "interactions" VALUES(5184,9,24,1000000.0);
INSERT INTO "interactions" VALUES(5185,9,25,1000000.0);
INSERT INTO "interactions" VALUES(5186,9,26,1000000.0);
INSERT INTO "interactions" VALUES(5187,9,27,1000000.0);
INSERT INTO "interactions" VALUES(5188,9,28,1000000.0);
INSERT INTO "interactions" VALUES(5189,9,29,1000000.0);
INSERT INTO "interactions" VALUES(5190,9,30,1000000.0);
INSERT INTO "interactions" VALUES(5191,9,31,1000000.0);
INSERT INTO "interactions" VALUES(5192,9,32,1000000.0);
INSERT INTO "interactions" VALUES(5193,9,33,1000000.0);
INSERT INTO "interactions" VALUES(5194,9,34,1000000.0);
INSERT INTO "interactions" VALUES(5195,9,35,1000000.0);
INSERT INTO "interactions" VALUES(5196,9,36,1000000.0);
INSERT INTO "interactions" VALUES(5197,9,37,1000000.0);
INSERT INTO "interactions" VALUES(5198,9,38,1000000.0);
INSERT INTO "interactions" VALUES(5199,9,39,1000000.0);
INSERT INTO "interactions" VALUES(5200,9,40,1000000.0);
INSERT INTO "interactions" VALUES(5201,9,41,1000000.0);
INSERT INTO "interactions" VALUES(5202,9,42,1000000.0);
INSERT INTO "interactions" VALUES(5204,10,2,1000000.0);
INSERT INTO "interactions" VALUES(5205,10,4,1000000.0);
INSERT INTO "interactions" VALUES(5206,10,5,1000000.0);
INSERT INTO "interactions" VALUES(5207,10,6,1000000.0);
INSERT INTO "interactions" VALUES(5208,10,7,1000000.0);
INSERT INTO "interactions" VALUES(5209,10,8,1000000.0);
INSERT INTO "interactions" VALUES(5210,10,9,1000000.0);
INSERT INTO "interactions" VALUES(5211,10,10,1000000.0);
CREATE TABLE journal (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL CHECK (seq >= 1),
    at REAL NOT NULL,
    kind TEXT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO "journal" VALUES(1,1,1000000.0,'opened','{"schema":1,"guild_id":7,"channel_id":71,"owner_id":100,"name":"Ann","rules":"standard","preset":"standard","options":{"players":4,"law":"hosted","pack":24,"joker":false,"points":10,"first_dealer":"random","packets":"3-2","cut":"no","misdeal":"redeal","steal_the_deal":false,"renege_penalty":"plus-two","renege_ends_hand":false,"review":false,"traditions":true,"ace_no_face":false,"farmers_hand":"off","second_round":"stick","no_first_blood":false,"mugs_away":false,"laps":false,"slams":false,"turning_the_tables":false,"partner_order":"free","defend_alone":false,"first_lead":"dealer-left","partners_best":"off","give_turnup":false,"lone_made":1,"lone_march":4,"euchre":2,"lone_euchre":2,"euchre_march":2,"lone_defence":2,"lone_defence_march":4,"setback":false,"prompt_partner":false},"computers":[],"secret":"f5b165224a58b791df6af1d8303e61cdc4bb86c3d1c427103c344c4189eb2f1e"}');
INSERT INTO "journal" VALUES(2,1,1000000.0,'opened','{"schema":1,"guild_id":7,"channel_id":72,"owner_id":100,"name":"Ann","rules":"standard","preset":"standard","options":{"players":4,"law":"hosted","pack":24,"joker":false,"points":10,"first_dealer":"random","packets":"3-2","cut":"no","misdeal":"redeal","steal_the_deal":false,"renege_penalty":"plus-two","renege_ends_hand":false,"review":false,"traditions":true,"ace_no_face":false,"farmers_hand":"off","second_round":"stick","no_first_blood":false,"mugs_away":false,"laps":false,"slams":false,"turning_the_tables":false,"partner_order":"free","defend_alone":false,"first_lead":"dealer-left","partners_best":"off","give_turnup":false,"lone_made":1,"lone_march":4,"euchre":2,"lone_euchre":2,"euchre_march":2,"lone_defence":2,"lone_defence_march":4,"setback":false,"prompt_partner":false},"computers":[],"secret":"7bd5d47e446fcec2a3d811736110e5781bcccea696762e6116c6e9c92d99bf35"}');
INSERT INTO "journal" VALUES(2,2,1000000.0,'joined','{"seat":2,"user_id":101,"name":"Bob","press":5002}');
INSERT INTO "journal" VALUES(2,3,1000000.0,'joined','{"seat":3,"user_id":102,"name":"Cay","press":5003}');
INSERT INTO "journal" VALUES(2,4,1000000.0,'joined','{"seat":4,"user_id":103,"name":"Dan","press":5004}');
INSERT INTO "journal" VALUES(2,5,1000000.0,'started','{"method":"random","rounds":[],"dealer":3,"user_id":100,"press":5005}');
INSERT INTO "journal" VALUES(2,6,1000000.0,'dealt','{"pack":"QD TH AS JC AH JS 9C KH TS KC JH QS TD JD KD KS 9H TC AD 9S QH QC 9D AC","commitment":"a2b7b75d858f53a2c80e648ae626f2606a4678afb8d03a85ac0c850ff5ee6f59","secret":"7bd5d47e446fcec2a3d811736110e5781bcccea696762e6116c6e9c92d99bf35","mixins":["5002","5003","5004","5005"],"next_secret":"8c2e0718822ce47ca8c74107e66cb0e4b2b3f4d58d82ca6386d2c96e760e819b"}');
INSERT INTO "journal" VALUES(2,7,1000000.0,'acted','{"seat":4,"act":"pass","computer":false,"press":5006}');
INSERT INTO "journal" VALUES(3,1,1000000.0,'opened','{"schema":1,"guild_id":7,"channel_id":73,"owner_id":100,"name":"Ann","rules":"csl","preset":"csl","options":{"players":4,"law":"hosted","pack":24,"joker":false,"points":10,"first_dealer":"random","packets":"3-2","cut":"offer","misdeal":"redeal","steal_the_deal":false,"renege_penalty":"plus-two","renege_ends_hand":false,"review":false,"traditions":true,"ace_no_face":false,"farmers_hand":"off","second_round":"stick","no_first_blood":false,"mugs_away":false,"laps":false,"slams":false,"turning_the_tables":false,"partner_order":"free","defend_alone":true,"first_lead":"dealer-left","partners_best":"off","give_turnup":false,"lone_made":1,"lone_march":4,"euchre":2,"lone_euchre":4,"euchre_march":2,"lone_defence":4,"lone_defence_march":4,"setback":false,"prompt_partner":false},"computers":[],"secret":"85c924c3597164c4a6058a00581a22b22de50472433d2e44fed8b6b8357e44cd"}');
INSERT INTO "journal" VALUES(3,2,1000000.0,'joined','{"seat":2,"user_id":101,"name":"Bob","press":5008}');
INSERT INTO "journal" VALUES(3,3,1000000.0,'joined','{"seat":3,"user_id":102,"name":"Cay","press":5009}');
INSERT INTO "journal" VALUES(3,4,1000000.0,'joined','{"seat":4,"user_id":103,"name":"Dan","press":5010}');
INSERT INTO "journal" VALUES(3,5,1000000.0,'started','{"method":"random","rounds":[],"dealer":2,"user_id":100,"press":5011}');
INSERT INTO "journal" VALUES(3,6,1000000.0,'dealt','{"pack":"KC QD 9H AH AS 9D KH JS TH QS JC QC TD JD 9C QH JH 9S TS TC KD KS AC AD","commitment":"cf8e9ad0a1a7f795b58eb4570e3ae3e1fc7391ac9e782a8a9c32edeb19db3c68","secret":"85c924c3597164c4a6058a00581a22b22de50472433d2e44fed8b6b8357e44cd","mixins":["5008","5009","5010","5011"],"next_secret":"3129903ac1d45597a242fdf11f8f2b1a39f3c3e693114351dcbed407e3e6b605"}');
INSERT INTO "journal" VALUES(3,7,1000000.0,'acted','{"seat":1,"act":"cut 19","computer":false,"press":5012}');
INSERT INTO "journal" VALUES(3,8,1000000.0,'acted','{"seat":3,"act":"order alone","computer":false,"press":5013}');
INSERT INTO "journal" VALUES(3,9,1000000.0,'acted','{"seat":2,"act":"discard AH","computer":false,"press":5014}');
INSERT INTO "journal" VALUES(3,10,1000000.0,'acted','{"seat":4,"act":"defend-alone","computer":false,"press":5015}');
INSERT INTO "journal" VALUES(3,11,1000000.0,'acted','{"seat":3,"act":"KH","computer":false,"press":5016}');
INSERT INTO "journal" VALUES(3,12,1000000.0,'acted','{"seat":4,"act":"TH","computer":false,"press":5017}');
INSERT INTO "journal" VALUES(3,13,1000000.0,'acted','{"seat":3,"act":"TC","computer":false,"press":5018}');
INSERT INTO "journal" VALUES(3,14,1000000.0,'acted','{"seat":4,"act":"AC","computer":false,"press":5019}');
INSERT INTO "journal" VALUES(3,15,1000000.0,'acted','{"seat":4,"act":"JS","computer":false,"press":5020}');
INSERT INTO "journal" VALUES(3,16,1000000.0,'acted','{"seat":3,"act":"KS","computer":false,"press":5021}');
INSERT INTO "journal" VALUES(3,17,1000000.0,'acted','{"seat":3,"act":"KD","computer":false,"press":5022}');
INSERT INTO "journal" VALUES(4,1,1000000.0,'opened','{"schema":1,"guild_id":7,"channel_id":74,"owner_id":100,"name":"Ann","rules":"call-ace","preset":"call-ace","options":{"players":4,"law":"hosted","pack":32,"joker":false,"points":10,"first_dealer":"random","packets":"3-2","cut":"no","misdeal":"redeal","steal_the_deal":false,"renege_penalty":"plus-two","renege_ends_hand":false,"review":false,"traditions":true,"ace_no_face":false,"farmers_hand":"off","second_round":"throw-in","no_first_blood":false,"settlement":"each"},"computers":[],"secret":"b99e8306dda748a61e029a8a3f415b024a146cf0d98a98e1cf999661f967bdaf"}');
INSERT INTO "journal" VALUES(4,2,1000000.0,'joined','{"seat":2,"user_id":101,"name":"Bob","press":5024}');
INSERT INTO "journal" VALUES(4,3,1000000.0,'joined','{"seat":3,"user_id":102,"name":"Cay","press":5025}');
INSERT INTO "journal" VALUES(4,4,1000000.0,'joined','{"seat":4,"user_id":103,"name":"Dan","press":5026}');
INSERT INTO "journal" VALUES(4,5,1000000.0,'started','{"method":"random","rounds":[],"dealer":1,"user_id":100,"press":5027}');
INSERT INTO "journal" VALUES(4,6,1000000.0,'dealt','{"pack":"AD JC QH TS 7D 7C JS 8D 9S 7H 9H QD AC KD TC 7S KC QC TH 9D TD JH 8C 9C 8S QS KH JD AS AH KS 8H","commitment":"abe21bc926415e8fa67a1e2fee49147a60eceb539e7a433beec4fccd1766cfa7","secret":"b99e8306dda748a61e029a8a3f415b024a146cf0d98a98e1cf999661f967bdaf","mixins":["5024","5025","5026","5027"],"next_secret":"df0e7337420c13f8f5d40f6ce079d1b987376f07bcb81287fdc8c0388fe881c3"}');
INSERT INTO "journal" VALUES(4,7,1000000.0,'acted','{"seat":2,"act":"pass","computer":false,"press":5028}');
INSERT INTO "journal" VALUES(4,8,1000000.0,'acted','{"seat":3,"act":"order","computer":false,"press":5029}');
INSERT INTO "journal" VALUES(4,9,1000000.0,'acted','{"seat":1,"act":"discard TD","computer":false,"press":5030}');
INSERT INTO "journal" VALUES(4,10,1000000.0,'acted','{"seat":3,"act":"alone","computer":false,"press":5031}');
INSERT INTO "journal" VALUES(4,11,1000000.0,'acted','{"seat":2,"act":"9H","computer":false,"press":5032}');
INSERT INTO "journal" VALUES(4,12,1000000.0,'acted','{"seat":3,"act":"KD","computer":false,"press":5033}');
INSERT INTO "journal" VALUES(4,13,1000000.0,'acted','{"seat":4,"act":"JS","computer":false,"press":5034}');
INSERT INTO "journal" VALUES(4,14,1000000.0,'acted','{"seat":1,"act":"7H","computer":false,"press":5035}');
INSERT INTO "journal" VALUES(4,15,1000000.0,'acted','{"seat":3,"act":"7D","computer":false,"press":5036}');
INSERT INTO "journal" VALUES(4,16,1000000.0,'acted','{"seat":4,"act":"8D","computer":false,"press":5037}');
INSERT INTO "journal" VALUES(4,17,1000000.0,'acted','{"seat":1,"act":"9D","computer":false,"press":5038}');
INSERT INTO "journal" VALUES(4,18,1000000.0,'acted','{"seat":2,"act":"AD","computer":false,"press":5039}');
INSERT INTO "journal" VALUES(4,19,1000000.0,'acted','{"seat":2,"act":"JC","computer":false,"press":5040}');
INSERT INTO "journal" VALUES(4,20,1000000.0,'acted','{"seat":3,"act":"AC","computer":false,"press":5041}');
INSERT INTO "journal" VALUES(4,21,1000000.0,'acted','{"seat":4,"act":"KC","computer":false,"press":5042}');
INSERT INTO "journal" VALUES(4,22,1000000.0,'acted','{"seat":1,"act":"QC","computer":false,"press":5043}');
INSERT INTO "journal" VALUES(4,23,1000000.0,'acted','{"seat":3,"act":"TC","computer":false,"press":5044}');
INSERT INTO "journal" VALUES(4,24,1000000.0,'acted','{"seat":4,"act":"7C","computer":false,"press":5045}');
INSERT INTO "journal" VALUES(4,25,1000000.0,'acted','{"seat":1,"act":"TH","computer":false,"press":5046}');
INSERT INTO "journal" VALUES(4,26,1000000.0,'acted','{"seat":2,"act":"QD","computer":false,"press":5047}');
INSERT INTO "journal" VALUES(4,27,1000000.0,'acted','{"seat":2,"act":"QH","computer":false,"press":5048}');
INSERT INTO "journal" VALUES(4,28,1000000.0,'acted','{"seat":3,"act":"TS","computer":false,"press":5049}');
INSERT INTO "journal" VALUES(4,29,1000000.0,'acted','{"seat":4,"act":"7S","computer":false,"press":5050}');
INSERT INTO "journal" VALUES(4,30,1000000.0,'acted','{"seat":1,"act":"9S","computer":false,"press":5051}');
INSERT INTO "journal" VALUES(4,31,1000000.0,'dealt','{"pack":"TC AD JD KH QH KC AC 8S JC QS AS 9C 7S TS TH QC KS KD QD 9S 9H 8D 8C 7D TD 7H 8H AH JS 9D 7C JH","commitment":"707e0e21243f4600670991b4932c107d39f6aea823c61c8bcbceea045d512912","secret":"df0e7337420c13f8f5d40f6ce079d1b987376f07bcb81287fdc8c0388fe881c3","mixins":["5048","5049","5050","5051"],"next_secret":"a0661970ef3f6df0148ded7e8a34888d396cab3b80d27f58df111a3b3df245ad"}');
INSERT INTO "journal" VALUES(4,32,1000000.0,'acted','{"seat":3,"act":"pass","computer":false,"press":5052}');
INSERT INTO "journal" VALUES(4,33,1000000.0,'acted','{"seat":4,"act":"pass","computer":false,"press":5053}');
INSERT INTO "journal" VALUES(4,34,1000000.0,'acted','{"seat":1,"act":"pass","computer":false,"press":5054}');
INSERT INTO "journal" VALUES(4,35,1000000.0,'acted','{"seat":2,"act":"order","computer":false,"press":5055}');
INSERT INTO "journal" VALUES(4,36,1000000.0,'acted','{"seat":2,"act":"discard 9S","computer":false,"press":5056}');
INSERT INTO "journal" VALUES(4,37,1000000.0,'acted','{"seat":2,"act":"partner D","computer":false,"press":5057}');
INSERT INTO "journal" VALUES(4,38,1000000.0,'acted','{"seat":3,"act":"AS","computer":false,"press":5058}');
INSERT INTO "journal" VALUES(4,39,1000000.0,'acted','{"seat":4,"act":"TS","computer":false,"press":5059}');
INSERT INTO "journal" VALUES(4,40,1000000.0,'acted','{"seat":1,"act":"KS","computer":false,"press":5060}');
INSERT INTO "journal" VALUES(4,41,1000000.0,'acted','{"seat":2,"act":"QS","computer":false,"press":5061}');
INSERT INTO "journal" VALUES(4,42,1000000.0,'acted','{"seat":3,"act":"JD","computer":false,"press":5062}');
INSERT INTO "journal" VALUES(4,43,1000000.0,'acted','{"seat":4,"act":"TH","computer":false,"press":5063}');
INSERT INTO "journal" VALUES(4,44,1000000.0,'acted','{"seat":1,"act":"QC","computer":false,"press":5064}');
INSERT INTO "journal" VALUES(4,45,1000000.0,'acted','{"seat":2,"act":"9H","computer":false,"press":5065}');
INSERT INTO "journal" VALUES(4,46,1000000.0,'acted','{"seat":3,"act":"AD","computer":false,"press":5066}');
INSERT INTO "journal" VALUES(4,47,1000000.0,'acted','{"seat":4,"act":"7S","computer":false,"press":5067}');
INSERT INTO "journal" VALUES(5,1,1000000.0,'opened','{"schema":1,"guild_id":7,"channel_id":75,"owner_id":100,"name":"Ann","rules":"hasenpfeffer","preset":"hasenpfeffer","options":{"players":4,"law":"hosted","pack":24,"joker":true,"points":10,"first_dealer":"random","packets":"3","cut":"no","misdeal":"redeal","steal_the_deal":false,"renege_penalty":"plus-two","renege_ends_hand":false,"review":false,"traditions":true,"mugs_away":false,"laps":false,"slams":false},"computers":[],"secret":"a90802389a78cdc29492a875f74ac6f3aa202f4ad9892fed75598005bac48a6a"}');
INSERT INTO "journal" VALUES(5,2,1000000.0,'joined','{"seat":2,"user_id":101,"name":"Bob","press":5069}');
INSERT INTO "journal" VALUES(5,3,1000000.0,'joined','{"seat":3,"user_id":102,"name":"Cay","press":5070}');
INSERT INTO "journal" VALUES(5,4,1000000.0,'joined','{"seat":4,"user_id":103,"name":"Dan","press":5071}');
INSERT INTO "journal" VALUES(5,5,1000000.0,'started','{"method":"random","rounds":[],"dealer":2,"user_id":100,"press":5072}');
INSERT INTO "journal" VALUES(5,6,1000000.0,'dealt','{"pack":"9H JC QH TH TC KD JD AD JS 9S TD AH QC TS AC QS JH KS KC QD KH JK AS 9C 9D","commitment":"9fd6f13d451f41afc39e7ee2391b080dbbc5bfcda8ebe046f08ebff82d97169e","secret":"a90802389a78cdc29492a875f74ac6f3aa202f4ad9892fed75598005bac48a6a","mixins":["5069","5070","5071","5072"],"next_secret":"9e826bd6f0a890ea47ca738eb48c14ec53676da43f9e9919878d972f9a451da1"}');
INSERT INTO "journal" VALUES(5,7,1000000.0,'acted','{"seat":3,"act":"pass","computer":false,"press":5073}');
INSERT INTO "journal" VALUES(5,8,1000000.0,'acted','{"seat":4,"act":"bid 6","computer":false,"press":5074}');
INSERT INTO "journal" VALUES(5,9,1000000.0,'acted','{"seat":4,"act":"name D","computer":false,"press":5075}');
INSERT INTO "journal" VALUES(5,10,1000000.0,'acted','{"seat":4,"act":"discard QS","computer":false,"press":5076}');
INSERT INTO "journal" VALUES(5,11,1000000.0,'acted','{"seat":4,"act":"9D","computer":false,"press":5077}');
INSERT INTO "journal" VALUES(5,12,1000000.0,'acted','{"seat":1,"act":"QD","computer":false,"press":5078}');
INSERT INTO "journal" VALUES(5,13,1000000.0,'acted','{"seat":2,"act":"TD","computer":false,"press":5079}');
INSERT INTO "journal" VALUES(5,14,1000000.0,'acted','{"seat":3,"act":"AC","computer":false,"press":5080}');
INSERT INTO "journal" VALUES(5,15,1000000.0,'acted','{"seat":1,"act":"JS","computer":false,"press":5081}');
INSERT INTO "journal" VALUES(5,16,1000000.0,'acted','{"seat":2,"act":"9S","computer":false,"press":5082}');
INSERT INTO "journal" VALUES(5,17,1000000.0,'acted','{"seat":3,"act":"TS","computer":false,"press":5083}');
INSERT INTO "journal" VALUES(5,18,1000000.0,'acted','{"seat":4,"act":"KS","computer":false,"press":5084}');
INSERT INTO "journal" VALUES(5,19,1000000.0,'acted','{"seat":4,"act":"KD","computer":false,"press":5085}');
INSERT INTO "journal" VALUES(5,20,1000000.0,'acted','{"seat":1,"act":"JD","computer":false,"press":5086}');
INSERT INTO "journal" VALUES(5,21,1000000.0,'acted','{"seat":2,"act":"JK","computer":false,"press":5087}');
INSERT INTO "journal" VALUES(5,22,1000000.0,'acted','{"seat":3,"act":"QC","computer":false,"press":5088}');
INSERT INTO "journal" VALUES(5,23,1000000.0,'acted','{"seat":2,"act":"9C","computer":false,"press":5089}');
INSERT INTO "journal" VALUES(6,1,1000000.0,'opened','{"schema":1,"guild_id":7,"channel_id":76,"owner_id":100,"name":"Ann","rules":"railroad","preset":"railroad","options":{"players":4,"law":"hosted","pack":32,"joker":true,"points":10,"first_dealer":"random","packets":"3-2","cut":"no","misdeal":"redeal","steal_the_deal":false,"renege_penalty":"plus-two","renege_ends_hand":false,"review":false,"traditions":true,"ace_no_face":false,"farmers_hand":"off","second_round":"throw-in","no_first_blood":false,"mugs_away":false,"laps":true,"slams":true,"turning_the_tables":false,"partner_order":"free","defend_alone":true,"first_lead":"maker-left","partners_best":"discard-then-give","give_turnup":true,"lone_made":1,"lone_march":4,"euchre":2,"lone_euchre":2,"euchre_march":2,"lone_defence":2,"lone_defence_march":4,"setback":false,"prompt_partner":false},"computers":[["Computer 1","random"],["Computer 2","random"]],"secret":"305317feed6740b9bd7425dcb03de04bf0a4f21e0adc3ebef6822b55d46d44e5"}');
INSERT INTO "journal" VALUES(6,2,1000000.0,'joined','{"seat":4,"user_id":101,"name":"Bob","press":5091}');
INSERT INTO "journal" VALUES(6,3,1000000.0,'started','{"method":"random","rounds":[],"dealer":2,"user_id":100,"press":5092}');
INSERT INTO "journal" VALUES(6,4,1000000.0,'dealt','{"pack":"KH TD AS TH TC QH 7C KD AD 7H AC 8S AH 7D KS 9H 8C 9C 9D JD QS 8H JK TS QC 7S QD JS 9S JC KC 8D JH","commitment":"8548408d5f5d63e3ab6057d5b598246365355613e4492c74099503355fea09a5","secret":"305317feed6740b9bd7425dcb03de04bf0a4f21e0adc3ebef6822b55d46d44e5","mixins":["5091","5092"],"next_secret":"a833b3b84e0f27f9f7a910b6b6683480fc91baefae179bf759340f6cf6c1f981"}');
INSERT INTO "journal" VALUES(6,5,1000000.0,'acted','{"seat":3,"act":"pass","computer":true,"press":null}');
INSERT INTO "journal" VALUES(6,6,1000000.0,'acted','{"seat":4,"act":"order","computer":false,"press":5093}');
INSERT INTO "journal" VALUES(6,7,1000000.0,'acted','{"seat":2,"act":"discard AD","computer":true,"press":null}');
INSERT INTO "journal" VALUES(6,8,1000000.0,'acted','{"seat":3,"act":"8S","computer":true,"press":null}');
INSERT INTO "journal" VALUES(6,9,1000000.0,'acted','{"seat":4,"act":"KS","computer":false,"press":5094}');
INSERT INTO "journal" VALUES(6,10,1000000.0,'acted','{"seat":1,"act":"KD","computer":false,"press":5095}');
INSERT INTO "journal" VALUES(6,11,1000000.0,'acted','{"seat":2,"act":"QS","computer":true,"press":null}');
INSERT INTO "journal" VALUES(6,12,1000000.0,'acted','{"seat":4,"act":"TH","computer":false,"press":5096}');
INSERT INTO "journal" VALUES(6,13,1000000.0,'acted','{"seat":1,"act":"9H","computer":false,"press":5097}');
INSERT INTO "journal" VALUES(6,14,1000000.0,'acted','{"seat":2,"act":"7H","computer":true,"press":null}');
INSERT INTO "journal" VALUES(6,15,1000000.0,'acted','{"seat":3,"act":"KH","computer":true,"press":null}');
INSERT INTO "journal" VALUES(6,16,1000000.0,'acted','{"seat":3,"act":"AC","computer":true,"press":null}');
INSERT INTO "journal" VALUES(6,17,1000000.0,'acted','{"seat":4,"act":"TC","computer":false,"press":5098}');
INSERT INTO "journal" VALUES(6,18,1000000.0,'acted','{"seat":1,"act":"7C","computer":false,"press":5099}');
INSERT INTO "journal" VALUES(6,19,1000000.0,'acted','{"seat":2,"act":"9C","computer":true,"press":null}');
INSERT INTO "journal" VALUES(6,20,1000000.0,'acted','{"seat":3,"act":"TD","computer":true,"press":null}');
INSERT INTO "journal" VALUES(6,21,1000000.0,'acted','{"seat":4,"act":"7D","computer":false,"press":5100}');
INSERT INTO "journal" VALUES(6,22,1000000.0,'acted','{"seat":1,"act":"8C","computer":false,"press":5101}');
INSERT INTO "journal" VALUES(6,23,1000000.0,'acted','{"seat":2,"act":"9D","computer":true,"press":null}');
INSERT INTO "journal" VALUES(6,24,1000000.0,'acted','{"seat":3,"act":"AS","computer":true,"press":null}');
INSERT INTO "journal" VALUES(7,1,1000000.0,'opened','{"schema":1,"guild_id":7,"channel_id":77,"owner_id":100,"name":"Ann","rules":"standard points=1","preset":"standard","options":{"players":4,"law":"hosted","pack":24,"joker":false,"points":1,"first_dealer":"random","packets":"3-2","cut":"no","misdeal":"redeal","steal_the_deal":false,"renege_penalty":"plus-two","renege_ends_hand":false,"review":false,"traditions":true,"ace_no_face":false,"farmers_hand":"off","second_round":"stick","no_first_blood":false,"mugs_away":false,"laps":false,"slams":false,"turning_the_tables":false,"partner_order":"free","defend_alone":false,"first_lead":"dealer-left","partners_best":"off","give_turnup":false,"lone_made":1,"lone_march":4,"euchre":2,"lone_euchre":2,"euchre_march":2,"lone_defence":2,"lone_defence_march":4,"setback":false,"prompt_partner":false},"computers":[],"secret":"0d387dd45ce301e94a2599abf5fd99301d8fa94d13abbe48a1ae6b96681c34f9"}');
INSERT INTO "journal" VALUES(7,2,1000000.0,'joined','{"seat":2,"user_id":101,"name":"Bob","press":5103}');
INSERT INTO "journal" VALUES(7,3,1000000.0,'joined','{"seat":3,"user_id":102,"name":"Cay","press":5104}');
INSERT INTO "journal" VALUES(7,4,1000000.0,'joined','{"seat":4,"user_id":103,"name":"Dan","press":5105}');
INSERT INTO "journal" VALUES(7,5,1000000.0,'started','{"method":"random","rounds":[],"dealer":3,"user_id":100,"press":5106}');
INSERT INTO "journal" VALUES(7,6,1000000.0,'dealt','{"pack":"AC TH JS QD TD QS KS JC 9D KD JH KC 9S AS 9H TS 9C JD QC AH QH AD TC KH","commitment":"d23899872805fc90d8dabefa2b7dd831bb41d2391dfc5b2455a571115ce5b699","secret":"0d387dd45ce301e94a2599abf5fd99301d8fa94d13abbe48a1ae6b96681c34f9","mixins":["5103","5104","5105","5106"],"next_secret":"c424eae11631d67fdf64a0d8a5b4dff0c5475a81bcd2b26419dac896481471da"}');
INSERT INTO "journal" VALUES(7,7,1000000.0,'acted','{"seat":4,"act":"order","computer":false,"press":5107}');
INSERT INTO "journal" VALUES(7,8,1000000.0,'acted','{"seat":3,"act":"discard 9D","computer":false,"press":5108}');
INSERT INTO "journal" VALUES(7,9,1000000.0,'acted','{"seat":4,"act":"AC","computer":false,"press":5109}');
INSERT INTO "journal" VALUES(7,10,1000000.0,'acted','{"seat":1,"act":"9H","computer":false,"press":5110}');
INSERT INTO "journal" VALUES(7,11,1000000.0,'acted','{"seat":2,"act":"JC","computer":false,"press":5111}');
INSERT INTO "journal" VALUES(7,12,1000000.0,'acted','{"seat":3,"act":"QC","computer":false,"press":5112}');
INSERT INTO "journal" VALUES(7,13,1000000.0,'acted','{"seat":1,"act":"9S","computer":false,"press":5113}');
INSERT INTO "journal" VALUES(7,14,1000000.0,'acted','{"seat":2,"act":"TS","computer":false,"press":5114}');
INSERT INTO "journal" VALUES(7,15,1000000.0,'acted','{"seat":3,"act":"AH","computer":false,"press":5115}');
INSERT INTO "journal" VALUES(7,16,1000000.0,'acted','{"seat":4,"act":"JS","computer":false,"press":5116}');
INSERT INTO "journal" VALUES(7,17,1000000.0,'acted','{"seat":3,"act":"KD","computer":false,"press":5117}');
INSERT INTO "journal" VALUES(7,18,1000000.0,'acted','{"seat":4,"act":"JH","computer":false,"press":5118}');
INSERT INTO "journal" VALUES(7,19,1000000.0,'acted','{"seat":1,"act":"QD","computer":false,"press":5119}');
INSERT INTO "journal" VALUES(7,20,1000000.0,'acted','{"seat":2,"act":"QS","computer":false,"press":5120}');
INSERT INTO "journal" VALUES(7,21,1000000.0,'acted','{"seat":4,"act":"TH","computer":false,"press":5121}');
INSERT INTO "journal" VALUES(7,22,1000000.0,'acted','{"seat":1,"act":"TD","computer":false,"press":5122}');
INSERT INTO "journal" VALUES(7,23,1000000.0,'acted','{"seat":2,"act":"KS","computer":false,"press":5123}');
INSERT INTO "journal" VALUES(7,24,1000000.0,'acted','{"seat":3,"act":"QH","computer":false,"press":5124}');
INSERT INTO "journal" VALUES(7,25,1000000.0,'acted','{"seat":3,"act":"JD","computer":false,"press":5125}');
INSERT INTO "journal" VALUES(7,26,1000000.0,'acted','{"seat":4,"act":"KC","computer":false,"press":5126}');
INSERT INTO "journal" VALUES(7,27,1000000.0,'acted','{"seat":1,"act":"AS","computer":false,"press":5127}');
INSERT INTO "journal" VALUES(7,28,1000000.0,'acted','{"seat":2,"act":"9C","computer":false,"press":5128}');
INSERT INTO "journal" VALUES(8,1,1000000.0,'opened','{"schema":1,"guild_id":7,"channel_id":78,"owner_id":100,"name":"Ann","rules":"standard points=1","preset":"standard","options":{"players":4,"law":"hosted","pack":24,"joker":false,"points":1,"first_dealer":"random","packets":"3-2","cut":"no","misdeal":"redeal","steal_the_deal":false,"renege_penalty":"plus-two","renege_ends_hand":false,"review":false,"traditions":true,"ace_no_face":false,"farmers_hand":"off","second_round":"stick","no_first_blood":false,"mugs_away":false,"laps":false,"slams":false,"turning_the_tables":false,"partner_order":"free","defend_alone":false,"first_lead":"dealer-left","partners_best":"off","give_turnup":false,"lone_made":1,"lone_march":4,"euchre":2,"lone_euchre":2,"euchre_march":2,"lone_defence":2,"lone_defence_march":4,"setback":false,"prompt_partner":false},"computers":[],"secret":"57afd608bc27f07ae334243ecc2165be58af22ccbd6c7f67757b106aafa12caa"}');
INSERT INTO "journal" VALUES(8,2,1000000.0,'joined','{"seat":2,"user_id":101,"name":"Bob","press":5130}');
INSERT INTO "journal" VALUES(8,3,1000000.0,'joined','{"seat":3,"user_id":102,"name":"Cay","press":5131}');
INSERT INTO "journal" VALUES(8,4,1000000.0,'joined','{"seat":4,"user_id":103,"name":"Dan","press":5132}');
INSERT INTO "journal" VALUES(8,5,1000000.0,'started','{"method":"random","rounds":[],"dealer":2,"user_id":100,"press":5133}');
INSERT INTO "journal" VALUES(8,6,1000000.0,'dealt','{"pack":"QC JS 9D TC AD 9C AS KS 9H TD KC QD KH QS TH TS JD QH JH KD 9S JC AC AH","commitment":"eff507a4a9dd7edd7af66ff01afbfc8890a36248496d241b3a38f05a1ffecbc2","secret":"57afd608bc27f07ae334243ecc2165be58af22ccbd6c7f67757b106aafa12caa","mixins":["5130","5131","5132","5133"],"next_secret":"98364a2cd1d3fb5d4f137e8cd7b9fae1a77afab3d84b9dc66b1aabac50b0fbbc"}');
INSERT INTO "journal" VALUES(8,7,1000000.0,'acted','{"seat":3,"act":"order","computer":false,"press":5134}');
INSERT INTO "journal" VALUES(8,8,1000000.0,'acted','{"seat":2,"act":"discard JH","computer":false,"press":5135}');
INSERT INTO "journal" VALUES(8,9,1000000.0,'acted','{"seat":3,"act":"9D","computer":false,"press":5136}');
INSERT INTO "journal" VALUES(8,10,1000000.0,'acted','{"seat":4,"act":"AD","computer":false,"press":5137}');
INSERT INTO "journal" VALUES(8,11,1000000.0,'acted','{"seat":1,"act":"JD","computer":false,"press":5138}');
INSERT INTO "journal" VALUES(8,12,1000000.0,'acted','{"seat":2,"act":"KD","computer":false,"press":5139}');
INSERT INTO "journal" VALUES(8,13,1000000.0,'acted','{"seat":4,"act":"TH","computer":false,"press":5140}');
INSERT INTO "journal" VALUES(8,14,1000000.0,'acted','{"seat":1,"act":"TS","computer":false,"press":5141}');
INSERT INTO "journal" VALUES(8,15,1000000.0,'acted','{"seat":2,"act":"9H","computer":false,"press":5142}');
INSERT INTO "journal" VALUES(8,16,1000000.0,'acted','{"seat":3,"act":"KC","computer":false,"press":5143}');
INSERT INTO "journal" VALUES(8,17,1000000.0,'acted','{"seat":1,"act":"AS","computer":false,"press":5144}');
INSERT INTO "journal" VALUES(8,18,1000000.0,'acted','{"seat":2,"act":"9S","computer":false,"press":5145}');
INSERT INTO "journal" VALUES(8,19,1000000.0,'acted','{"seat":3,"act":"JS","computer":false,"press":5146}');
INSERT INTO "journal" VALUES(8,20,1000000.0,'acted','{"seat":4,"act":"QS","computer":false,"press":5147}');
INSERT INTO "journal" VALUES(8,21,1000000.0,'acted','{"seat":3,"act":"QD","computer":false,"press":5148}');
INSERT INTO "journal" VALUES(8,22,1000000.0,'acted','{"seat":4,"act":"KH","computer":false,"press":5149}');
INSERT INTO "journal" VALUES(8,23,1000000.0,'acted','{"seat":1,"act":"KS","computer":false,"press":5150}');
INSERT INTO "journal" VALUES(8,24,1000000.0,'acted','{"seat":2,"act":"TD","computer":false,"press":5151}');
INSERT INTO "journal" VALUES(8,25,1000000.0,'acted','{"seat":1,"act":"9C","computer":false,"press":5152}');
INSERT INTO "journal" VALUES(8,26,1000000.0,'acted','{"seat":2,"act":"QH","computer":false,"press":5153}');
INSERT INTO "journal" VALUES(8,27,1000000.0,'acted','{"seat":3,"act":"QC","computer":false,"press":5154}');
INSERT INTO "journal" VALUES(8,28,1000000.0,'acted','{"seat":4,"act":"TC","computer":false,"press":5155}');
INSERT INTO "journal" VALUES(8,29,1000000.0,'rematched','{"user_id":100,"press":5156}');
INSERT INTO "journal" VALUES(8,30,1000000.0,'dealt','{"pack":"JD 9H 9D JH TS AC QH TC AD AS KD TH 9C 9S AH QS QC JC QD KS KH JS KC TD","commitment":"1fdfad1dc8e76ee3b16731276c0fc9b8817e0c50e12edb103bb533501935e054","secret":"98364a2cd1d3fb5d4f137e8cd7b9fae1a77afab3d84b9dc66b1aabac50b0fbbc","mixins":["5153","5154","5155","5156"],"next_secret":"8f89ec5f79bd221616ca5f700608eca9153d28821562a11be30348c7a421e829"}');
INSERT INTO "journal" VALUES(8,31,1000000.0,'acted','{"seat":4,"act":"order alone","computer":false,"press":5157}');
INSERT INTO "journal" VALUES(8,32,1000000.0,'acted','{"seat":3,"act":"discard KS","computer":false,"press":5158}');
INSERT INTO "journal" VALUES(8,33,1000000.0,'acted','{"seat":4,"act":"9H","computer":false,"press":5159}');
INSERT INTO "journal" VALUES(8,34,1000000.0,'acted','{"seat":1,"act":"JH","computer":false,"press":5160}');
INSERT INTO "journal" VALUES(8,35,1000000.0,'acted','{"seat":3,"act":"KH","computer":false,"press":5161}');
INSERT INTO "journal" VALUES(8,36,1000000.0,'acted','{"seat":1,"act":"AH","computer":false,"press":5162}');
INSERT INTO "journal" VALUES(9,1,1000000.0,'opened','{"schema":1,"guild_id":7,"channel_id":79,"owner_id":100,"name":"Ann","rules":"cutthroat points=3","preset":"cutthroat","options":{"players":3,"law":"hosted","pack":32,"joker":false,"points":3,"first_dealer":"random","packets":"3-2","cut":"no","misdeal":"redeal","steal_the_deal":false,"renege_penalty":"plus-two","renege_ends_hand":false,"review":false,"traditions":true,"ace_no_face":false,"farmers_hand":"off","second_round":"throw-in","no_first_blood":false},"computers":[],"secret":"44385c857e1007d7b95dac64d892da5efc8d5c7d438a96bb86399207685d2578"}');
INSERT INTO "journal" VALUES(9,2,1000000.0,'joined','{"seat":2,"user_id":101,"name":"Bob","press":5164}');
INSERT INTO "journal" VALUES(9,3,1000000.0,'joined','{"seat":3,"user_id":102,"name":"Cay","press":5165}');
INSERT INTO "journal" VALUES(9,4,1000000.0,'started','{"method":"random","rounds":[],"dealer":1,"user_id":100,"press":5166}');
INSERT INTO "journal" VALUES(9,5,1000000.0,'dealt','{"pack":"QS JD 7S TC TD 7D AH JH 9H 9S KC QH 8H QD 8D KD AS KS 7C 8C TS 7H JS AD AC 9D 9C QC JC KH 8S TH","commitment":"fa3a5c11148c1bc9b8363f86da1c892d70931c76772bc85a06305eb402756222","secret":"44385c857e1007d7b95dac64d892da5efc8d5c7d438a96bb86399207685d2578","mixins":["5164","5165","5166"],"next_secret":"acfb210bd6c8fb4e3cd910b4a24a2ad9bb30b2fb253c649d8de3da970d560394"}');
INSERT INTO "journal" VALUES(9,6,1000000.0,'acted','{"seat":2,"act":"order","computer":false,"press":5167}');
INSERT INTO "journal" VALUES(9,7,1000000.0,'acted','{"seat":1,"act":"discard QD","computer":false,"press":5168}');
INSERT INTO "journal" VALUES(9,8,1000000.0,'acted','{"seat":2,"act":"7S","computer":false,"press":5169}');
INSERT INTO "journal" VALUES(9,9,1000000.0,'acted','{"seat":3,"act":"8H","computer":false,"press":5170}');
INSERT INTO "journal" VALUES(9,10,1000000.0,'acted','{"seat":1,"act":"JH","computer":false,"press":5171}');
INSERT INTO "journal" VALUES(9,11,1000000.0,'acted','{"seat":1,"act":"KD","computer":false,"press":5172}');
INSERT INTO "journal" VALUES(9,12,1000000.0,'acted','{"seat":2,"act":"JD","computer":false,"press":5173}');
INSERT INTO "journal" VALUES(9,13,1000000.0,'acted','{"seat":3,"act":"TD","computer":false,"press":5174}');
INSERT INTO "journal" VALUES(9,14,1000000.0,'acted','{"seat":2,"act":"9S","computer":false,"press":5175}');
INSERT INTO "journal" VALUES(9,15,1000000.0,'acted','{"seat":3,"act":"TC","computer":false,"press":5176}');
INSERT INTO "journal" VALUES(9,16,1000000.0,'acted','{"seat":1,"act":"AH","computer":false,"press":5177}');
INSERT INTO "journal" VALUES(9,17,1000000.0,'acted','{"seat":2,"act":"9H","computer":false,"press":5178}');
INSERT INTO "journal" VALUES(9,18,1000000.0,'acted','{"seat":3,"act":"QH","computer":false,"press":5179}');
INSERT INTO "journal" VALUES(9,19,1000000.0,'acted','{"seat":1,"act":"8D","computer":false,"press":5180}');
INSERT INTO "journal" VALUES(9,20,1000000.0,'acted','{"seat":1,"act":"7D","computer":false,"press":5181}');
INSERT INTO "journal" VALUES(9,21,1000000.0,'acted','{"seat":2,"act":"QS","computer":false,"press":5182}');
INSERT INTO "journal" VALUES(9,22,1000000.0,'acted','{"seat":3,"act":"KC","computer":false,"press":5183}');
INSERT INTO "journal" VALUES(9,23,1000000.0,'dealt','{"pack":"JH 9D AC TS 8H 8C 9S TC AS 7H QC KS 7C TD JC QH AH KC 7D QS JD 8S 8D 9H KH KD 7S JS TH QD AD 9C","commitment":"036834749629ab62053ef53da4898563899c277c774ed221c0455b2edff54463","secret":"acfb210bd6c8fb4e3cd910b4a24a2ad9bb30b2fb253c649d8de3da970d560394","mixins":["5181","5182","5183"],"next_secret":"e3f2c264d806aca54e019c2bf0fe282bd4b49280c790183afb5f69fb4d322603"}');
INSERT INTO "journal" VALUES(9,24,1000000.0,'acted','{"seat":3,"act":"pass","computer":false,"press":5184}');
INSERT INTO "journal" VALUES(9,25,1000000.0,'acted','{"seat":1,"act":"order","computer":false,"press":5185}');
INSERT INTO "journal" VALUES(9,26,1000000.0,'acted','{"seat":2,"act":"discard JC","computer":false,"press":5186}');
INSERT INTO "journal" VALUES(9,27,1000000.0,'acted','{"seat":3,"act":"7H","computer":false,"press":5187}');
INSERT INTO "journal" VALUES(9,28,1000000.0,'acted','{"seat":1,"act":"8H","computer":false,"press":5188}');
INSERT INTO "journal" VALUES(9,29,1000000.0,'acted','{"seat":2,"act":"QH","computer":false,"press":5189}');
INSERT INTO "journal" VALUES(9,30,1000000.0,'acted','{"seat":2,"act":"TD","computer":false,"press":5190}');
INSERT INTO "journal" VALUES(9,31,1000000.0,'acted','{"seat":3,"act":"9D","computer":false,"press":5191}');
INSERT INTO "journal" VALUES(9,32,1000000.0,'acted','{"seat":1,"act":"TS","computer":false,"press":5192}');
INSERT INTO "journal" VALUES(9,33,1000000.0,'acted','{"seat":2,"act":"TC","computer":false,"press":5193}');
INSERT INTO "journal" VALUES(9,34,1000000.0,'acted','{"seat":3,"act":"AC","computer":false,"press":5194}');
INSERT INTO "journal" VALUES(9,35,1000000.0,'acted','{"seat":1,"act":"7C","computer":false,"press":5195}');
INSERT INTO "journal" VALUES(9,36,1000000.0,'acted','{"seat":3,"act":"JH","computer":false,"press":5196}');
INSERT INTO "journal" VALUES(9,37,1000000.0,'acted','{"seat":1,"act":"KS","computer":false,"press":5197}');
INSERT INTO "journal" VALUES(9,38,1000000.0,'acted','{"seat":2,"act":"8C","computer":false,"press":5198}');
INSERT INTO "journal" VALUES(9,39,1000000.0,'acted','{"seat":3,"act":"AS","computer":false,"press":5199}');
INSERT INTO "journal" VALUES(9,40,1000000.0,'acted','{"seat":1,"act":"QC","computer":false,"press":5200}');
INSERT INTO "journal" VALUES(9,41,1000000.0,'acted','{"seat":2,"act":"9S","computer":false,"press":5201}');
INSERT INTO "journal" VALUES(9,42,1000000.0,'closed','{"why":"asked","user_id":100}');
INSERT INTO "journal" VALUES(10,1,1000000.0,'opened','{"schema":1,"guild_id":7,"channel_id":80,"owner_id":100,"name":"Ann","rules":"two-handed","preset":"two-handed","options":{"players":2,"law":"hosted","pack":24,"joker":false,"points":10,"first_dealer":"random","packets":"3-2","cut":"no","misdeal":"redeal","steal_the_deal":false,"renege_penalty":"plus-two","renege_ends_hand":false,"review":false,"traditions":true,"ace_no_face":false,"farmers_hand":"off","second_round":"throw-in","no_first_blood":false},"computers":[],"secret":"3d0141c5318113336b5e248acec88aeb64f33bdcf8e85f8c07e56f3ba35a8a67"}');
INSERT INTO "journal" VALUES(10,2,1000000.0,'joined','{"seat":2,"user_id":101,"name":"Bob","press":5204}');
INSERT INTO "journal" VALUES(10,3,1000000.0,'started','{"method":"random","rounds":[],"dealer":2,"user_id":100,"press":5205}');
INSERT INTO "journal" VALUES(10,4,1000000.0,'dealt','{"pack":"9C QH JC QC TD 9S JD JH QD AS JS TS AC TC TH AH 9H KC KH 9D KD KS AD QS","commitment":"6409b0f4cb611e5a839216d23da6edecd773fdc461a7c9a5c42b6c947dc1339f","secret":"3d0141c5318113336b5e248acec88aeb64f33bdcf8e85f8c07e56f3ba35a8a67","mixins":["5204","5205"],"next_secret":"298a868322f9045811e7d4f31834f3d84e5cea93fa2c705a2ba8897561b4e5e8"}');
INSERT INTO "journal" VALUES(10,5,1000000.0,'acted','{"seat":1,"act":"pass","computer":false,"press":5206}');
INSERT INTO "journal" VALUES(10,6,1000000.0,'acted','{"seat":2,"act":"pass","computer":false,"press":5207}');
INSERT INTO "journal" VALUES(10,7,1000000.0,'acted','{"seat":1,"act":"call D","computer":false,"press":5208}');
INSERT INTO "journal" VALUES(10,8,1000000.0,'acted','{"seat":1,"act":"JC","computer":false,"press":5209}');
INSERT INTO "journal" VALUES(10,9,1000000.0,'acted','{"seat":2,"act":"QC","computer":false,"press":5210}');
INSERT INTO "journal" VALUES(10,10,1000000.0,'left','{"seat":2,"owner_id":100}');
INSERT INTO "journal" VALUES(10,11,1000000.0,'acted','{"seat":2,"act":"AS","computer":true,"press":null}');
CREATE TABLE meetings (
    guild_id INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    together INTEGER NOT NULL CHECK (together IN (0, 1)),
    other_id INTEGER NOT NULL,
    games INTEGER NOT NULL,
    won INTEGER NOT NULL,
    lost INTEGER NOT NULL,
    PRIMARY KEY (guild_id, user_id, together, other_id)
) STRICT, WITHOUT ROWID;
INSERT INTO "meetings" VALUES(7,100,0,101,3,2,0);
INSERT INTO "meetings" VALUES(7,100,0,102,1,0,1);
INSERT INTO "meetings" VALUES(7,100,0,103,2,2,0);
INSERT INTO "meetings" VALUES(7,100,1,102,2,2,0);
INSERT INTO "meetings" VALUES(7,101,0,100,3,0,2);
INSERT INTO "meetings" VALUES(7,101,0,102,3,0,3);
INSERT INTO "meetings" VALUES(7,101,1,103,2,0,0);
INSERT INTO "meetings" VALUES(7,102,0,100,1,1,0);
INSERT INTO "meetings" VALUES(7,102,0,101,3,3,0);
INSERT INTO "meetings" VALUES(7,102,0,103,2,2,0);
INSERT INTO "meetings" VALUES(7,102,1,100,2,2,0);
INSERT INTO "meetings" VALUES(7,103,0,100,2,0,2);
INSERT INTO "meetings" VALUES(7,103,0,102,2,0,2);
INSERT INTO "meetings" VALUES(7,103,1,101,2,0,0);
CREATE TABLE player_settings (
    user_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (user_id, name)
) STRICT, WITHOUT ROWID;
CREATE TABLE rating_steps (
    guild_id INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    family TEXT NOT NULL,
    number INTEGER NOT NULL,
    game_id INTEGER NOT NULL REFERENCES games (id),
    at REAL NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    PRIMARY KEY (guild_id, user_id, family, number)
) STRICT, WITHOUT ROWID;
INSERT INTO "rating_steps" VALUES(7,100,'individual',1,3,1000000.0,2.38658919209783846335e+01,8.19876229012223);
INSERT INTO "rating_steps" VALUES(7,100,'partnership',1,1,1000000.0,2.67011479430674043551e+01,8.23289527467601);
INSERT INTO "rating_steps" VALUES(7,100,'partnership',2,2,1000000.0,2.80963453670550542548e+01,8.13763849826505847318e+00);
INSERT INTO "rating_steps" VALUES(7,101,'individual',1,3,1000000.0,2.38658919209783846335e+01,8.19876229012223);
INSERT INTO "rating_steps" VALUES(7,101,'partnership',1,1,1000000.0,2.32988520569325956448e+01,8.23289527467601);
INSERT INTO "rating_steps" VALUES(7,101,'partnership',2,2,1000000.0,2.19036546329449457451e+01,8.13763849826505847318e+00);
INSERT INTO "rating_steps" VALUES(7,102,'individual',1,3,1000000.0,2.72682161580432342869e+01,8.27050081960131500125e+00);
INSERT INTO "rating_steps" VALUES(7,102,'partnership',1,1,1000000.0,2.67011479430674043551e+01,8.23289527467601);
INSERT INTO "rating_steps" VALUES(7,102,'partnership',2,2,1000000.0,2.80963453670550542548e+01,8.13763849826505847318e+00);
INSERT INTO "rating_steps" VALUES(7,103,'partnership',1,1,1000000.0,2.32988520569325956448e+01,8.23289527467601);
INSERT INTO "rating_steps" VALUES(7,103,'partnership',2,2,1000000.0,2.19036546329449457451e+01,8.13763849826505847318e+00);
CREATE TABLE standings (
    guild_id INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    period TEXT NOT NULL,
    family TEXT NOT NULL,
    ranked INTEGER NOT NULL CHECK (ranked IN (0, 1)),
    games INTEGER NOT NULL,
    wins INTEGER NOT NULL,
    "left" INTEGER NOT NULL,
    hands INTEGER NOT NULL,
    tricks INTEGER NOT NULL,
    points INTEGER NOT NULL,
    called INTEGER NOT NULL,
    made INTEGER NOT NULL,
    euchred INTEGER NOT NULL,
    marches INTEGER NOT NULL,
    lone_tried INTEGER NOT NULL,
    lone_made INTEGER NOT NULL,
    lone_marches INTEGER NOT NULL,
    euchres_made INTEGER NOT NULL,
    lone_defended INTEGER NOT NULL,
    lone_defended_won INTEGER NOT NULL,
    folded INTEGER NOT NULL,
    streak INTEGER NOT NULL, -- 3: the last three were won; -2: the last two were not
    last_at REAL NOT NULL,
    mu REAL,
    sigma REAL,
    skill REAL GENERATED ALWAYS AS (mu - 3.0 * sigma) STORED,
    win_rate REAL GENERATED ALWAYS AS (CAST(wins AS REAL) / games) STORED,
    points_per_hand REAL GENERATED ALWAYS AS (CAST(points AS REAL) / hands) STORED,
    PRIMARY KEY (guild_id, user_id, period, family, ranked),
    CHECK (ranked = (mu IS NOT NULL) AND ranked = (sigma IS NOT NULL))
) STRICT, WITHOUT ROWID;
INSERT INTO "standings" VALUES(7,100,'1970-01','individual',1,1,0,0,2,3,2,1,0,1,0,0,0,0,1,0,0,0,-1,1000000.0,2.38658919209783846335e+01,8.19876229012223);
INSERT INTO "standings" VALUES(7,100,'1970-01','partnership',1,2,2,0,2,3,3,0,0,0,0,0,0,0,1,0,0,0,2,1000000.0,2.80963453670550542548e+01,8.13763849826505847318e+00);
INSERT INTO "standings" VALUES(7,100,'1970-Q1','individual',1,1,0,0,2,3,2,1,0,1,0,0,0,0,1,0,0,0,-1,1000000.0,2.38658919209783846335e+01,8.19876229012223);
INSERT INTO "standings" VALUES(7,100,'1970-Q1','partnership',1,2,2,0,2,3,3,0,0,0,0,0,0,0,1,0,0,0,2,1000000.0,2.80963453670550542548e+01,8.13763849826505847318e+00);
INSERT INTO "standings" VALUES(7,100,'all','individual',1,1,0,0,2,3,2,1,0,1,0,0,0,0,1,0,0,0,-1,1000000.0,2.38658919209783846335e+01,8.19876229012223);
INSERT INTO "standings" VALUES(7,100,'all','partnership',1,2,2,0,2,3,3,0,0,0,0,0,0,0,1,0,0,0,2,1000000.0,2.80963453670550542548e+01,8.13763849826505847318e+00);
INSERT INTO "standings" VALUES(7,101,'1970-01','individual',1,1,0,0,2,4,2,1,0,1,0,0,0,0,1,0,0,0,-1,1000000.0,2.38658919209783846335e+01,8.19876229012223);
INSERT INTO "standings" VALUES(7,101,'1970-01','partnership',1,2,0,0,2,0,0,0,0,0,0,0,0,0,0,0,0,0,-2,1000000.0,2.19036546329449457451e+01,8.13763849826505847318e+00);
INSERT INTO "standings" VALUES(7,101,'1970-Q1','individual',1,1,0,0,2,4,2,1,0,1,0,0,0,0,1,0,0,0,-1,1000000.0,2.38658919209783846335e+01,8.19876229012223);
INSERT INTO "standings" VALUES(7,101,'1970-Q1','partnership',1,2,0,0,2,0,0,0,0,0,0,0,0,0,0,0,0,0,-2,1000000.0,2.19036546329449457451e+01,8.13763849826505847318e+00);
INSERT INTO "standings" VALUES(7,101,'all','individual',1,1,0,0,2,4,2,1,0,1,0,0,0,0,1,0,0,0,-1,1000000.0,2.38658919209783846335e+01,8.19876229012223);
INSERT INTO "standings" VALUES(7,101,'all','partnership',1,2,0,0,2,0,0,0,0,0,0,0,0,0,0,0,0,0,-2,1000000.0,2.19036546329449457451e+01,8.13763849826505847318e+00);
INSERT INTO "standings" VALUES(7,102,'1970-01','individual',1,1,1,0,2,3,4,0,0,0,0,0,0,0,2,0,0,0,1,1000000.0,2.72682161580432342869e+01,8.27050081960131500125e+00);
INSERT INTO "standings" VALUES(7,102,'1970-01','partnership',1,2,2,0,2,5,3,1,1,0,0,0,0,0,1,0,0,0,2,1000000.0,2.80963453670550542548e+01,8.13763849826505847318e+00);
INSERT INTO "standings" VALUES(7,102,'1970-Q1','individual',1,1,1,0,2,3,4,0,0,0,0,0,0,0,2,0,0,0,1,1000000.0,2.72682161580432342869e+01,8.27050081960131500125e+00);
INSERT INTO "standings" VALUES(7,102,'1970-Q1','partnership',1,2,2,0,2,5,3,1,1,0,0,0,0,0,1,0,0,0,2,1000000.0,2.80963453670550542548e+01,8.13763849826505847318e+00);
INSERT INTO "standings" VALUES(7,102,'all','individual',1,1,1,0,2,3,4,0,0,0,0,0,0,0,2,0,0,0,1,1000000.0,2.72682161580432342869e+01,8.27050081960131500125e+00);
INSERT INTO "standings" VALUES(7,102,'all','partnership',1,2,2,0,2,5,3,1,1,0,0,0,0,0,1,0,0,0,2,1000000.0,2.80963453670550542548e+01,8.13763849826505847318e+00);
INSERT INTO "standings" VALUES(7,103,'1970-01','partnership',1,2,0,0,2,2,0,1,0,1,0,0,0,0,0,0,0,0,-2,1000000.0,2.19036546329449457451e+01,8.13763849826505847318e+00);
INSERT INTO "standings" VALUES(7,103,'1970-Q1','partnership',1,2,0,0,2,2,0,1,0,1,0,0,0,0,0,0,0,0,-2,1000000.0,2.19036546329449457451e+01,8.13763849826505847318e+00);
INSERT INTO "standings" VALUES(7,103,'all','partnership',1,2,0,0,2,2,0,1,0,1,0,0,0,0,0,0,0,0,-2,1000000.0,2.19036546329449457451e+01,8.13763849826505847318e+00);
CREATE TABLE tables (
    id INTEGER PRIMARY KEY AUTOINCREMENT, -- AUTOINCREMENT: an id is never used again
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    message_id INTEGER, -- NULL: no message shows the table
    posted_at REAL,
    deadline REAL, -- NULL: no clock runs
    touched REAL NOT NULL,
    closed INTEGER NOT NULL DEFAULT 0 CHECK (closed IN (0, 1)),
    journal_version INTEGER NOT NULL -- how the bodies of this journal are to be read
) STRICT;
INSERT INTO "tables" VALUES(1,7,71,NULL,NULL,1086400.0,1000000.0,0,1);
INSERT INTO "tables" VALUES(2,7,72,NULL,NULL,1000060.0,1000000.0,0,1);
INSERT INTO "tables" VALUES(3,7,73,NULL,NULL,1000060.0,1000000.0,0,1);
INSERT INTO "tables" VALUES(4,7,74,NULL,NULL,1000060.0,1000000.0,0,1);
INSERT INTO "tables" VALUES(5,7,75,NULL,NULL,1000060.0,1000000.0,0,1);
INSERT INTO "tables" VALUES(6,7,76,NULL,NULL,1000060.0,1000000.0,0,1);
INSERT INTO "tables" VALUES(7,7,77,NULL,NULL,1086400.0,1000000.0,0,1);
INSERT INTO "tables" VALUES(8,7,78,NULL,NULL,1000060.0,1000000.0,0,1);
INSERT INTO "tables" VALUES(9,7,79,NULL,NULL,1086400.0,1000000.0,1,1);
INSERT INTO "tables" VALUES(10,7,80,NULL,NULL,1000060.0,1000000.0,0,1);
CREATE INDEX live_tables_by_deadline ON tables (deadline) WHERE closed = 0;
CREATE INDEX interactions_by_age ON interactions (at);
CREATE INDEX games_by_guild ON games (guild_id, ended_at);
CREATE INDEX game_seats_by_player ON game_seats (guild_id, user_id, ended_at) WHERE user_id IS NOT NULL;
CREATE INDEX games_by_preset ON games (guild_id, preset, ended_at);
CREATE INDEX game_seats_by_preset ON game_seats (guild_id, user_id, preset, ended_at) WHERE user_id IS NOT NULL;
CREATE INDEX journal_arrivals ON journal (table_id) WHERE kind IN ('opened', 'joined');
CREATE INDEX tables_by_guild ON tables (guild_id, closed);
CREATE INDEX board_by_skill ON standings (guild_id, family, period, skill DESC, games DESC, user_id, last_at)
WHERE ranked = 1;
CREATE INDEX board_by_wins ON standings (guild_id, family, period, wins DESC, games DESC, user_id, last_at)
WHERE ranked = 1;
CREATE INDEX board_by_win_rate ON standings (guild_id, family, period, win_rate DESC, games DESC, user_id, last_at)
WHERE ranked = 1;
CREATE INDEX board_by_points_per_hand
ON standings (guild_id, family, period, points_per_hand DESC, games DESC, user_id, last_at) WHERE ranked = 1;
CREATE INDEX board_by_euchres_made
ON standings (guild_id, family, period, euchres_made DESC, games DESC, user_id, last_at) WHERE ranked = 1;
CREATE INDEX board_by_euchred ON standings (guild_id, family, period, euchred DESC, games DESC, user_id, last_at)
WHERE ranked = 1;
CREATE INDEX board_by_lone_marches
ON standings (guild_id, family, period, lone_marches DESC, games DESC, user_id, last_at) WHERE ranked = 1;
CREATE INDEX rating_steps_by_game ON rating_steps (game_id);
CREATE INDEX meetings_by_other ON meetings (guild_id, other_id);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('tables',10);
INSERT INTO "sqlite_sequence" VALUES('games',3);
COMMIT;
PRAGMA user_version = 3;
PRAGMA application_id = 1380077399;
