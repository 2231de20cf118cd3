BEGIN TRANSACTION;
CREATE TABLE archived_people (
    guild_id INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    arrived INTEGER NOT NULL CHECK (arrived IN (0, 1)),
    bystander INTEGER NOT NULL CHECK (bystander IN (0, 1)),
    PRIMARY KEY (guild_id, user_id, table_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE archives (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    content BLOB NOT NULL -- see bot/storage/sql/archives.py
) STRICT;
CREATE TABLE avoided (
    user_id INTEGER NOT NULL,
    other_id INTEGER NOT NULL,
    PRIMARY KEY (user_id, other_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE forgetting (
    guild_id INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    pseudonym INTEGER NOT NULL, -- takes their place in finished games
    last_game INTEGER NOT NULL,
    last_table INTEGER NOT NULL,
    last_tournament INTEGER NOT NULL,
    PRIMARY KEY (guild_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE game_seats (
    game_id INTEGER NOT NULL REFERENCES games (id),
    seat INTEGER NOT NULL,
    guild_id INTEGER NOT NULL,
    ended_at REAL NOT NULL,
    preset TEXT NOT NULL,
    ranked INTEGER NOT NULL CHECK (ranked IN (0, 1)),
    user_id INTEGER, -- NULL: a computer player; below 0: a forgotten one
    name TEXT NOT NULL,
    unit INTEGER NOT NULL,
    score INTEGER NOT NULL,
    won INTEGER NOT NULL CHECK (won IN (0, 1)),
    "left" INTEGER NOT NULL CHECK ("left" IN (0, 1)),
    credited INTEGER NOT NULL CHECK (credited IN (0, 1)), -- the player has won; who left never has
    counts TEXT NOT NULL, -- a JSON object of named tallies
    PRIMARY KEY (game_id, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO "game_seats" VALUES(1,1,7,1000000.0,'standard',0,100,'Ann',1,0,0,0,0,'{"called": 1, "claims_false": 0, "claims_true": 0, "euchred": 1, "euchres_made": 0, "folded": 0, "hands": 1, "lone_defended": 0, "lone_defended_won": 0, "lone_made": 0, "lone_marches": 0, "lone_tried": 0, "made": 0, "marches": 0, "points": 0, "reneges_caught": 0, "tricks": 1}');
INSERT INTO "game_seats" VALUES(1,2,7,1000000.0,'standard',0,101,'Bob',2,2,1,0,1,'{"called": 0, "claims_false": 0, "claims_true": 0, "euchred": 0, "euchres_made": 1, "folded": 0, "hands": 1, "lone_defended": 0, "lone_defended_won": 0, "lone_made": 0, "lone_marches": 0, "lone_tried": 0, "made": 0, "marches": 0, "points": 2, "reneges_caught": 0, "tricks": 4}');
INSERT INTO "game_seats" VALUES(1,3,7,1000000.0,'standard',0,102,'Cay',1,0,0,0,0,'{"called": 0, "claims_false": 0, "claims_true": 0, "euchred": 0, "euchres_made": 0, "folded": 0, "hands": 1, "lone_defended": 0, "lone_defended_won": 0, "lone_made": 0, "lone_marches": 0, "lone_tried": 0, "made": 0, "marches": 0, "points": 0, "reneges_caught": 0, "tricks": 0}');
INSERT INTO "game_seats" VALUES(1,4,7,1000000.0,'standard',0,103,'Dan',2,2,1,0,1,'{"called": 0, "claims_false": 0, "claims_true": 0, "euchred": 0, "euchres_made": 1, "folded": 0, "hands": 1, "lone_defended": 0, "lone_defended_won": 0, "lone_made": 0, "lone_marches": 0, "lone_tried": 0, "made": 0, "marches": 0, "points": 2, "reneges_caught": 0, "tricks": 0}');
INSERT INTO "game_seats" VALUES(2,1,7,1000000.0,'standard',0,100,'Ann',1,2,1,0,1,'{"called": 0, "claims_false": 0, "claims_true": 0, "euchred": 0, "euchres_made": 1, "folded": 0, "hands": 1, "lone_defended": 0, "lone_defended_won": 0, "lone_made": 0, "lone_marches": 0, "lone_tried": 0, "made": 0, "marches": 0, "points": 2, "reneges_caught": 0, "tricks": 0}');
INSERT INTO "game_seats" VALUES(2,2,7,1000000.0,'standard',0,101,'Bob',2,0,0,0,0,'{"called": 0, "claims_false": 0, "claims_true": 0, "euchred": 0, "euchres_made": 0, "folded": 0, "hands": 1, "lone_defended": 0, "lone_defended_won": 0, "lone_made": 0, "lone_marches": 0, "lone_tried": 0, "made": 0, "marches": 0, "points": 0, "reneges_caught": 0, "tricks": 0}');
INSERT INTO "game_seats" VALUES(2,3,7,1000000.0,'standard',0,102,'Cay',1,2,1,0,1,'{"called": 0, "claims_false": 0, "claims_true": 0, "euchred": 0, "euchres_made": 1, "folded": 0, "hands": 1, "lone_defended": 0, "lone_defended_won": 0, "lone_made": 0, "lone_marches": 0, "lone_tried": 0, "made": 0, "marches": 0, "points": 2, "reneges_caught": 0, "tricks": 3}');
INSERT INTO "game_seats" VALUES(2,4,7,1000000.0,'standard',0,103,'Dan',2,0,0,0,0,'{"called": 1, "claims_false": 0, "claims_true": 0, "euchred": 1, "euchres_made": 0, "folded": 0, "hands": 1, "lone_defended": 0, "lone_defended_won": 0, "lone_made": 0, "lone_marches": 0, "lone_tried": 1, "made": 0, "marches": 0, "points": 0, "reneges_caught": 0, "tricks": 2}');
INSERT INTO "game_seats" VALUES(3,1,7,1000000.0,'cutthroat',0,100,'Ann',1,4,0,0,0,'{"called": 1, "claims_false": 0, "claims_true": 0, "euchred": 1, "euchres_made": 2, "folded": 0, "hands": 3, "lone_defended": 0, "lone_defended_won": 0, "lone_made": 0, "lone_marches": 0, "lone_tried": 0, "made": 0, "marches": 0, "points": 4, "reneges_caught": 0, "tricks": 8}');
INSERT INTO "game_seats" VALUES(3,2,7,1000000.0,'cutthroat',0,101,'Bob',2,6,1,0,1,'{"called": 0, "claims_false": 0, "claims_true": 0, "euchred": 0, "euchres_made": 3, "folded": 0, "hands": 3, "lone_defended": 0, "lone_defended_won": 0, "lone_made": 0, "lone_marches": 0, "lone_tried": 0, "made": 0, "marches": 0, "points": 6, "reneges_caught": 0, "tricks": 5}');
INSERT INTO "game_seats" VALUES(3,3,7,1000000.0,'cutthroat',0,102,'Cay',3,2,0,0,0,'{"called": 2, "claims_false": 0, "claims_true": 0, "euchred": 2, "euchres_made": 1, "folded": 0, "hands": 3, "lone_defended": 0, "lone_defended_won": 0, "lone_made": 0, "lone_marches": 0, "lone_tried": 0, "made": 0, "marches": 0, "points": 2, "reneges_caught": 0, "tricks": 2}');
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
    ranked INTEGER NOT NULL CHECK (ranked IN (0, 1)),
    ending TEXT NOT NULL, -- 'played', or before its time (bot/ratings/games.py)
    UNIQUE (table_id, last_seq) -- a game counts once
) STRICT;
INSERT INTO "games" VALUES(1,7,7,5,29,1000000.0,1000000.0,'standard','standard points=1',1,0,'played');
INSERT INTO "games" VALUES(2,8,7,5,24,1000000.0,1000000.0,'standard','standard points=1',1,0,'played');
INSERT INTO "games" VALUES(3,9,7,4,62,1000000.0,1000000.0,'cutthroat','cutthroat points=3',3,0,'played');
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
INSERT INTO "interactions" VALUES(5051,4,30,1000000.0);
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
INSERT INTO "interactions" VALUES(5098,6,15,1000000.0);
INSERT INTO "interactions" VALUES(5099,6,16,1000000.0);
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
INSERT INTO "interactions" VALUES(5128,7,29,1000000.0);
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
INSERT INTO "interactions" VALUES(5150,8,24,1000000.0);
INSERT INTO "interactions" VALUES(5151,8,26,1000000.0);
INSERT INTO "interactions" VALUES(5152,8,27,1000000.0);
INSERT INTO "interactions" VALUES(5153,8,28,1000000.0);
INSERT INTO "interactions" VALUES(5154,8,29,1000000.0);
INSERT INTO "interactions" VALUES(5155,8,30,1000000.0);
INSERT INTO "interactions" VALUES(5156,8,31,1000000.0);
INSERT INTO "interactions" VALUES(5157,8,32,1000000.0);
INSERT INTO "interactions" VALUES(5159,9,2,1000000.0);
INSERT INTO "interactions" VALUES(5160,9,3,1000000.0);
INSERT INTO "interactions" VALUES(5161,9,5,1000000.0);
INSERT INTO "interactions" VALUES(5162,9,6,1000000.0);
INSERT INTO "interactions" VALUES(5163,9,7,1000000.0);
INSERT INTO "interactions" VALUES(5164,9,8,1000000.0);
INSERT INTO "interactions" VALUES(5165,9,9,1000000.0);
INSERT INTO "interactions" VALUES(5166,9,10,1000000.0);
INSERT INTO "interactions" VALUES(5167,9,11,1000000.0);
INSERT INTO "interactions" VALUES(5168,9,12,1000000.0);
INSERT INTO "interactions" VALUES(5169,9,13,1000000.0);
INSERT INTO "interactions" VALUES(5170,9,14,1000000.0);
INSERT INTO "interactions" VALUES(5171,9,15,1000000.0);
INSERT INTO "interactions" VALUES(5172,9,16,1000000.0);
INSERT INTO "interactions" VALUES(5173,9,17,1000000.0);
INSERT INTO "interactions" VALUES(5174,9,18,1000000.0);
INSERT INTO "interactions" VALUES(5175,9,19,1000000.0);
INSERT INTO "interactions" VALUES(5176,9,20,1000000.0);
INSERT INTO "interactions" VALUES(5177,9,21,1000000.0);
INSERT INTO "interactions" VALUES(5178,9,22,1000000.0);
INSERT INTO "interactions" VALUES(5179,9,24,1000000.0);
INSERT INTO "interactions" VALUES(5180,9,25,1000000.0);
INSERT INTO "interactions" VALUES(5181,9,26,1000000.0);
INSERT INTO "interactions" VALUES(5182,9,27,1000000.0);
INSERT INTO "interactions" VALUES(5183,9,28,1000000.0);
INSERT INTO "interactions" VALUES(5184,9,29,1000000.0);
INSERT INTO "interactions" VALUES(5185,9,30,1000000.0);
INSERT INTO "interactions" VALUES(5186,9,31,1000000.0);
INSERT INTO "interactions" VALUES(5187,9,32,1000000.0);
INSERT INTO "interactions" VALUES(5188,9,33,1000000.0);
INSERT INTO "interactions" VALUES(5189,9,34,1000000.0);
INSERT INTO "interactions" VALUES(5190,9,35,1000000.0);
INSERT INTO "interactions" VALUES(5191,9,36,1000000.0);
INSERT INTO "interactions" VALUES(5192,9,37,1000000.0);
INSERT INTO "interactions" VALUES(5193,9,38,1000000.0);
INSERT INTO "interactions" VALUES(5194,9,39,1000000.0);
INSERT INTO "interactions" VALUES(5195,9,40,1000000.0);
INSERT INTO "interactions" VALUES(5196,9,42,1000000.0);
INSERT INTO "interactions" VALUES(5197,9,43,1000000.0);
INSERT INTO "interactions" VALUES(5198,9,44,1000000.0);
INSERT INTO "interactions" VALUES(5199,9,45,1000000.0);
INSERT INTO "interactions" VALUES(5200,9,46,1000000.0);
INSERT INTO "interactions" VALUES(5201,9,47,1000000.0);
INSERT INTO "interactions" VALUES(5202,9,48,1000000.0);
INSERT INTO "interactions" VALUES(5203,9,49,1000000.0);
INSERT INTO "interactions" VALUES(5204,9,50,1000000.0);
INSERT INTO "interactions" VALUES(5205,9,51,1000000.0);
INSERT INTO "interactions" VALUES(5206,9,52,1000000.0);
INSERT INTO "interactions" VALUES(5207,9,53,1000000.0);
INSERT INTO "interactions" VALUES(5208,9,54,1000000.0);
INSERT INTO "interactions" VALUES(5209,9,55,1000000.0);
INSERT INTO "interactions" VALUES(5210,9,56,1000000.0);
INSERT INTO "interactions" VALUES(5211,9,57,1000000.0);
INSERT INTO "interactions" VALUES(5212,9,58,1000000.0);
INSERT INTO "interactions" VALUES(5213,9,59,1000000.0);
INSERT INTO "interactions" VALUES(5214,9,60,1000000.0);
INSERT INTO "interactions" VALUES(5215,9,62,1000000.0);
INSERT INTO "interactions" VALUES(5216,9,63,1000000.0);
INSERT INTO "interactions" VALUES(5218,10,2,1000000.0);
INSERT INTO "interactions" VALUES(5219,10,4,1000000.0);
INSERT INTO "interactions" VALUES(5220,10,5,1000000.0);
INSERT INTO "interactions" VALUES(5221,10,6,1000000.0);
INSERT INTO "interactions" VALUES(5222,10,7,1000000.0);
INSERT INTO "interactions" VALUES(5223,10,8,1000000.0);
INSERT INTO "interactions" VALUES(5224,10,9,1000000.0);
INSERT INTO "interactions" VALUES(5225,10,10,1000000.0);
CREATE TABLE journal (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL CHECK (seq >= 1),
    at REAL NOT NULL,
    kind TEXT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO "journal" VALUES(1,1,1000000.0,'opened','{"guild_id":7,"channel_id":71,"owner_id":100,"name":"Ann","rules":{"preset":"standard","options":{"players":4,"law":"hosted","pack":24,"joker":false,"points":10,"first_dealer":"random","packets":"3-2","cut":"no","misdeal":"redeal","steal_the_deal":false,"renege_penalty":"plus-two","renege_ends_hand":false,"review":false,"traditions":true,"ace_no_face":false,"farmers_hand":"off","second_round":"stick","no_first_blood":false,"mugs_away":false,"laps":false,"slams":false,"turning_the_tables":false,"partner_order":"free","defend_alone":false,"first_lead":"dealer-left","partners_best":"off","give_turnup":false,"lone_made":1,"lone_march":4,"euchre":2,"lone_euchre":2,"euchre_march":2,"lone_defence":2,"lone_defence_march":4,"setback":false,"prompt_partner":false,"lone_hands":true,"lone_closed":0,"caller_holds":"any","keep_turnup":false,"stuck_any":false,"no_trump":false}},"computers":[],"chain":{"end":"f5b165224a58b791df6af1d8303e61cdc4bb86c3d1c427103c344c4189eb2f1e","length":1000,"seal":"97203073f16180a19f01c4c9db8ccc31f8d8047c687a54ea4c6d8c65e3910965"},"word":"","pictures":null,"tournament":null,"seats":[],"unranked":false,"guests":null,"again":null}');
INSERT INTO "journal" VALUES(2,1,1000000.0,'opened','{"guild_id":7,"channel_id":72,"owner_id":100,"name":"Ann","rules":{"preset":"standard","options":{"players":4,"law":"hosted","pack":24,"joker":false,"points":10,"first_dealer":"random","packets":"3-2","cut":"no","misdeal":"redeal","steal_the_deal":false,"renege_penalty":"plus-two","renege_ends_hand":false,"review":false,"traditions":true,"ace_no_face":false,"farmers_hand":"off","second_round":"stick","no_first_blood":false,"mugs_away":false,"laps":false,"slams":false,"turning_the_tables":false,"partner_order":"free","defend_alone":false,"first_lead":"dealer-left","partners_best":"off","give_turnup":false,"lone_made":1,"lone_march":4,"euchre":2,"lone_euchre":2,"euchre_march":2,"lone_defence":2,"lone_defence_march":4,"setback":false,"prompt_partner":false,"lone_hands":true,"lone_closed":0,"caller_holds":"any","keep_turnup":false,"stuck_any":false,"no_trump":false}},"computers":[],"chain":{"end":"7bd5d47e446fcec2a3d811736110e5781bcccea696762e6116c6e9c92d99bf35","length":1000,"seal":"87980c64256193bbd5d776e8270e59317ea6c34108c8a17ca683e4207f785490"},"word":"","pictures":null,"tournament":null,"seats":[],"unranked":false,"guests":null,"again":null}');
INSERT INTO "journal" VALUES(2,2,1000000.0,'joined','{"seat":2,"user_id":101,"name":"Bob","press":5002,"word":"","unranked":false}');
INSERT INTO "journal" VALUES(2,3,1000000.0,'joined','{"seat":3,"user_id":102,"name":"Cay","press":5003,"word":"","unranked":false}');
INSERT INTO "journal" VALUES(2,4,1000000.0,'joined','{"seat":4,"user_id":103,"name":"Dan","press":5004,"word":"","unranked":false}');
INSERT INTO "journal" VALUES(2,5,1000000.0,'started','{"draw":{"method":"random","rounds":[],"dealer":3},"user_id":100,"press":5005,"mixins":["rules standard","seat 1 c3376fac6ba123c2","seat 2 9749a049d29b434e","seat 3 000705a5991b5c2f","seat 4 04483e693752f2bf","5002","5003","5004","5005"],"ranked":true,"clocks":[60.0,60.0,8.0,24.0]}');
INSERT INTO "journal" VALUES(2,6,1000000.0,'dealt','{"pack":[21,7,31,22,20,5,11,19,14,13,28,27,18,30,15,2,6,3,26,23,10,29,4,12],"secret":"6e3903ce972659af30956e56286c674ac34b4c04e187fdd3ece8614178b9a008","mixins":["rules standard","seat 1 c3376fac6ba123c2","seat 2 9749a049d29b434e","seat 3 000705a5991b5c2f","seat 4 04483e693752f2bf","5002","5003","5004","5005"],"standing":{"number":1,"dealer":3,"score":[0,0],"uncut":false},"next_chain":null,"thief":null}');
INSERT INTO "journal" VALUES(2,7,1000000.0,'acted','{"seat":4,"act":"pass","computer":false,"press":5006}');
INSERT INTO "journal" VALUES(3,1,1000000.0,'opened','{"guild_id":7,"channel_id":73,"owner_id":100,"name":"Ann","rules":{"preset":"csl","options":{"players":4,"law":"hosted","pack":24,"joker":false,"points":10,"first_dealer":"random","packets":"3-2","cut":"offer","misdeal":"redeal","steal_the_deal":false,"renege_penalty":"plus-two","renege_ends_hand":false,"review":false,"traditions":true,"ace_no_face":false,"farmers_hand":"off","second_round":"stick","no_first_blood":false,"mugs_away":false,"laps":false,"slams":false,"turning_the_tables":false,"partner_order":"free","defend_alone":true,"first_lead":"dealer-left","partners_best":"off","give_turnup":false,"lone_made":1,"lone_march":4,"euchre":2,"lone_euchre":4,"euchre_march":2,"lone_defence":4,"lone_defence_march":4,"setback":false,"prompt_partner":false,"lone_hands":true,"lone_closed":0,"caller_holds":"any","keep_turnup":false,"stuck_any":false,"no_trump":false}},"computers":[],"chain":{"end":"8c2e0718822ce47ca8c74107e66cb0e4b2b3f4d58d82ca6386d2c96e760e819b","length":1000,"seal":"c93f1fb76b81422a62f69702fbde8764dc904d078190334c7b2220409c949efa"},"word":"","pictures":null,"tournament":null,"seats":[],"unranked":false,"guests":null,"again":null}');
INSERT INTO "journal" VALUES(3,2,1000000.0,'joined','{"seat":2,"user_id":101,"name":"Bob","press":5008,"word":"","unranked":false}');
INSERT INTO "journal" VALUES(3,3,1000000.0,'joined','{"seat":3,"user_id":102,"name":"Cay","press":5009,"word":"","unranked":false}');
INSERT INTO "journal" VALUES(3,4,1000000.0,'joined','{"seat":4,"user_id":103,"name":"Dan","press":5010,"word":"","unranked":false}');
INSERT INTO "journal" VALUES(3,5,1000000.0,'started','{"draw":{"method":"random","rounds":[],"dealer":4},"user_id":100,"press":5011,"mixins":["rules csl","seat 1 b1a03f566141f4fb","seat 2 da5b1f44fbebc842","seat 3 faf460463eec6631","seat 4 c489ee1364e3f10d","5008","5009","5010","5011"],"ranked":true,"clocks":[60.0,60.0,8.0,24.0]}');
INSERT INTO "journal" VALUES(3,6,1000000.0,'dealt','{"pack":[7,23,18,2,5,29,26,21,13,20,12,19,6,3,28,14,11,10,27,30,15,22,4,31],"secret":"6996d3df938d760501a6bf5cf9f7c00d491be60f6a848d428093ea8bb5fd774a","mixins":["rules csl","seat 1 b1a03f566141f4fb","seat 2 da5b1f44fbebc842","seat 3 faf460463eec6631","seat 4 c489ee1364e3f10d","5008","5009","5010","5011"],"standing":{"number":1,"dealer":4,"score":[0,0],"uncut":false},"next_chain":null,"thief":null}');
INSERT INTO "journal" VALUES(3,7,1000000.0,'acted','{"seat":3,"act":"cut 10","computer":false,"press":5012}');
INSERT INTO "journal" VALUES(3,8,1000000.0,'acted','{"seat":1,"act":"pass","computer":false,"press":5013}');
INSERT INTO "journal" VALUES(3,9,1000000.0,'acted','{"seat":2,"act":"order alone","computer":false,"press":5014}');
INSERT INTO "journal" VALUES(3,10,1000000.0,'acted','{"seat":3,"act":"defend-alone","computer":false,"press":5015}');
INSERT INTO "journal" VALUES(3,11,1000000.0,'acted','{"seat":2,"act":"AC","computer":false,"press":5016}');
INSERT INTO "journal" VALUES(3,12,1000000.0,'acted','{"seat":3,"act":"TH","computer":false,"press":5017}');
INSERT INTO "journal" VALUES(3,13,1000000.0,'acted','{"seat":2,"act":"TS","computer":false,"press":5018}');
INSERT INTO "journal" VALUES(3,14,1000000.0,'acted','{"seat":3,"act":"KH","computer":false,"press":5019}');
INSERT INTO "journal" VALUES(3,15,1000000.0,'acted','{"seat":2,"act":"JC","computer":false,"press":5020}');
INSERT INTO "journal" VALUES(3,16,1000000.0,'acted','{"seat":3,"act":"AD","computer":false,"press":5021}');
INSERT INTO "journal" VALUES(3,17,1000000.0,'acted','{"seat":2,"act":"AS","computer":false,"press":5022}');
INSERT INTO "journal" VALUES(4,1,1000000.0,'opened','{"guild_id":7,"channel_id":74,"owner_id":100,"name":"Ann","rules":{"preset":"call-ace","options":{"players":4,"law":"hosted","pack":32,"joker":false,"points":10,"first_dealer":"random","packets":"3-2","cut":"no","misdeal":"redeal","steal_the_deal":false,"renege_penalty":"plus-two","renege_ends_hand":false,"review":false,"traditions":true,"ace_no_face":false,"farmers_hand":"off","second_round":"throw-in","no_first_blood":false,"settlement":"each","caller_holds":"any","keep_turnup":false,"stuck_any":false}},"computers":[],"chain":{"end":"85c924c3597164c4a6058a00581a22b22de50472433d2e44fed8b6b8357e44cd","length":1000,"seal":"b3fad5d079c221c5d8dd5cd0e4cd90ff3f4fed599734a94256dfa9446bad6391"},"word":"","pictures":null,"tournament":null,"seats":[],"unranked":false,"guests":null,"again":null}');
INSERT INTO "journal" VALUES(4,2,1000000.0,'joined','{"seat":2,"user_id":101,"name":"Bob","press":5024,"word":"","unranked":false}');
INSERT INTO "journal" VALUES(4,3,1000000.0,'joined','{"seat":3,"user_id":102,"name":"Cay","press":5025,"word":"","unranked":false}');
INSERT INTO "journal" VALUES(4,4,1000000.0,'joined','{"seat":4,"user_id":103,"name":"Dan","press":5026,"word":"","unranked":false}');
INSERT INTO "journal" VALUES(4,5,1000000.0,'started','{"draw":{"method":"random","rounds":[],"dealer":3},"user_id":100,"press":5027,"mixins":["rules call-ace","seat 1 b38c1d8bce8473fd","seat 2 b587da34f27bbaf4","seat 3 383d37ac3c5cfccd","seat 4 139cdac64715c123","5024","5025","5026","5027"],"ranked":true,"clocks":[60.0,60.0,8.0,24.0]}');
INSERT INTO "journal" VALUES(4,6,1000000.0,'dealt','{"pack":[26,31,7,25,1,2,17,10,9,20,28,19,4,16,21,13,6,8,29,14,0,27,3,22,5,11,30,18,15,12,23,24],"secret":"9d57931705e2434511d22229b3e3871aa164cae1487521fa95d76a553ba85ce9","mixins":["rules call-ace","seat 1 b38c1d8bce8473fd","seat 2 b587da34f27bbaf4","seat 3 383d37ac3c5cfccd","seat 4 139cdac64715c123","5024","5025","5026","5027"],"standing":{"number":1,"dealer":3,"score":[0,0,0,0],"uncut":false},"next_chain":null,"thief":null}');
INSERT INTO "journal" VALUES(4,7,1000000.0,'acted','{"seat":4,"act":"pass","computer":false,"press":5028}');
INSERT INTO "journal" VALUES(4,8,1000000.0,'acted','{"seat":1,"act":"pass","computer":false,"press":5029}');
INSERT INTO "journal" VALUES(4,9,1000000.0,'acted','{"seat":2,"act":"order","computer":false,"press":5030}');
INSERT INTO "journal" VALUES(4,10,1000000.0,'acted','{"seat":3,"act":"discard 8H","computer":false,"press":5031}');
INSERT INTO "journal" VALUES(4,11,1000000.0,'acted','{"seat":2,"act":"partner H","computer":false,"press":5032}');
INSERT INTO "journal" VALUES(4,12,1000000.0,'acted','{"seat":4,"act":"9C","computer":false,"press":5033}');
INSERT INTO "journal" VALUES(4,13,1000000.0,'acted','{"seat":1,"act":"8C","computer":false,"press":5034}');
INSERT INTO "journal" VALUES(4,14,1000000.0,'acted','{"seat":2,"act":"8D","computer":false,"press":5035}');
INSERT INTO "journal" VALUES(4,15,1000000.0,'acted','{"seat":3,"act":"QC","computer":false,"press":5036}');
INSERT INTO "journal" VALUES(4,16,1000000.0,'acted','{"seat":3,"act":"KH","computer":false,"press":5037}');
INSERT INTO "journal" VALUES(4,17,1000000.0,'acted','{"seat":4,"act":"JC","computer":false,"press":5038}');
INSERT INTO "journal" VALUES(4,18,1000000.0,'acted','{"seat":1,"act":"JS","computer":false,"press":5039}');
INSERT INTO "journal" VALUES(4,19,1000000.0,'acted','{"seat":2,"act":"9H","computer":false,"press":5040}');
INSERT INTO "journal" VALUES(4,20,1000000.0,'acted','{"seat":1,"act":"7D","computer":false,"press":5041}');
INSERT INTO "journal" VALUES(4,21,1000000.0,'acted','{"seat":2,"act":"QH","computer":false,"press":5042}');
INSERT INTO "journal" VALUES(4,22,1000000.0,'acted','{"seat":3,"act":"JD","computer":false,"press":5043}');
INSERT INTO "journal" VALUES(4,23,1000000.0,'acted','{"seat":4,"act":"TD","computer":false,"press":5044}');
INSERT INTO "journal" VALUES(4,24,1000000.0,'acted','{"seat":3,"act":"7S","computer":false,"press":5045}');
INSERT INTO "journal" VALUES(4,25,1000000.0,'acted','{"seat":4,"act":"AS","computer":false,"press":5046}');
INSERT INTO "journal" VALUES(4,26,1000000.0,'acted','{"seat":1,"act":"8S","computer":false,"press":5047}');
INSERT INTO "journal" VALUES(4,27,1000000.0,'acted','{"seat":2,"act":"9S","computer":false,"press":5048}');
INSERT INTO "journal" VALUES(4,28,1000000.0,'acted','{"seat":4,"act":"AC","computer":false,"press":5049}');
INSERT INTO "journal" VALUES(4,29,1000000.0,'acted','{"seat":1,"act":"QD","computer":false,"press":5050}');
INSERT INTO "journal" VALUES(4,30,1000000.0,'acted','{"seat":2,"act":"KS","computer":false,"press":5051}');
INSERT INTO "journal" VALUES(4,31,1000000.0,'acted','{"seat":3,"act":"7H","computer":false,"press":5052}');
INSERT INTO "journal" VALUES(4,32,1000000.0,'dealt','{"pack":[6,16,0,21,22,5,27,2,30,3,26,18,31,25,15,20,12,8,17,1,24,7,28,19,14,11,10,23,13,4,9,29],"secret":"8bc67edb3949bcc6a218eeeb93ce9842033d3828f3b05ff30559093fea72cf17","mixins":["5049","5050","5051","5052"],"standing":{"number":2,"dealer":4,"score":[0,1,1,0],"uncut":false},"next_chain":null,"thief":null}');
INSERT INTO "journal" VALUES(4,33,1000000.0,'acted','{"seat":1,"act":"order","computer":false,"press":5053}');
INSERT INTO "journal" VALUES(4,34,1000000.0,'acted','{"seat":4,"act":"discard 7C","computer":false,"press":5054}');
INSERT INTO "journal" VALUES(4,35,1000000.0,'acted','{"seat":1,"act":"partner D","computer":false,"press":5055}');
INSERT INTO "journal" VALUES(4,36,1000000.0,'acted','{"seat":1,"act":"9D","computer":false,"press":5056}');
INSERT INTO "journal" VALUES(4,37,1000000.0,'acted','{"seat":2,"act":"KD","computer":false,"press":5057}');
INSERT INTO "journal" VALUES(4,38,1000000.0,'acted','{"seat":3,"act":"JD","computer":false,"press":5058}');
INSERT INTO "journal" VALUES(4,39,1000000.0,'acted','{"seat":4,"act":"8D","computer":false,"press":5059}');
INSERT INTO "journal" VALUES(4,40,1000000.0,'acted','{"seat":2,"act":"AH","computer":false,"press":5060}');
INSERT INTO "journal" VALUES(4,41,1000000.0,'acted','{"seat":3,"act":"JH","computer":false,"press":5061}');
INSERT INTO "journal" VALUES(4,42,1000000.0,'acted','{"seat":4,"act":"7H","computer":false,"press":5062}');
INSERT INTO "journal" VALUES(4,43,1000000.0,'acted','{"seat":1,"act":"9C","computer":false,"press":5063}');
INSERT INTO "journal" VALUES(4,44,1000000.0,'acted','{"seat":1,"act":"KS","computer":false,"press":5064}');
INSERT INTO "journal" VALUES(4,45,1000000.0,'acted','{"seat":2,"act":"QD","computer":false,"press":5065}');
INSERT INTO "journal" VALUES(4,46,1000000.0,'acted','{"seat":3,"act":"9S","computer":false,"press":5066}');
INSERT INTO "journal" VALUES(4,47,1000000.0,'acted','{"seat":4,"act":"8S","computer":false,"press":5067}');
INSERT INTO "journal" VALUES(5,1,1000000.0,'opened','{"guild_id":7,"channel_id":75,"owner_id":100,"name":"Ann","rules":{"preset":"hasenpfeffer","options":{"players":4,"law":"hosted","pack":24,"joker":true,"points":10,"first_dealer":"random","packets":"3","cut":"no","misdeal":"redeal","steal_the_deal":false,"renege_penalty":"plus-two","renege_ends_hand":false,"review":false,"traditions":true,"mugs_away":false,"laps":false,"slams":false}},"computers":[],"chain":{"end":"3129903ac1d45597a242fdf11f8f2b1a39f3c3e693114351dcbed407e3e6b605","length":1000,"seal":"fe36c982e8b81fa1ece2e390e8cc6112ab2c2f9070f132bcbb4cd746242c0f96"},"word":"","pictures":null,"tournament":null,"seats":[],"unranked":false,"guests":null,"again":null}');
INSERT INTO "journal" VALUES(5,2,1000000.0,'joined','{"seat":2,"user_id":101,"name":"Bob","press":5069,"word":"","unranked":false}');
INSERT INTO "journal" VALUES(5,3,1000000.0,'joined','{"seat":3,"user_id":102,"name":"Cay","press":5070,"word":"","unranked":false}');
INSERT INTO "journal" VALUES(5,4,1000000.0,'joined','{"seat":4,"user_id":103,"name":"Dan","press":5071,"word":"","unranked":false}');
INSERT INTO "journal" VALUES(5,5,1000000.0,'started','{"draw":{"method":"random","rounds":[],"dealer":4},"user_id":100,"press":5072,"mixins":["rules hasenpfeffer","seat 1 10fd934c6a1e8241","seat 2 0e50cda49178a228","seat 3 336b131406e0d04f","seat 4 2cae0c8eb126da76","5069","5070","5071","5072"],"ranked":true,"clocks":[60.0,60.0,8.0,24.0]}');
INSERT INTO "journal" VALUES(5,6,1000000.0,'dealt','{"pack":[20,28,10,2,14,21,4,15,7,23,3,31,30,11,27,19,22,32,5,12,13,26,6,29,18],"secret":"736c15b0eed35fc8067869e4a086b1cfab9889680ca4ee0f216df1e71f3741d7","mixins":["rules hasenpfeffer","seat 1 10fd934c6a1e8241","seat 2 0e50cda49178a228","seat 3 336b131406e0d04f","seat 4 2cae0c8eb126da76","5069","5070","5071","5072"],"standing":{"number":1,"dealer":4,"score":[0,0],"uncut":false},"next_chain":null,"thief":null}');
INSERT INTO "journal" VALUES(5,7,1000000.0,'acted','{"seat":1,"act":"bid 6","computer":false,"press":5073}');
INSERT INTO "journal" VALUES(5,8,1000000.0,'acted','{"seat":1,"act":"name S","computer":false,"press":5074}');
INSERT INTO "journal" VALUES(5,9,1000000.0,'acted','{"seat":1,"act":"discard 9D","computer":false,"press":5075}');
INSERT INTO "journal" VALUES(5,10,1000000.0,'acted','{"seat":1,"act":"JD","computer":false,"press":5076}');
INSERT INTO "journal" VALUES(5,11,1000000.0,'acted','{"seat":2,"act":"TD","computer":false,"press":5077}');
INSERT INTO "journal" VALUES(5,12,1000000.0,'acted','{"seat":3,"act":"QH","computer":false,"press":5078}');
INSERT INTO "journal" VALUES(5,13,1000000.0,'acted','{"seat":4,"act":"AD","computer":false,"press":5079}');
INSERT INTO "journal" VALUES(5,14,1000000.0,'acted','{"seat":4,"act":"QC","computer":false,"press":5080}');
INSERT INTO "journal" VALUES(5,15,1000000.0,'acted','{"seat":1,"act":"TC","computer":false,"press":5081}');
INSERT INTO "journal" VALUES(5,16,1000000.0,'acted','{"seat":2,"act":"QD","computer":false,"press":5082}');
INSERT INTO "journal" VALUES(5,17,1000000.0,'acted','{"seat":3,"act":"AH","computer":false,"press":5083}');
INSERT INTO "journal" VALUES(5,18,1000000.0,'acted','{"seat":4,"act":"AC","computer":false,"press":5084}');
INSERT INTO "journal" VALUES(5,19,1000000.0,'acted','{"seat":1,"act":"KC","computer":false,"press":5085}');
INSERT INTO "journal" VALUES(5,20,1000000.0,'acted','{"seat":2,"act":"JK","computer":false,"press":5086}');
INSERT INTO "journal" VALUES(5,21,1000000.0,'acted','{"seat":3,"act":"AS","computer":false,"press":5087}');
INSERT INTO "journal" VALUES(5,22,1000000.0,'acted','{"seat":2,"act":"KD","computer":false,"press":5088}');
INSERT INTO "journal" VALUES(5,23,1000000.0,'acted','{"seat":3,"act":"JH","computer":false,"press":5089}');
INSERT INTO "journal" VALUES(6,1,1000000.0,'opened','{"guild_id":7,"channel_id":76,"owner_id":100,"name":"Ann","rules":{"preset":"railroad","options":{"players":4,"law":"hosted","pack":32,"joker":true,"points":10,"first_dealer":"random","packets":"3-2","cut":"no","misdeal":"redeal","steal_the_deal":false,"renege_penalty":"plus-two","renege_ends_hand":false,"review":false,"traditions":true,"ace_no_face":false,"farmers_hand":"off","second_round":"throw-in","no_first_blood":false,"mugs_away":false,"laps":true,"slams":true,"turning_the_tables":false,"partner_order":"free","defend_alone":true,"first_lead":"maker-left","partners_best":"discard-then-give","give_turnup":true,"lone_made":1,"lone_march":4,"euchre":2,"lone_euchre":2,"euchre_march":2,"lone_defence":2,"lone_defence_march":4,"setback":false,"prompt_partner":false,"lone_hands":true,"lone_closed":0,"caller_holds":"any","keep_turnup":false,"stuck_any":false,"no_trump":false}},"computers":[{"name":"Computer 1","level":"random"},{"name":"Computer 2","level":"random"}],"chain":{"end":"b99e8306dda748a61e029a8a3f415b024a146cf0d98a98e1cf999661f967bdaf","length":1000,"seal":"53acd0acc7c781f59f146772b24ff7eb4882cec505b9c00a80f87888a42828af"},"word":"","pictures":null,"tournament":null,"seats":[],"unranked":false,"guests":null,"again":null}');
INSERT INTO "journal" VALUES(6,2,1000000.0,'joined','{"seat":4,"user_id":101,"name":"Bob","press":5091,"word":"","unranked":false}');
INSERT INTO "journal" VALUES(6,3,1000000.0,'started','{"draw":{"method":"random","rounds":[],"dealer":1},"user_id":100,"press":5092,"mixins":["rules railroad","seat 1 fb88c9e5217b711b","seat 2 377713ce411caaed","seat 3 0ec0a7579b049496","seat 4 af92c24431d2aa35","5091","5092"],"ranked":false,"clocks":null}');
INSERT INTO "journal" VALUES(6,4,1000000.0,'dealt','{"pack":[25,20,2,4,24,30,12,21,15,10,31,6,16,22,17,29,8,9,14,27,5,28,11,32,19,13,3,1,0,18,7,23,26],"secret":"9ac19521d13773a3826c58ce46034e5e2cb9647986f4848979a5ddfd515b270a","mixins":["rules railroad","seat 1 fb88c9e5217b711b","seat 2 377713ce411caaed","seat 3 0ec0a7579b049496","seat 4 af92c24431d2aa35","5091","5092"],"standing":{"number":1,"dealer":1,"score":[0,0],"uncut":false},"next_chain":null,"thief":null}');
INSERT INTO "journal" VALUES(6,5,1000000.0,'acted','{"seat":2,"act":"order","computer":true,"press":null}');
INSERT INTO "journal" VALUES(6,6,1000000.0,'acted','{"seat":1,"act":"discard KH","computer":false,"press":5093}');
INSERT INTO "journal" VALUES(6,7,1000000.0,'acted','{"seat":2,"act":"KS","computer":true,"press":null}');
INSERT INTO "journal" VALUES(6,8,1000000.0,'acted','{"seat":3,"act":"JS","computer":true,"press":null}');
INSERT INTO "journal" VALUES(6,9,1000000.0,'acted','{"seat":4,"act":"QD","computer":false,"press":5094}');
INSERT INTO "journal" VALUES(6,10,1000000.0,'acted','{"seat":1,"act":"QS","computer":false,"press":5095}');
INSERT INTO "journal" VALUES(6,11,1000000.0,'acted','{"seat":3,"act":"7C","computer":true,"press":null}');
INSERT INTO "journal" VALUES(6,12,1000000.0,'acted','{"seat":4,"act":"QC","computer":false,"press":5096}');
INSERT INTO "journal" VALUES(6,13,1000000.0,'acted','{"seat":1,"act":"TC","computer":false,"press":5097}');
INSERT INTO "journal" VALUES(6,14,1000000.0,'acted','{"seat":2,"act":"8C","computer":true,"press":null}');
INSERT INTO "journal" VALUES(6,15,1000000.0,'acted','{"seat":4,"act":"7H","computer":false,"press":5098}');
INSERT INTO "journal" VALUES(6,16,1000000.0,'acted','{"seat":1,"act":"8H","computer":false,"press":5099}');
INSERT INTO "journal" VALUES(6,17,1000000.0,'acted','{"seat":2,"act":"9S","computer":true,"press":null}');
INSERT INTO "journal" VALUES(6,18,1000000.0,'acted','{"seat":3,"act":"KD","computer":true,"press":null}');
INSERT INTO "journal" VALUES(6,19,1000000.0,'acted','{"seat":2,"act":"JD","computer":true,"press":null}');
INSERT INTO "journal" VALUES(6,20,1000000.0,'acted','{"seat":3,"act":"8D","computer":true,"press":null}');
INSERT INTO "journal" VALUES(6,21,1000000.0,'acted','{"seat":4,"act":"JH","computer":false,"press":5100}');
INSERT INTO "journal" VALUES(6,22,1000000.0,'acted','{"seat":1,"act":"AH","computer":false,"press":5101}');
INSERT INTO "journal" VALUES(6,23,1000000.0,'acted','{"seat":2,"act":"AC","computer":true,"press":null}');
INSERT INTO "journal" VALUES(6,24,1000000.0,'acted','{"seat":3,"act":"7D","computer":true,"press":null}');
INSERT INTO "journal" VALUES(7,1,1000000.0,'opened','{"guild_id":7,"channel_id":77,"owner_id":100,"name":"Ann","rules":{"preset":"standard","options":{"players":4,"law":"hosted","pack":24,"joker":false,"points":1,"first_dealer":"random","packets":"3-2","cut":"no","misdeal":"redeal","steal_the_deal":false,"renege_penalty":"plus-two","renege_ends_hand":false,"review":false,"traditions":true,"ace_no_face":false,"farmers_hand":"off","second_round":"stick","no_first_blood":false,"mugs_away":false,"laps":false,"slams":false,"turning_the_tables":false,"partner_order":"free","defend_alone":false,"first_lead":"dealer-left","partners_best":"off","give_turnup":false,"lone_made":1,"lone_march":4,"euchre":2,"lone_euchre":2,"euchre_march":2,"lone_defence":2,"lone_defence_march":4,"setback":false,"prompt_partner":false,"lone_hands":true,"lone_closed":0,"caller_holds":"any","keep_turnup":false,"stuck_any":false,"no_trump":false}},"computers":[],"chain":{"end":"df0e7337420c13f8f5d40f6ce079d1b987376f07bcb81287fdc8c0388fe881c3","length":1000,"seal":"b50cf563f4c97f013adc211fb5e84865ba38f1472c5f27b8f0cd111517d052dd"},"word":"","pictures":null,"tournament":null,"seats":[],"unranked":false,"guests":null,"again":null}');
INSERT INTO "journal" VALUES(7,2,1000000.0,'joined','{"seat":2,"user_id":101,"name":"Bob","press":5103,"word":"","unranked":false}');
INSERT INTO "journal" VALUES(7,3,1000000.0,'joined','{"seat":3,"user_id":102,"name":"Cay","press":5104,"word":"","unranked":false}');
INSERT INTO "journal" VALUES(7,4,1000000.0,'joined','{"seat":4,"user_id":103,"name":"Dan","press":5105,"word":"","unranked":false}');
INSERT INTO "journal" VALUES(7,5,1000000.0,'started','{"draw":{"method":"random","rounds":[],"dealer":4},"user_id":100,"press":5106,"mixins":["rules standard points=1","seat 1 4e03bab4f31b6f89","seat 2 2e2e6105b4050581","seat 3 47a050fc612adeac","seat 4 385f57e277bdcc86","5103","5104","5105","5106"],"ranked":false,"clocks":null}');
INSERT INTO "journal" VALUES(7,6,1000000.0,'dealt','{"pack":[30,3,18,31,27,10,19,11,6,23,20,22,4,7,26,12,13,21,5,15,29,2,28,14],"secret":"f8cc57900efe390a0cb7eabf9bd2625a763f8d5bf493e720c430026494bd87cc","mixins":["rules standard points=1","seat 1 4e03bab4f31b6f89","seat 2 2e2e6105b4050581","seat 3 47a050fc612adeac","seat 4 385f57e277bdcc86","5103","5104","5105","5106"],"standing":{"number":1,"dealer":4,"score":[0,0],"uncut":false},"next_chain":null,"thief":null}');
INSERT INTO "journal" VALUES(7,7,1000000.0,'acted','{"seat":1,"act":"order","computer":false,"press":5107}');
INSERT INTO "journal" VALUES(7,8,1000000.0,'acted','{"seat":4,"act":"discard AD","computer":false,"press":5108}');
INSERT INTO "journal" VALUES(7,9,1000000.0,'acted','{"seat":1,"act":"KC","computer":false,"press":5109}');
INSERT INTO "journal" VALUES(7,10,1000000.0,'acted','{"seat":2,"act":"TC","computer":false,"press":5110}');
INSERT INTO "journal" VALUES(7,11,1000000.0,'acted','{"seat":3,"act":"TH","computer":false,"press":5111}');
INSERT INTO "journal" VALUES(7,12,1000000.0,'acted','{"seat":4,"act":"QC","computer":false,"press":5112}');
INSERT INTO "journal" VALUES(7,13,1000000.0,'acted','{"seat":1,"act":"TS","computer":false,"press":5113}');
INSERT INTO "journal" VALUES(7,14,1000000.0,'acted','{"seat":2,"act":"AS","computer":false,"press":5114}');
INSERT INTO "journal" VALUES(7,15,1000000.0,'acted','{"seat":3,"act":"TD","computer":false,"press":5115}');
INSERT INTO "journal" VALUES(7,16,1000000.0,'acted','{"seat":4,"act":"QS","computer":false,"press":5116}');
INSERT INTO "journal" VALUES(7,17,1000000.0,'acted','{"seat":2,"act":"JS","computer":false,"press":5117}');
INSERT INTO "journal" VALUES(7,18,1000000.0,'acted','{"seat":3,"act":"9H","computer":false,"press":5118}');
INSERT INTO "journal" VALUES(7,19,1000000.0,'acted','{"seat":4,"act":"KS","computer":false,"press":5119}');
INSERT INTO "journal" VALUES(7,20,1000000.0,'acted','{"seat":1,"act":"JD","computer":false,"press":5120}');
INSERT INTO "journal" VALUES(7,21,1000000.0,'acted','{"seat":2,"act":"AC","computer":false,"press":5121}');
INSERT INTO "journal" VALUES(7,22,1000000.0,'acted','{"seat":3,"act":"QH","computer":false,"press":5122}');
INSERT INTO "journal" VALUES(7,23,1000000.0,'acted','{"seat":4,"act":"AH","computer":false,"press":5123}');
INSERT INTO "journal" VALUES(7,24,1000000.0,'acted','{"seat":1,"act":"9D","computer":false,"press":5124}');
INSERT INTO "journal" VALUES(7,25,1000000.0,'acted','{"seat":2,"act":"9C","computer":false,"press":5125}');
INSERT INTO "journal" VALUES(7,26,1000000.0,'acted','{"seat":3,"act":"JH","computer":false,"press":5126}');
INSERT INTO "journal" VALUES(7,27,1000000.0,'acted','{"seat":4,"act":"QD","computer":false,"press":5127}');
INSERT INTO "journal" VALUES(7,28,1000000.0,'acted','{"seat":1,"act":"KD","computer":false,"press":5128}');
INSERT INTO "journal" VALUES(7,29,1000000.0,'sealed','{"chain":{"end":"a0661970ef3f6df0148ded7e8a34888d396cab3b80d27f58df111a3b3df245ad","length":1000,"seal":"2714120b93ee8905c3ed23a6f223dab266b5fe208420672b2e5bcfd8f29045d4"}}');
INSERT INTO "journal" VALUES(8,1,1000000.0,'opened','{"guild_id":7,"channel_id":78,"owner_id":100,"name":"Ann","rules":{"preset":"standard","options":{"players":4,"law":"hosted","pack":24,"joker":false,"points":1,"first_dealer":"random","packets":"3-2","cut":"no","misdeal":"redeal","steal_the_deal":false,"renege_penalty":"plus-two","renege_ends_hand":false,"review":false,"traditions":true,"ace_no_face":false,"farmers_hand":"off","second_round":"stick","no_first_blood":false,"mugs_away":false,"laps":false,"slams":false,"turning_the_tables":false,"partner_order":"free","defend_alone":false,"first_lead":"dealer-left","partners_best":"off","give_turnup":false,"lone_made":1,"lone_march":4,"euchre":2,"lone_euchre":2,"euchre_march":2,"lone_defence":2,"lone_defence_march":4,"setback":false,"prompt_partner":false,"lone_hands":true,"lone_closed":0,"caller_holds":"any","keep_turnup":false,"stuck_any":false,"no_trump":false}},"computers":[],"chain":{"end":"a90802389a78cdc29492a875f74ac6f3aa202f4ad9892fed75598005bac48a6a","length":1000,"seal":"4241f8631113731098c9d342863fb559bdc0a681939741b11080ecc396801bd3"},"word":"","pictures":null,"tournament":null,"seats":[],"unranked":false,"guests":null,"again":null}');
INSERT INTO "journal" VALUES(8,2,1000000.0,'joined','{"seat":2,"user_id":101,"name":"Bob","press":5130,"word":"","unranked":false}');
INSERT INTO "journal" VALUES(8,3,1000000.0,'joined','{"seat":3,"user_id":102,"name":"Cay","press":5131,"word":"","unranked":false}');
INSERT INTO "journal" VALUES(8,4,1000000.0,'joined','{"seat":4,"user_id":103,"name":"Dan","press":5132,"word":"","unranked":false}');
INSERT INTO "journal" VALUES(8,5,1000000.0,'started','{"draw":{"method":"random","rounds":[],"dealer":3},"user_id":100,"press":5133,"mixins":["rules standard points=1","seat 1 658c52ce2fb0b342","seat 2 d789cce405d3f516","seat 3 971f0e3adec08833","seat 4 6ff2624d9337ba17","5130","5131","5132","5133"],"ranked":false,"clocks":null}');
INSERT INTO "journal" VALUES(8,6,1000000.0,'dealt','{"pack":[31,5,6,27,14,26,23,28,15,18,19,29,12,2,10,13,22,21,7,4,30,20,3,11],"secret":"d33fc871956ff3c3efaea1c927f83322514e11d850beaa9f47fdd7e7653c0b6f","mixins":["rules standard points=1","seat 1 658c52ce2fb0b342","seat 2 d789cce405d3f516","seat 3 971f0e3adec08833","seat 4 6ff2624d9337ba17","5130","5131","5132","5133"],"standing":{"number":1,"dealer":3,"score":[0,0],"uncut":false},"next_chain":null,"thief":null}');
INSERT INTO "journal" VALUES(8,7,1000000.0,'acted','{"seat":4,"act":"order alone","computer":false,"press":5134}');
INSERT INTO "journal" VALUES(8,8,1000000.0,'acted','{"seat":3,"act":"discard JS","computer":false,"press":5135}');
INSERT INTO "journal" VALUES(8,9,1000000.0,'acted','{"seat":4,"act":"QC","computer":false,"press":5136}');
INSERT INTO "journal" VALUES(8,10,1000000.0,'acted','{"seat":1,"act":"TC","computer":false,"press":5137}');
INSERT INTO "journal" VALUES(8,11,1000000.0,'acted','{"seat":3,"act":"KC","computer":false,"press":5138}');
INSERT INTO "journal" VALUES(8,12,1000000.0,'acted','{"seat":3,"act":"9D","computer":false,"press":5139}');
INSERT INTO "journal" VALUES(8,13,1000000.0,'acted','{"seat":4,"act":"TD","computer":false,"press":5140}');
INSERT INTO "journal" VALUES(8,14,1000000.0,'acted','{"seat":1,"act":"9S","computer":false,"press":5141}');
INSERT INTO "journal" VALUES(8,15,1000000.0,'acted','{"seat":4,"act":"AC","computer":false,"press":5142}');
INSERT INTO "journal" VALUES(8,16,1000000.0,'acted','{"seat":1,"act":"JH","computer":false,"press":5143}');
INSERT INTO "journal" VALUES(8,17,1000000.0,'acted','{"seat":3,"act":"QD","computer":false,"press":5144}');
INSERT INTO "journal" VALUES(8,18,1000000.0,'acted','{"seat":4,"act":"QS","computer":false,"press":5145}');
INSERT INTO "journal" VALUES(8,19,1000000.0,'acted','{"seat":1,"act":"9H","computer":false,"press":5146}');
INSERT INTO "journal" VALUES(8,20,1000000.0,'acted','{"seat":3,"act":"AS","computer":false,"press":5147}');
INSERT INTO "journal" VALUES(8,21,1000000.0,'acted','{"seat":3,"act":"AH","computer":false,"press":5148}');
INSERT INTO "journal" VALUES(8,22,1000000.0,'acted','{"seat":4,"act":"KS","computer":false,"press":5149}');
INSERT INTO "journal" VALUES(8,23,1000000.0,'acted','{"seat":1,"act":"KH","computer":false,"press":5150}');
INSERT INTO "journal" VALUES(8,24,1000000.0,'sealed','{"chain":{"end":"9e826bd6f0a890ea47ca738eb48c14ec53676da43f9e9919878d972f9a451da1","length":1000,"seal":"4797a194a3df00c4c9926cd5706d8e42c807f7759b9319a5a2ebfe084e4af85e"}}');
INSERT INTO "journal" VALUES(8,25,1000000.0,'rematched','{"user_id":100,"press":5151,"ranked":false,"clocks":null}');
INSERT INTO "journal" VALUES(8,26,1000000.0,'dealt','{"pack":[10,29,13,7,11,20,5,27,14,15,4,22,21,2,19,26,6,31,28,12,18,30,3,23],"secret":"f2d33ade241ab3cf8454f1a34b91a7f803c7ae9909eb84258b2d96d7afe964d8","mixins":["rules standard points=1","seat 1 cc083f3a8d3cc5bf","seat 2 55838d596359715a","seat 3 5e23ef5490d55133","seat 4 d2f62338acd4e4d6","previous dealer 3 winners 1","5148","5149","5151"],"standing":{"number":1,"dealer":4,"score":[0,0],"uncut":false},"next_chain":null,"thief":null}');
INSERT INTO "journal" VALUES(8,27,1000000.0,'acted','{"seat":1,"act":"pass","computer":false,"press":5152}');
INSERT INTO "journal" VALUES(8,28,1000000.0,'acted','{"seat":2,"act":"order","computer":false,"press":5153}');
INSERT INTO "journal" VALUES(8,29,1000000.0,'acted','{"seat":4,"act":"discard AH","computer":false,"press":5154}');
INSERT INTO "journal" VALUES(8,30,1000000.0,'acted','{"seat":1,"act":"QH","computer":false,"press":5155}');
INSERT INTO "journal" VALUES(8,31,1000000.0,'acted','{"seat":2,"act":"TH","computer":false,"press":5156}');
INSERT INTO "journal" VALUES(8,32,1000000.0,'acted','{"seat":3,"act":"9C","computer":false,"press":5157}');
INSERT INTO "journal" VALUES(9,1,1000000.0,'opened','{"guild_id":7,"channel_id":79,"owner_id":100,"name":"Ann","rules":{"preset":"cutthroat","options":{"players":3,"law":"hosted","pack":32,"joker":false,"points":3,"first_dealer":"random","packets":"3-2","cut":"no","misdeal":"redeal","steal_the_deal":false,"renege_penalty":"plus-two","renege_ends_hand":false,"review":false,"traditions":true,"ace_no_face":false,"farmers_hand":"off","second_round":"throw-in","no_first_blood":false,"caller_holds":"any","keep_turnup":false,"stuck_any":false}},"computers":[],"chain":{"end":"305317feed6740b9bd7425dcb03de04bf0a4f21e0adc3ebef6822b55d46d44e5","length":1000,"seal":"3e98df30d46b050c36f732b3f925091c45746c5694cf9c9e6bc7e3cb4f791500"},"word":"","pictures":null,"tournament":null,"seats":[],"unranked":false,"guests":null,"again":null}');
INSERT INTO "journal" VALUES(9,2,1000000.0,'joined','{"seat":2,"user_id":101,"name":"Bob","press":5159,"word":"","unranked":false}');
INSERT INTO "journal" VALUES(9,3,1000000.0,'joined','{"seat":3,"user_id":102,"name":"Cay","press":5160,"word":"","unranked":false}');
INSERT INTO "journal" VALUES(9,4,1000000.0,'started','{"draw":{"method":"random","rounds":[],"dealer":1},"user_id":100,"press":5161,"mixins":["rules cutthroat points=3","seat 1 e3cfc1d910192146","seat 2 5d7797ac65aeff0d","seat 3 44163eedbc9bc0e8","5159","5160","5161"],"ranked":false,"clocks":null}');
INSERT INTO "journal" VALUES(9,5,1000000.0,'dealt','{"pack":[14,2,1,9,13,23,25,11,19,12,22,15,5,7,0,26,24,21,18,20,28,31,8,10,29,4,3,27,6,16,17,30],"secret":"271e5e30b7382253958d4f8fcc9646d40c39df36958054a31c8bc58bd84f2430","mixins":["rules cutthroat points=3","seat 1 e3cfc1d910192146","seat 2 5d7797ac65aeff0d","seat 3 44163eedbc9bc0e8","5159","5160","5161"],"standing":{"number":1,"dealer":1,"score":[0,0,0],"uncut":false},"next_chain":null,"thief":null}');
INSERT INTO "journal" VALUES(9,6,1000000.0,'acted','{"seat":2,"act":"pass","computer":false,"press":5162}');
INSERT INTO "journal" VALUES(9,7,1000000.0,'acted','{"seat":3,"act":"order","computer":false,"press":5163}');
INSERT INTO "journal" VALUES(9,8,1000000.0,'acted','{"seat":1,"act":"discard 8C","computer":false,"press":5164}');
INSERT INTO "journal" VALUES(9,9,1000000.0,'acted','{"seat":2,"act":"KH","computer":false,"press":5165}');
INSERT INTO "journal" VALUES(9,10,1000000.0,'acted','{"seat":3,"act":"8H","computer":false,"press":5166}');
INSERT INTO "journal" VALUES(9,11,1000000.0,'acted','{"seat":1,"act":"TH","computer":false,"press":5167}');
INSERT INTO "journal" VALUES(9,12,1000000.0,'acted','{"seat":2,"act":"9S","computer":false,"press":5168}');
INSERT INTO "journal" VALUES(9,13,1000000.0,'acted','{"seat":3,"act":"QS","computer":false,"press":5169}');
INSERT INTO "journal" VALUES(9,14,1000000.0,'acted','{"seat":1,"act":"AS","computer":false,"press":5170}');
INSERT INTO "journal" VALUES(9,15,1000000.0,'acted','{"seat":1,"act":"9C","computer":false,"press":5171}');
INSERT INTO "journal" VALUES(9,16,1000000.0,'acted','{"seat":2,"act":"8S","computer":false,"press":5172}');
INSERT INTO "journal" VALUES(9,17,1000000.0,'acted','{"seat":3,"act":"AH","computer":false,"press":5173}');
INSERT INTO "journal" VALUES(9,18,1000000.0,'acted','{"seat":1,"act":"7S","computer":false,"press":5174}');
INSERT INTO "journal" VALUES(9,19,1000000.0,'acted','{"seat":2,"act":"TD","computer":false,"press":5175}');
INSERT INTO "journal" VALUES(9,20,1000000.0,'acted','{"seat":3,"act":"KD","computer":false,"press":5176}');
INSERT INTO "journal" VALUES(9,21,1000000.0,'acted','{"seat":1,"act":"AD","computer":false,"press":5177}');
INSERT INTO "journal" VALUES(9,22,1000000.0,'acted','{"seat":2,"act":"JH","computer":false,"press":5178}');
INSERT INTO "journal" VALUES(9,23,1000000.0,'acted','{"seat":3,"act":"QH","computer":false,"press":5179}');
INSERT INTO "journal" VALUES(9,24,1000000.0,'dealt','{"pack":[8,7,9,19,17,3,28,5,27,11,12,2,10,25,23,18,4,6,13,1,21,26,15,31,29,24,22,14,0,20,30,16],"secret":"386fceea50ba610a3105b9ef9f2ba29f5856cc2b60a4d3c05088b28904e8a871","mixins":["5177","5178","5179"],"standing":{"number":2,"dealer":2,"score":[2,2,0],"uncut":false},"next_chain":null,"thief":null}');
INSERT INTO "journal" VALUES(9,25,1000000.0,'acted','{"seat":3,"act":"order","computer":false,"press":5180}');
INSERT INTO "journal" VALUES(9,26,1000000.0,'acted','{"seat":2,"act":"discard TS","computer":false,"press":5181}');
INSERT INTO "journal" VALUES(9,27,1000000.0,'acted','{"seat":3,"act":"AS","computer":false,"press":5182}');
INSERT INTO "journal" VALUES(9,28,1000000.0,'acted','{"seat":1,"act":"9S","computer":false,"press":5183}');
INSERT INTO "journal" VALUES(9,29,1000000.0,'acted','{"seat":2,"act":"QS","computer":false,"press":5184}');
INSERT INTO "journal" VALUES(9,30,1000000.0,'acted','{"seat":3,"act":"8H","computer":false,"press":5185}');
INSERT INTO "journal" VALUES(9,31,1000000.0,'acted','{"seat":1,"act":"9H","computer":false,"press":5186}');
INSERT INTO "journal" VALUES(9,32,1000000.0,'acted','{"seat":2,"act":"9D","computer":false,"press":5187}');
INSERT INTO "journal" VALUES(9,33,1000000.0,'acted','{"seat":2,"act":"8C","computer":false,"press":5188}');
INSERT INTO "journal" VALUES(9,34,1000000.0,'acted','{"seat":3,"act":"TC","computer":false,"press":5189}');
INSERT INTO "journal" VALUES(9,35,1000000.0,'acted','{"seat":1,"act":"TD","computer":false,"press":5190}');
INSERT INTO "journal" VALUES(9,36,1000000.0,'acted','{"seat":1,"act":"JH","computer":false,"press":5191}');
INSERT INTO "journal" VALUES(9,37,1000000.0,'acted','{"seat":2,"act":"AD","computer":false,"press":5192}');
INSERT INTO "journal" VALUES(9,38,1000000.0,'acted','{"seat":3,"act":"7H","computer":false,"press":5193}');
INSERT INTO "journal" VALUES(9,39,1000000.0,'acted','{"seat":1,"act":"8D","computer":false,"press":5194}');
INSERT INTO "journal" VALUES(9,40,1000000.0,'acted','{"seat":2,"act":"JC","computer":false,"press":5195}');
INSERT INTO "journal" VALUES(9,41,1000000.0,'acted','{"seat":3,"act":"TH","computer":false,"press":5196}');
INSERT INTO "journal" VALUES(9,42,1000000.0,'dealt','{"pack":[5,15,9,29,20,23,19,26,12,1,27,18,17,2,30,6,24,31,25,7,0,8,21,4,3,10,13,28,16,11,22,14],"secret":"9e52ac7382786cc3aa4754a7e2d9e103c73f291a339a07a4eeac0504e07539a1","mixins":["5194","5195","5196"],"standing":{"number":3,"dealer":3,"score":[4,4,0],"uncut":false},"next_chain":null,"thief":null}');
INSERT INTO "journal" VALUES(9,43,1000000.0,'acted','{"seat":1,"act":"pass","computer":false,"press":5197}');
INSERT INTO "journal" VALUES(9,44,1000000.0,'acted','{"seat":2,"act":"pass","computer":false,"press":5198}');
INSERT INTO "journal" VALUES(9,45,1000000.0,'acted','{"seat":3,"act":"pass","computer":false,"press":5199}');
INSERT INTO "journal" VALUES(9,46,1000000.0,'acted','{"seat":1,"act":"call D","computer":false,"press":5200}');
INSERT INTO "journal" VALUES(9,47,1000000.0,'acted','{"seat":1,"act":"8H","computer":false,"press":5201}');
INSERT INTO "journal" VALUES(9,48,1000000.0,'acted','{"seat":2,"act":"JD","computer":false,"press":5202}');
INSERT INTO "journal" VALUES(9,49,1000000.0,'acted','{"seat":3,"act":"KC","computer":false,"press":5203}');
INSERT INTO "journal" VALUES(9,50,1000000.0,'acted','{"seat":2,"act":"TC","computer":false,"press":5204}');
INSERT INTO "journal" VALUES(9,51,1000000.0,'acted','{"seat":3,"act":"9C","computer":false,"press":5205}');
INSERT INTO "journal" VALUES(9,52,1000000.0,'acted','{"seat":1,"act":"8S","computer":false,"press":5206}');
INSERT INTO "journal" VALUES(9,53,1000000.0,'acted','{"seat":2,"act":"9D","computer":false,"press":5207}');
INSERT INTO "journal" VALUES(9,54,1000000.0,'acted','{"seat":3,"act":"AD","computer":false,"press":5208}');
INSERT INTO "journal" VALUES(9,55,1000000.0,'acted','{"seat":1,"act":"JH","computer":false,"press":5209}');
INSERT INTO "journal" VALUES(9,56,1000000.0,'acted','{"seat":1,"act":"QS","computer":false,"press":5210}');
INSERT INTO "journal" VALUES(9,57,1000000.0,'acted','{"seat":2,"act":"8D","computer":false,"press":5211}');
INSERT INTO "journal" VALUES(9,58,1000000.0,'acted','{"seat":3,"act":"9S","computer":false,"press":5212}');
INSERT INTO "journal" VALUES(9,59,1000000.0,'acted','{"seat":2,"act":"QC","computer":false,"press":5213}');
INSERT INTO "journal" VALUES(9,60,1000000.0,'acted','{"seat":3,"act":"TD","computer":false,"press":5214}');
INSERT INTO "journal" VALUES(9,61,1000000.0,'acted','{"seat":1,"act":"AH","computer":false,"press":5215}');
INSERT INTO "journal" VALUES(9,62,1000000.0,'sealed','{"chain":{"end":"a833b3b84e0f27f9f7a910b6b6683480fc91baefae179bf759340f6cf6c1f981","length":1000,"seal":"5c2054a88cd3d5bd18f7ec86e26b654dadbde6f407a65265ee0f4cb315876f3a"}}');
INSERT INTO "journal" VALUES(9,63,1000000.0,'closed','{"why":"asked","user_id":100}');
INSERT INTO "journal" VALUES(10,1,1000000.0,'opened','{"guild_id":7,"channel_id":80,"owner_id":100,"name":"Ann","rules":{"preset":"two-handed","options":{"players":2,"law":"hosted","pack":24,"joker":false,"points":10,"first_dealer":"random","packets":"3-2","cut":"no","misdeal":"redeal","steal_the_deal":false,"renege_penalty":"plus-two","renege_ends_hand":false,"review":false,"traditions":true,"ace_no_face":false,"farmers_hand":"off","second_round":"throw-in","no_first_blood":false,"caller_holds":"any","keep_turnup":false,"stuck_any":false}},"computers":[],"chain":{"end":"0d387dd45ce301e94a2599abf5fd99301d8fa94d13abbe48a1ae6b96681c34f9","length":1000,"seal":"192f1f3c9db50f4f9232d6fbd952928e6224ff8616fad3e4514784f421b7871a"},"word":"","pictures":null,"tournament":null,"seats":[],"unranked":false,"guests":null,"again":null}');
INSERT INTO "journal" VALUES(10,2,1000000.0,'joined','{"seat":2,"user_id":101,"name":"Bob","press":5218,"word":"","unranked":false}');
INSERT INTO "journal" VALUES(10,3,1000000.0,'started','{"draw":{"method":"random","rounds":[],"dealer":2},"user_id":100,"press":5219,"mixins":["rules two-handed","seat 1 09c8264eda89b9c6","seat 2 b65ff1398d8a9d63","5218","5219"],"ranked":true,"clocks":[60.0,60.0,8.0,24.0]}');
INSERT INTO "journal" VALUES(10,4,1000000.0,'dealt','{"pack":[2,18,26,31,10,4,11,20,14,15,22,21,30,6,5,12,19,28,29,7,27,3,23,13],"secret":"8287a45a52a899bb65d0e5fba45b302d3608d81eb45e4127d05f745ccb734c81","mixins":["rules two-handed","seat 1 09c8264eda89b9c6","seat 2 b65ff1398d8a9d63","5218","5219"],"standing":{"number":1,"dealer":2,"score":[0,0],"uncut":false},"next_chain":null,"thief":null}');
INSERT INTO "journal" VALUES(10,5,1000000.0,'acted','{"seat":1,"act":"order","computer":false,"press":5220}');
INSERT INTO "journal" VALUES(10,6,1000000.0,'acted','{"seat":2,"act":"discard 9H","computer":false,"press":5221}');
INSERT INTO "journal" VALUES(10,7,1000000.0,'acted','{"seat":1,"act":"JS","computer":false,"press":5222}');
INSERT INTO "journal" VALUES(10,8,1000000.0,'acted','{"seat":2,"act":"JD","computer":false,"press":5223}');
INSERT INTO "journal" VALUES(10,9,1000000.0,'acted','{"seat":2,"act":"KH","computer":false,"press":5224}');
INSERT INTO "journal" VALUES(10,10,1000000.0,'left','{"seat":2,"owner_id":100}');
CREATE TABLE meetings (
    guild_id INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    together INTEGER NOT NULL CHECK (together IN (0, 1)),
    other_id INTEGER NOT NULL,
    games INTEGER NOT NULL,
    won INTEGER NOT NULL,
    lost INTEGER NOT NULL,
    ranked_games INTEGER NOT NULL,
    ranked_won INTEGER NOT NULL,
    ranked_lost INTEGER NOT NULL,
    PRIMARY KEY (guild_id, user_id, together, other_id)
) STRICT, WITHOUT ROWID;
INSERT INTO "meetings" VALUES(7,100,0,101,3,1,2,0,0,0);
INSERT INTO "meetings" VALUES(7,100,0,102,1,0,0,0,0,0);
INSERT INTO "meetings" VALUES(7,100,0,103,2,1,1,0,0,0);
INSERT INTO "meetings" VALUES(7,100,1,102,2,1,0,0,0,0);
INSERT INTO "meetings" VALUES(7,101,0,100,3,2,1,0,0,0);
INSERT INTO "meetings" VALUES(7,101,0,102,3,2,1,0,0,0);
INSERT INTO "meetings" VALUES(7,101,1,103,2,1,0,0,0,0);
INSERT INTO "meetings" VALUES(7,102,0,100,1,0,0,0,0,0);
INSERT INTO "meetings" VALUES(7,102,0,101,3,1,2,0,0,0);
INSERT INTO "meetings" VALUES(7,102,0,103,2,1,1,0,0,0);
INSERT INTO "meetings" VALUES(7,102,1,100,2,1,0,0,0,0);
INSERT INTO "meetings" VALUES(7,103,0,100,2,1,1,0,0,0);
INSERT INTO "meetings" VALUES(7,103,0,102,2,1,1,0,0,0);
INSERT INTO "meetings" VALUES(7,103,1,101,2,1,0,0,0,0);
CREATE TABLE notes (
    name TEXT PRIMARY KEY NOT NULL,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "notes" VALUES('standings','4 plackett-luce 8.3333 openskill 6.2.0');
CREATE TABLE partnerships (
    guild_id INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    other_id INTEGER NOT NULL,
    period TEXT NOT NULL,
    family TEXT NOT NULL,
    games INTEGER NOT NULL,
    wins INTEGER NOT NULL,
    last_at REAL NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    cautious INTEGER
    GENERATED ALWAYS AS (CAST(round(1000.0 + 40.0 * (mu - 25.0), 0) - round(20.0 * sigma, 0) AS INTEGER)) VIRTUAL,
    PRIMARY KEY (guild_id, user_id, other_id, period, family)
) STRICT, WITHOUT ROWID;
CREATE TABLE player_settings (
    user_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (user_id, name)
) STRICT, WITHOUT ROWID;
INSERT INTO "player_settings" VALUES(101,'language','de');
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
CREATE TABLE records (
    game_id INTEGER PRIMARY KEY REFERENCES games (id),
    record TEXT NOT NULL
) STRICT;
INSERT INTO "records" VALUES(1,'euchre-record 1
rules standard points=1
seat 1 Ann
seat 2 Bob
seat 3 Cay
seat 4 Dan
hand 1 dealer 4
commit b50cf563f4c97f013adc211fb5e84865ba38f1472c5f27b8f0cd111517d052dd
pack KC TS 9D AC TC 9H TD TH KS AD JD KD JS AS 9C JH QH QD QS AH QC 9S JC KH
1 order
4 discard AD
1 KC
2 TC
3 TH
4 QC
1 TS
2 AS
3 TD
4 QS
2 JS
3 9H
4 KS
1 JD
2 AC
3 QH
4 AH
1 9D
2 9C
3 JH
4 QD
1 KD
score 0 2
reveal f8cc57900efe390a0cb7eabf9bd2625a763f8d5bf493e720c430026494bd87cc "rules standard points=1" "seat 1 4e03bab4f31b6f89" "seat 2 2e2e6105b4050581" "seat 3 47a050fc612adeac" "seat 4 385f57e277bdcc86" 5103 5104 5105 5106
');
INSERT INTO "records" VALUES(2,'euchre-record 1
rules standard points=1
seat 1 Ann
seat 2 Bob
seat 3 Cay
seat 4 Dan
hand 1 dealer 3
commit 4241f8631113731098c9d342863fb559bdc0a681939741b11080ecc396801bd3
pack AC QS KS TC KH 9C AD JC AH 9D TD QC JH 9S 9H QH KD QD AS JS KC JD TS TH
4 order alone
3 discard JS
4 QC
1 TC
3 KC
3 9D
4 TD
1 9S
4 AC
1 JH
3 QD
4 QS
1 9H
3 AS
3 AH
4 KS
1 KH
score 2 0
reveal d33fc871956ff3c3efaea1c927f83322514e11d850beaa9f47fdd7e7653c0b6f "rules standard points=1" "seat 1 658c52ce2fb0b342" "seat 2 d789cce405d3f516" "seat 3 971f0e3adec08833" "seat 4 6ff2624d9337ba17" 5130 5131 5132 5133
');
INSERT INTO "records" VALUES(3,'euchre-record 1
rules cutthroat points=3
seat 1 Ann
seat 2 Bob
seat 3 Cay
hand 1 dealer 1
commit 3e98df30d46b050c36f732b3f925091c45746c5694cf9c9e6bc7e3cb4f791500
pack KH 9S 8S 8H QH AD 8C TH TD JH KD AH QS AS 7S 9C 7C QD 9D JD JC AC 7H 9H QC JS TS TC KS 7D 8D KC
2 pass
3 order
1 discard 8C
2 KH
3 8H
1 TH
2 9S
3 QS
1 AS
1 9C
2 8S
3 AH
1 7S
2 TD
3 KD
1 AD
2 JH
3 QH
score 2 2 0
reveal 271e5e30b7382253958d4f8fcc9646d40c39df36958054a31c8bc58bd84f2430 "rules cutthroat points=3" "seat 1 e3cfc1d910192146" "seat 2 5d7797ac65aeff0d" "seat 3 44163eedbc9bc0e8" 5159 5160 5161
hand 2 dealer 2
commit 271e5e30b7382253958d4f8fcc9646d40c39df36958054a31c8bc58bd84f2430
pack 7H AS 8H TD 8D TS JC QS TC TH JH 9S 9H 8C AD 9D JS KS QH 8S QD 9C AH AC QC 7C KD KH 7S JD KC 7D
3 order
2 discard TS
3 AS
1 9S
2 QS
3 8H
1 9H
2 9D
2 8C
3 TC
1 TD
1 JH
2 AD
3 7H
1 8D
2 JC
3 TH
score 4 4 0
reveal 386fceea50ba610a3105b9ef9f2ba29f5856cc2b60a4d3c05088b28904e8a871 5177 5178 5179
hand 3 dealer 3
commit 386fceea50ba610a3105b9ef9f2ba29f5856cc2b60a4d3c05088b28904e8a871
pack QS AH 8H QC JD AD TD 9C JH 8S TC 9D 8D 9S KC KS 7C AC 8C AS 7S 7H QD JS TS 9H QH JC 7D TH KD KH
1 pass
2 pass
3 pass
1 call D
1 8H
2 JD
3 KC
2 TC
3 9C
1 8S
2 9D
3 AD
1 JH
1 QS
2 8D
3 9S
2 QC
3 TD
1 AH
score 4 6 2
reveal 9e52ac7382786cc3aa4754a7e2d9e103c73f291a339a07a4eeac0504e07539a1 5194 5195 5196
');
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
    reneges_caught INTEGER NOT NULL, -- old-school tables (law 9): whose claims were true, whose false
    claims_true INTEGER NOT NULL,
    claims_false INTEGER NOT NULL,
    streak INTEGER NOT NULL, -- 3: the last three were won; -2: the last two were not
    last_at REAL NOT NULL,
    mu REAL,
    sigma REAL,
    cautious INTEGER
    GENERATED ALWAYS AS (CAST(round(1000.0 + 40.0 * (mu - 25.0), 0) - round(20.0 * sigma, 0) AS INTEGER)) VIRTUAL,
    shown_win_rate REAL GENERATED ALWAYS AS (round(CAST(wins AS REAL) / nullif(games, 0), 2)) VIRTUAL,
    shown_points_per_hand REAL GENERATED ALWAYS AS (round(CAST(points AS REAL) / nullif(hands, 0), 2)) VIRTUAL,
    sharp_eye INTEGER GENERATED ALWAYS AS (reneges_caught - claims_false) VIRTUAL,
    PRIMARY KEY (guild_id, user_id, period, family, ranked),
    CHECK ((ranked = 1) = (mu IS NOT NULL) AND (ranked = 1) = (sigma IS NOT NULL))
) STRICT, WITHOUT ROWID;
INSERT INTO "standings" VALUES(7,100,'1970-01','individual',0,1,0,0,3,8,4,1,0,1,0,0,0,0,2,0,0,0,0,0,0,-1,1000000.0,NULL,NULL);
INSERT INTO "standings" VALUES(7,100,'1970-01','partnership',0,2,1,0,2,1,2,1,0,1,0,0,0,0,1,0,0,0,0,0,0,1,1000000.0,NULL,NULL);
INSERT INTO "standings" VALUES(7,100,'1970-Q1','individual',0,1,0,0,3,8,4,1,0,1,0,0,0,0,2,0,0,0,0,0,0,-1,1000000.0,NULL,NULL);
INSERT INTO "standings" VALUES(7,100,'1970-Q1','partnership',0,2,1,0,2,1,2,1,0,1,0,0,0,0,1,0,0,0,0,0,0,1,1000000.0,NULL,NULL);
INSERT INTO "standings" VALUES(7,100,'all','individual',0,1,0,0,3,8,4,1,0,1,0,0,0,0,2,0,0,0,0,0,0,-1,1000000.0,NULL,NULL);
INSERT INTO "standings" VALUES(7,100,'all','partnership',0,2,1,0,2,1,2,1,0,1,0,0,0,0,1,0,0,0,0,0,0,1,1000000.0,NULL,NULL);
INSERT INTO "standings" VALUES(7,101,'1970-01','individual',0,1,1,0,3,5,6,0,0,0,0,0,0,0,3,0,0,0,0,0,0,1,1000000.0,NULL,NULL);
INSERT INTO "standings" VALUES(7,101,'1970-01','partnership',0,2,1,0,2,4,2,0,0,0,0,0,0,0,1,0,0,0,0,0,0,-1,1000000.0,NULL,NULL);
INSERT INTO "standings" VALUES(7,101,'1970-Q1','individual',0,1,1,0,3,5,6,0,0,0,0,0,0,0,3,0,0,0,0,0,0,1,1000000.0,NULL,NULL);
INSERT INTO "standings" VALUES(7,101,'1970-Q1','partnership',0,2,1,0,2,4,2,0,0,0,0,0,0,0,1,0,0,0,0,0,0,-1,1000000.0,NULL,NULL);
INSERT INTO "standings" VALUES(7,101,'all','individual',0,1,1,0,3,5,6,0,0,0,0,0,0,0,3,0,0,0,0,0,0,1,1000000.0,NULL,NULL);
INSERT INTO "standings" VALUES(7,101,'all','partnership',0,2,1,0,2,4,2,0,0,0,0,0,0,0,1,0,0,0,0,0,0,-1,1000000.0,NULL,NULL);
INSERT INTO "standings" VALUES(7,102,'1970-01','individual',0,1,0,0,3,2,2,2,0,2,0,0,0,0,1,0,0,0,0,0,0,-1,1000000.0,NULL,NULL);
INSERT INTO "standings" VALUES(7,102,'1970-01','partnership',0,2,1,0,2,3,2,0,0,0,0,0,0,0,1,0,0,0,0,0,0,1,1000000.0,NULL,NULL);
INSERT INTO "standings" VALUES(7,102,'1970-Q1','individual',0,1,0,0,3,2,2,2,0,2,0,0,0,0,1,0,0,0,0,0,0,-1,1000000.0,NULL,NULL);
INSERT INTO "standings" VALUES(7,102,'1970-Q1','partnership',0,2,1,0,2,3,2,0,0,0,0,0,0,0,1,0,0,0,0,0,0,1,1000000.0,NULL,NULL);
INSERT INTO "standings" VALUES(7,102,'all','individual',0,1,0,0,3,2,2,2,0,2,0,0,0,0,1,0,0,0,0,0,0,-1,1000000.0,NULL,NULL);
INSERT INTO "standings" VALUES(7,102,'all','partnership',0,2,1,0,2,3,2,0,0,0,0,0,0,0,1,0,0,0,0,0,0,1,1000000.0,NULL,NULL);
INSERT INTO "standings" VALUES(7,103,'1970-01','partnership',0,2,1,0,2,2,2,1,0,1,0,1,0,0,1,0,0,0,0,0,0,-1,1000000.0,NULL,NULL);
INSERT INTO "standings" VALUES(7,103,'1970-Q1','partnership',0,2,1,0,2,2,2,1,0,1,0,1,0,0,1,0,0,0,0,0,0,-1,1000000.0,NULL,NULL);
INSERT INTO "standings" VALUES(7,103,'all','partnership',0,2,1,0,2,2,2,1,0,1,0,1,0,0,1,0,0,0,0,0,0,-1,1000000.0,NULL,NULL);
CREATE TABLE tables (
    id INTEGER PRIMARY KEY AUTOINCREMENT, -- AUTOINCREMENT: an id is never used again
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    message_id INTEGER, -- NULL: no message shows the table
    posted_at REAL,
    sheet_id INTEGER, -- the message with the score sheet of its running game; NULL: there is none
    deadline REAL, -- NULL: no clock runs
    touched REAL NOT NULL,
    closed INTEGER NOT NULL DEFAULT 0 CHECK (closed IN (0, 1)),
    archived INTEGER NOT NULL DEFAULT 0 CHECK (archived IN (0, 1)) -- its journal is in archives, or is gone
) STRICT;
INSERT INTO "tables" VALUES(1,7,71,NULL,NULL,NULL,1086400.0,1000000.0,0,0);
INSERT INTO "tables" VALUES(2,7,72,NULL,NULL,NULL,1000060.0,1000000.0,0,0);
INSERT INTO "tables" VALUES(3,7,73,NULL,NULL,NULL,1000060.0,1000000.0,0,0);
INSERT INTO "tables" VALUES(4,7,74,NULL,NULL,NULL,1000060.0,1000000.0,0,0);
INSERT INTO "tables" VALUES(5,7,75,NULL,NULL,NULL,1000060.0,1000000.0,0,0);
INSERT INTO "tables" VALUES(6,7,76,NULL,NULL,NULL,1000060.0,1000000.0,0,0);
INSERT INTO "tables" VALUES(7,7,77,NULL,NULL,NULL,1086400.0,1000000.0,0,0);
INSERT INTO "tables" VALUES(8,7,78,NULL,NULL,NULL,1000060.0,1000000.0,0,0);
INSERT INTO "tables" VALUES(9,7,79,NULL,NULL,NULL,1086400.0,1000000.0,1,0);
INSERT INTO "tables" VALUES(10,7,80,NULL,NULL,NULL,1000120.0,1000000.0,0,0);
CREATE TABLE tournament_facts (
    tournament_id INTEGER NOT NULL REFERENCES tournaments (id),
    seq INTEGER NOT NULL CHECK (seq >= 1),
    at REAL NOT NULL,
    kind TEXT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (tournament_id, seq)
) STRICT, WITHOUT ROWID;
CREATE TABLE tournaments (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    kind TEXT NOT NULL,
    guild_id INTEGER, -- NULL: of no server, such as the daily deal
    channel_id INTEGER,
    opened_at REAL NOT NULL,
    closed_at REAL -- NULL: not over
) STRICT;
CREATE TABLE unranked (
    guild_id INTEGER NOT NULL,
    person TEXT NOT NULL,
    until REAL NOT NULL,
    PRIMARY KEY (guild_id, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX live_tables ON tables (id) WHERE closed = 0;
CREATE INDEX tables_by_guild ON tables (guild_id, closed);
CREATE INDEX tables_to_archive ON tables (id) WHERE closed = 1 AND archived = 0;
CREATE INDEX journal_arrivals ON journal (table_id) WHERE kind IN ('opened', 'joined', 'seat-taken');
CREATE INDEX journal_bystanders ON journal (table_id)
WHERE kind IN (
    'opened', 'started', 'closed', 'left', 'last-hand-called', 'hands-added', 'invited', 'removed', 'seat-offered'
);
CREATE INDEX interactions_by_age ON interactions (at);
CREATE INDEX tournaments_by_guild ON tournaments (kind, guild_id, id);
CREATE INDEX live_tournaments ON tournaments (kind, id) WHERE closed_at IS NULL;
CREATE INDEX games_by_guild ON games (guild_id, ended_at, id, ranked);
CREATE INDEX games_by_preset ON games (guild_id, preset, ended_at, id, ranked);
CREATE INDEX game_seats_by_player ON game_seats (guild_id, user_id, ended_at, game_id, ranked)
WHERE user_id IS NOT NULL;
CREATE INDEX game_seats_by_preset ON game_seats (guild_id, user_id, preset, ended_at, game_id, ranked)
WHERE user_id IS NOT NULL;
CREATE INDEX board_by_cautious ON standings (guild_id, family, period, cautious DESC, games DESC, user_id, last_at)
WHERE ranked = 1;
CREATE INDEX board_by_wins ON standings (guild_id, family, period, wins DESC, games DESC, user_id, last_at)
WHERE ranked = 1;
CREATE INDEX board_by_shown_win_rate
ON standings (guild_id, family, period, shown_win_rate DESC, games DESC, user_id, last_at) WHERE ranked = 1;
CREATE INDEX board_by_shown_points_per_hand
ON standings (guild_id, family, period, shown_points_per_hand DESC, games DESC, user_id, last_at) WHERE ranked = 1;
CREATE INDEX board_by_euchres_made
ON standings (guild_id, family, period, euchres_made DESC, games DESC, user_id, last_at) WHERE ranked = 1;
CREATE INDEX board_by_euchred ON standings (guild_id, family, period, euchred DESC, games DESC, user_id, last_at)
WHERE ranked = 1;
CREATE INDEX board_by_lone_marches
ON standings (guild_id, family, period, lone_marches DESC, games DESC, user_id, last_at) WHERE ranked = 1;
CREATE INDEX board_by_sharp_eye ON standings (guild_id, family, period, sharp_eye DESC, games DESC, user_id, last_at)
WHERE ranked = 1 AND reneges_caught > claims_false;
CREATE INDEX rating_steps_by_game ON rating_steps (game_id);
CREATE INDEX meetings_by_other ON meetings (guild_id, other_id);
CREATE INDEX partnerships_by_cautious
ON partnerships (guild_id, family, period, cautious DESC, games DESC, user_id, other_id, last_at) WHERE games >= 10;
CREATE INDEX partnerships_by_other ON partnerships (guild_id, other_id);
CREATE INDEX avoided_by_other ON avoided (other_id, user_id);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('tables',10);
INSERT INTO "sqlite_sequence" VALUES('games',3);
COMMIT;
PRAGMA user_version = 18;
PRAGMA application_id = 1380077399;
