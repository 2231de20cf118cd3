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
INSERT INTO "game_seats" VALUES(1,1,7,1000000.0,'standard',0,100,'Ann',1,2,1,0,1,'{"called": 0, "claims_false": 0, "claims_true": 0, "euchred": 0, "euchres_made": 1, "folded": 0, "hands": 1, "lone_defended": 0, "lone_defended_won": 0, "lone_made": 0, "lone_marches": 0, "lone_tried": 0, "made": 0, "marches": 0, "points": 2, "reneges_caught": 0, "tricks": 2}');
INSERT INTO "game_seats" VALUES(1,2,7,1000000.0,'standard',0,101,'Bob',2,0,0,0,0,'{"called": 1, "claims_false": 0, "claims_true": 0, "euchred": 1, "euchres_made": 0, "folded": 0, "hands": 1, "lone_defended": 0, "lone_defended_won": 0, "lone_made": 0, "lone_marches": 0, "lone_tried": 1, "made": 0, "marches": 0, "points": 0, "reneges_caught": 0, "tricks": 1}');
INSERT INTO "game_seats" VALUES(1,3,7,1000000.0,'standard',0,102,'Cay',1,2,1,0,1,'{"called": 0, "claims_false": 0, "claims_true": 0, "euchred": 0, "euchres_made": 1, "folded": 0, "hands": 1, "lone_defended": 0, "lone_defended_won": 0, "lone_made": 0, "lone_marches": 0, "lone_tried": 0, "made": 0, "marches": 0, "points": 2, "reneges_caught": 0, "tricks": 2}');
INSERT INTO "game_seats" VALUES(1,4,7,1000000.0,'standard',0,103,'Dan',2,0,0,0,0,'{"called": 0, "claims_false": 0, "claims_true": 0, "euchred": 0, "euchres_made": 0, "folded": 0, "hands": 1, "lone_defended": 0, "lone_defended_won": 0, "lone_made": 0, "lone_marches": 0, "lone_tried": 0, "made": 0, "marches": 0, "points": 0, "reneges_caught": 0, "tricks": 0}');
INSERT INTO "game_seats" VALUES(2,1,7,1000000.0,'standard',0,100,'Ann',1,0,0,0,0,'{"called": 1, "claims_false": 0, "claims_true": 0, "euchred": 1, "euchres_made": 0, "folded": 0, "hands": 1, "lone_defended": 0, "lone_defended_won": 0, "lone_made": 0, "lone_marches": 0, "lone_tried": 1, "made": 0, "marches": 0, "points": 0, "reneges_caught": 0, "tricks": 2}');
INSERT INTO "game_seats" VALUES(2,2,7,1000000.0,'standard',0,101,'Bob',2,2,1,0,1,'{"called": 0, "claims_false": 0, "claims_true": 0, "euchred": 0, "euchres_made": 1, "folded": 0, "hands": 1, "lone_defended": 0, "lone_defended_won": 0, "lone_made": 0, "lone_marches": 0, "lone_tried": 0, "made": 0, "marches": 0, "points": 2, "reneges_caught": 0, "tricks": 2}');
INSERT INTO "game_seats" VALUES(2,3,7,1000000.0,'standard',0,102,'Cay',1,0,0,0,0,'{"called": 0, "claims_false": 0, "claims_true": 0, "euchred": 0, "euchres_made": 0, "folded": 0, "hands": 1, "lone_defended": 0, "lone_defended_won": 0, "lone_made": 0, "lone_marches": 0, "lone_tried": 0, "made": 0, "marches": 0, "points": 0, "reneges_caught": 0, "tricks": 0}');
INSERT INTO "game_seats" VALUES(2,4,7,1000000.0,'standard',0,103,'Dan',2,2,1,0,1,'{"called": 0, "claims_false": 0, "claims_true": 0, "euchred": 0, "euchres_made": 1, "folded": 0, "hands": 1, "lone_defended": 0, "lone_defended_won": 0, "lone_made": 0, "lone_marches": 0, "lone_tried": 0, "made": 0, "marches": 0, "points": 2, "reneges_caught": 0, "tricks": 1}');
INSERT INTO "game_seats" VALUES(3,1,7,1000000.0,'cutthroat',0,100,'Ann',1,2,0,0,0,'{"called": 0, "claims_false": 0, "claims_true": 0, "euchred": 0, "euchres_made": 1, "folded": 0, "hands": 2, "lone_defended": 0, "lone_defended_won": 0, "lone_made": 0, "lone_marches": 0, "lone_tried": 0, "made": 0, "marches": 0, "points": 2, "reneges_caught": 0, "tricks": 3}');
INSERT INTO "game_seats" VALUES(3,2,7,1000000.0,'cutthroat',0,101,'Bob',2,0,0,0,0,'{"called": 1, "claims_false": 0, "claims_true": 0, "euchred": 1, "euchres_made": 0, "folded": 0, "hands": 2, "lone_defended": 0, "lone_defended_won": 0, "lone_made": 0, "lone_marches": 0, "lone_tried": 0, "made": 0, "marches": 0, "points": 0, "reneges_caught": 0, "tricks": 0}');
INSERT INTO "game_seats" VALUES(3,3,7,1000000.0,'cutthroat',0,102,'Cay',3,3,1,0,1,'{"called": 1, "claims_false": 0, "claims_true": 0, "euchred": 0, "euchres_made": 1, "folded": 0, "hands": 2, "lone_defended": 0, "lone_defended_won": 0, "lone_made": 0, "lone_marches": 0, "lone_tried": 0, "made": 1, "marches": 0, "points": 3, "reneges_caught": 0, "tricks": 7}');
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
INSERT INTO "games" VALUES(1,30,7,5,24,1000000.0,1000000.0,'standard','standard points=1',1,0,'played');
INSERT INTO "games" VALUES(2,31,7,5,24,1000000.0,1000000.0,'standard','standard points=1',1,0,'played');
INSERT INTO "games" VALUES(3,32,7,4,43,1000000.0,1000000.0,'cutthroat','cutthroat points=3',2,0,'played');
CREATE TABLE guild_settings (
    guild_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (guild_id, name)
) STRICT, WITHOUT ROWID;
INSERT INTO "guild_settings" VALUES(8,'away_seconds','300');
INSERT INTO "guild_settings" VALUES(8,'channels','71 77');
INSERT INTO "guild_settings" VALUES(8,'computer_level','steady');
INSERT INTO "guild_settings" VALUES(8,'gather_seconds','60');
INSERT INTO "guild_settings" VALUES(8,'idle_hours','5');
INSERT INTO "guild_settings" VALUES(8,'language','de');
INSERT INTO "guild_settings" VALUES(8,'league_best','5');
INSERT INTO "guild_settings" VALUES(8,'league_points','5 3 1');
INSERT INTO "guild_settings" VALUES(8,'pace','brisk');
INSERT INTO "guild_settings" VALUES(8,'pictures','no');
INSERT INTO "guild_settings" VALUES(8,'ranked','yes');
INSERT INTO "guild_settings" VALUES(8,'reminder_seconds','90');
INSERT INTO "guild_settings" VALUES(8,'role_of_night','99');
INSERT INTO "guild_settings" VALUES(8,'rules','csl points=7');
INSERT INTO "guild_settings" VALUES(8,'season_channel','71');
INSERT INTO "guild_settings" VALUES(8,'time_zone','Europe/Berlin');
INSERT INTO "guild_settings" VALUES(8,'traditions','no');
CREATE TABLE interactions (
    interaction_id INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL,
    at REAL NOT NULL
) STRICT;
INSERT INTO "interactions" VALUES(5002,2,2,1000000.0);
INSERT INTO "interactions" VALUES(5003,2,3,1000000.0);
INSERT INTO "interactions" VALUES(5004,2,5,1000000.0);
INSERT INTO "interactions" VALUES(5005,2,6,1000000.0);
INSERT INTO "interactions" VALUES(5006,2,7,1000000.0);
INSERT INTO "interactions" VALUES(5007,2,8,1000000.0);
INSERT INTO "interactions" VALUES(5008,2,9,1000000.0);
INSERT INTO "interactions" VALUES(5009,2,10,1000000.0);
INSERT INTO "interactions" VALUES(5010,2,11,1000000.0);
INSERT INTO "interactions" VALUES(5011,2,12,1000000.0);
INSERT INTO "interactions" VALUES(5012,2,13,1000000.0);
INSERT INTO "interactions" VALUES(5013,2,14,1000000.0);
INSERT INTO "interactions" VALUES(5015,3,2,1000000.0);
INSERT INTO "interactions" VALUES(5016,3,3,1000000.0);
INSERT INTO "interactions" VALUES(5017,3,4,1000000.0);
INSERT INTO "interactions" VALUES(5018,3,6,1000000.0);
INSERT INTO "interactions" VALUES(5019,3,7,1000000.0);
INSERT INTO "interactions" VALUES(5020,3,8,1000000.0);
INSERT INTO "interactions" VALUES(5021,3,9,1000000.0);
INSERT INTO "interactions" VALUES(5022,3,10,1000000.0);
INSERT INTO "interactions" VALUES(5023,3,11,1000000.0);
INSERT INTO "interactions" VALUES(5024,3,12,1000000.0);
INSERT INTO "interactions" VALUES(5025,3,13,1000000.0);
INSERT INTO "interactions" VALUES(5026,3,14,1000000.0);
INSERT INTO "interactions" VALUES(5027,3,15,1000000.0);
INSERT INTO "interactions" VALUES(5028,3,16,1000000.0);
INSERT INTO "interactions" VALUES(5029,3,17,1000000.0);
INSERT INTO "interactions" VALUES(5030,3,18,1000000.0);
INSERT INTO "interactions" VALUES(5031,3,19,1000000.0);
INSERT INTO "interactions" VALUES(5032,3,20,1000000.0);
INSERT INTO "interactions" VALUES(5033,3,21,1000000.0);
INSERT INTO "interactions" VALUES(5034,3,22,1000000.0);
INSERT INTO "interactions" VALUES(5036,4,2,1000000.0);
INSERT INTO "interactions" VALUES(5037,4,3,1000000.0);
INSERT INTO "interactions" VALUES(5038,4,4,1000000.0);
INSERT INTO "interactions" VALUES(5039,4,6,1000000.0);
INSERT INTO "interactions" VALUES(5040,4,7,1000000.0);
INSERT INTO "interactions" VALUES(5041,4,8,1000000.0);
INSERT INTO "interactions" VALUES(5042,4,9,1000000.0);
INSERT INTO "interactions" VALUES(5043,4,10,1000000.0);
INSERT INTO "interactions" VALUES(5044,4,11,1000000.0);
INSERT INTO "interactions" VALUES(5045,4,12,1000000.0);
INSERT INTO "interactions" VALUES(5046,4,13,1000000.0);
INSERT INTO "interactions" VALUES(5047,4,14,1000000.0);
INSERT INTO "interactions" VALUES(5048,4,15,1000000.0);
INSERT INTO "interactions" VALUES(5049,4,16,1000000.0);
INSERT INTO "interactions" VALUES(5050,4,17,1000000.0);
INSERT INTO "interactions" VALUES(5051,4,18,1000000.0);
INSERT INTO "interactions" VALUES(5052,4,19,1000000.0);
INSERT INTO "interactions" VALUES(5053,4,20,1000000.0);
INSERT INTO "interactions" VALUES(5054,4,21,1000000.0);
INSERT INTO "interactions" VALUES(5055,4,22,1000000.0);
INSERT INTO "interactions" VALUES(5056,4,23,1000000.0);
INSERT INTO "interactions" VALUES(5057,4,24,1000000.0);
INSERT INTO "interactions" VALUES(5058,4,25,1000000.0);
INSERT INTO "interactions" VALUES(5059,4,26,1000000.0);
INSERT INTO "interactions" VALUES(5060,4,27,1000000.0);
INSERT INTO "interactions" VALUES(5061,4,28,1000000.0);
INSERT INTO "interactions" VALUES(5062,4,30,1000000.0);
INSERT INTO "interactions" VALUES(5064,5,2,1000000.0);
INSERT INTO "interactions" VALUES(5065,5,3,1000000.0);
INSERT INTO "interactions" VALUES(5066,5,5,1000000.0);
INSERT INTO "interactions" VALUES(5067,5,6,1000000.0);
INSERT INTO "interactions" VALUES(5068,5,7,1000000.0);
INSERT INTO "interactions" VALUES(5069,5,8,1000000.0);
INSERT INTO "interactions" VALUES(5070,5,10,1000000.0);
INSERT INTO "interactions" VALUES(5071,5,11,1000000.0);
INSERT INTO "interactions" VALUES(5072,5,12,1000000.0);
INSERT INTO "interactions" VALUES(5073,5,13,1000000.0);
INSERT INTO "interactions" VALUES(5074,5,14,1000000.0);
INSERT INTO "interactions" VALUES(5075,5,15,1000000.0);
INSERT INTO "interactions" VALUES(5077,6,2,1000000.0);
INSERT INTO "interactions" VALUES(5078,6,3,1000000.0);
INSERT INTO "interactions" VALUES(5079,6,4,1000000.0);
INSERT INTO "interactions" VALUES(5080,6,6,1000000.0);
INSERT INTO "interactions" VALUES(5081,6,7,1000000.0);
INSERT INTO "interactions" VALUES(5082,6,8,1000000.0);
INSERT INTO "interactions" VALUES(5083,6,9,1000000.0);
INSERT INTO "interactions" VALUES(5084,6,10,1000000.0);
INSERT INTO "interactions" VALUES(5085,6,11,1000000.0);
INSERT INTO "interactions" VALUES(5086,6,12,1000000.0);
INSERT INTO "interactions" VALUES(5087,6,13,1000000.0);
INSERT INTO "interactions" VALUES(5088,6,14,1000000.0);
INSERT INTO "interactions" VALUES(5089,6,15,1000000.0);
INSERT INTO "interactions" VALUES(5090,6,16,1000000.0);
INSERT INTO "interactions" VALUES(5091,6,17,1000000.0);
INSERT INTO "interactions" VALUES(5092,6,18,1000000.0);
INSERT INTO "interactions" VALUES(5093,6,19,1000000.0);
INSERT INTO "interactions" VALUES(5094,6,20,1000000.0);
INSERT INTO "interactions" VALUES(5095,6,21,1000000.0);
INSERT INTO "interactions" VALUES(5096,6,22,1000000.0);
INSERT INTO "interactions" VALUES(5097,6,23,1000000.0);
INSERT INTO "interactions" VALUES(5098,6,24,1000000.0);
INSERT INTO "interactions" VALUES(5099,6,25,1000000.0);
INSERT INTO "interactions" VALUES(5100,6,26,1000000.0);
INSERT INTO "interactions" VALUES(5101,6,27,1000000.0);
INSERT INTO "interactions" VALUES(5102,6,28,1000000.0);
INSERT INTO "interactions" VALUES(5103,6,30,1000000.0);
INSERT INTO "interactions" VALUES(5104,6,31,1000000.0);
INSERT INTO "interactions" VALUES(5105,6,32,1000000.0);
INSERT INTO "interactions" VALUES(5106,6,33,1000000.0);
INSERT INTO "interactions" VALUES(5107,6,34,1000000.0);
INSERT INTO "interactions" VALUES(5108,6,35,1000000.0);
INSERT INTO "interactions" VALUES(5109,6,36,1000000.0);
INSERT INTO "interactions" VALUES(5110,6,37,1000000.0);
INSERT INTO "interactions" VALUES(5111,6,38,1000000.0);
INSERT INTO "interactions" VALUES(5112,6,39,1000000.0);
INSERT INTO "interactions" VALUES(5113,6,40,1000000.0);
INSERT INTO "interactions" VALUES(5114,6,41,1000000.0);
INSERT INTO "interactions" VALUES(5115,6,42,1000000.0);
INSERT INTO "interactions" VALUES(5116,6,43,1000000.0);
INSERT INTO "interactions" VALUES(5117,6,44,1000000.0);
INSERT INTO "interactions" VALUES(5119,7,2,1000000.0);
INSERT INTO "interactions" VALUES(5120,7,3,1000000.0);
INSERT INTO "interactions" VALUES(5121,7,4,1000000.0);
INSERT INTO "interactions" VALUES(5122,7,6,1000000.0);
INSERT INTO "interactions" VALUES(5123,7,7,1000000.0);
INSERT INTO "interactions" VALUES(5124,7,8,1000000.0);
INSERT INTO "interactions" VALUES(5125,7,9,1000000.0);
INSERT INTO "interactions" VALUES(5127,8,2,1000000.0);
INSERT INTO "interactions" VALUES(5128,8,3,1000000.0);
INSERT INTO "interactions" VALUES(5129,8,5,1000000.0);
INSERT INTO "interactions" VALUES(5130,8,6,1000000.0);
INSERT INTO "interactions" VALUES(5131,8,7,1000000.0);
INSERT INTO "interactions" VALUES(5132,8,8,1000000.0);
INSERT INTO "interactions" VALUES(5133,8,9,1000000.0);
INSERT INTO "interactions" VALUES(5134,8,11,1000000.0);
INSERT INTO "interactions" VALUES(5135,8,12,1000000.0);
INSERT INTO "interactions" VALUES(5136,8,13,1000000.0);
INSERT INTO "interactions" VALUES(5137,8,15,1000000.0);
INSERT INTO "interactions" VALUES(5138,8,16,1000000.0);
INSERT INTO "interactions" VALUES(5139,8,17,1000000.0);
INSERT INTO "interactions" VALUES(5141,9,2,1000000.0);
INSERT INTO "interactions" VALUES(5142,9,3,1000000.0);
INSERT INTO "interactions" VALUES(5143,9,4,1000000.0);
INSERT INTO "interactions" VALUES(5144,9,6,1000000.0);
INSERT INTO "interactions" VALUES(5145,9,7,1000000.0);
INSERT INTO "interactions" VALUES(5146,9,8,1000000.0);
INSERT INTO "interactions" VALUES(5147,9,9,1000000.0);
INSERT INTO "interactions" VALUES(5148,9,10,1000000.0);
INSERT INTO "interactions" VALUES(5149,9,11,1000000.0);
INSERT INTO "interactions" VALUES(5150,9,12,1000000.0);
INSERT INTO "interactions" VALUES(5151,9,13,1000000.0);
INSERT INTO "interactions" VALUES(5152,9,14,1000000.0);
INSERT INTO "interactions" VALUES(5153,9,15,1000000.0);
INSERT INTO "interactions" VALUES(5154,9,16,1000000.0);
INSERT INTO "interactions" VALUES(5155,9,17,1000000.0);
INSERT INTO "interactions" VALUES(5156,9,18,1000000.0);
INSERT INTO "interactions" VALUES(5157,9,19,1000000.0);
INSERT INTO "interactions" VALUES(5158,9,20,1000000.0);
INSERT INTO "interactions" VALUES(5159,9,21,1000000.0);
INSERT INTO "interactions" VALUES(5160,9,22,1000000.0);
INSERT INTO "interactions" VALUES(5161,9,23,1000000.0);
INSERT INTO "interactions" VALUES(5163,10,2,1000000.0);
INSERT INTO "interactions" VALUES(5164,10,3,1000000.0);
INSERT INTO "interactions" VALUES(5165,10,4,1000000.0);
INSERT INTO "interactions" VALUES(5166,10,6,1000000.0);
INSERT INTO "interactions" VALUES(5167,10,7,1000000.0);
INSERT INTO "interactions" VALUES(5168,10,8,1000000.0);
INSERT INTO "interactions" VALUES(5169,10,9,1000000.0);
INSERT INTO "interactions" VALUES(5170,10,10,1000000.0);
INSERT INTO "interactions" VALUES(5171,10,11,1000000.0);
INSERT INTO "interactions" VALUES(5172,10,12,1000000.0);
INSERT INTO "interactions" VALUES(5173,10,13,1000000.0);
INSERT INTO "interactions" VALUES(5174,10,14,1000000.0);
INSERT INTO "interactions" VALUES(5175,10,15,1000000.0);
INSERT INTO "interactions" VALUES(5176,10,16,1000000.0);
INSERT INTO "interactions" VALUES(5177,10,17,1000000.0);
INSERT INTO "interactions" VALUES(5178,10,18,1000000.0);
INSERT INTO "interactions" VALUES(5179,10,20,1000000.0);
INSERT INTO "interactions" VALUES(5180,10,21,1000000.0);
INSERT INTO "interactions" VALUES(5181,10,22,1000000.0);
INSERT INTO "interactions" VALUES(5182,10,23,1000000.0);
INSERT INTO "interactions" VALUES(5183,10,24,1000000.0);
INSERT INTO "interactions" VALUES(5184,10,25,1000000.0);
INSERT INTO "interactions" VALUES(5185,10,26,1000000.0);
INSERT INTO "interactions" VALUES(5186,10,27,1000000.0);
INSERT INTO "interactions" VALUES(5187,10,28,1000000.0);
INSERT INTO "interactions" VALUES(5188,10,29,1000000.0);
INSERT INTO "interactions" VALUES(5189,10,30,1000000.0);
INSERT INTO "interactions" VALUES(5190,10,31,1000000.0);
INSERT INTO "interactions" VALUES(5192,11,2,1000000.0);
INSERT INTO "interactions" VALUES(5193,11,3,1000000.0);
INSERT INTO "interactions" VALUES(5194,11,5,1000000.0);
INSERT INTO "interactions" VALUES(5195,11,6,1000000.0);
INSERT INTO "interactions" VALUES(5196,11,7,1000000.0);
INSERT INTO "interactions" VALUES(5197,11,8,1000000.0);
INSERT INTO "interactions" VALUES(5198,11,10,1000000.0);
INSERT INTO "interactions" VALUES(5199,11,11,1000000.0);
INSERT INTO "interactions" VALUES(5200,11,12,1000000.0);
INSERT INTO "interactions" VALUES(5201,11,14,1000000.0);
INSERT INTO "interactions" VALUES(5202,11,15,1000000.0);
INSERT INTO "interactions" VALUES(5203,11,17,1000000.0);
INSERT INTO "interactions" VALUES(5204,11,18,1000000.0);
INSERT INTO "interactions" VALUES(5205,11,20,1000000.0);
INSERT INTO "interactions" VALUES(5206,11,21,1000000.0);
INSERT INTO "interactions" VALUES(5207,11,22,1000000.0);
INSERT INTO "interactions" VALUES(5208,11,23,1000000.0);
INSERT INTO "interactions" VALUES(5209,11,25,1000000.0);
INSERT INTO "interactions" VALUES(5210,11,26,1000000.0);
INSERT INTO "interactions" VALUES(5211,11,27,1000000.0);
INSERT INTO "interactions" VALUES(5212,11,28,1000000.0);
INSERT INTO "interactions" VALUES(5213,11,30,1000000.0);
INSERT INTO "interactions" VALUES(5214,11,31,1000000.0);
INSERT INTO "interactions" VALUES(5216,12,2,1000000.0);
INSERT INTO "interactions" VALUES(5217,12,3,1000000.0);
INSERT INTO "interactions" VALUES(5218,12,4,1000000.0);
INSERT INTO "interactions" VALUES(5219,12,6,1000000.0);
INSERT INTO "interactions" VALUES(5220,12,7,1000000.0);
INSERT INTO "interactions" VALUES(5221,12,8,1000000.0);
INSERT INTO "interactions" VALUES(5222,12,9,1000000.0);
INSERT INTO "interactions" VALUES(5223,12,10,1000000.0);
INSERT INTO "interactions" VALUES(5224,12,11,1000000.0);
INSERT INTO "interactions" VALUES(5225,12,12,1000000.0);
INSERT INTO "interactions" VALUES(5226,12,13,1000000.0);
INSERT INTO "interactions" VALUES(5227,12,14,1000000.0);
INSERT INTO "interactions" VALUES(5228,12,15,1000000.0);
INSERT INTO "interactions" VALUES(5229,12,16,1000000.0);
INSERT INTO "interactions" VALUES(5230,12,17,1000000.0);
INSERT INTO "interactions" VALUES(5231,12,18,1000000.0);
INSERT INTO "interactions" VALUES(5232,12,19,1000000.0);
INSERT INTO "interactions" VALUES(5233,12,21,1000000.0);
INSERT INTO "interactions" VALUES(5234,12,22,1000000.0);
INSERT INTO "interactions" VALUES(5235,12,23,1000000.0);
INSERT INTO "interactions" VALUES(5236,12,24,1000000.0);
INSERT INTO "interactions" VALUES(5237,12,25,1000000.0);
INSERT INTO "interactions" VALUES(5238,12,26,1000000.0);
INSERT INTO "interactions" VALUES(5239,12,27,1000000.0);
INSERT INTO "interactions" VALUES(5240,12,28,1000000.0);
INSERT INTO "interactions" VALUES(5241,12,29,1000000.0);
INSERT INTO "interactions" VALUES(5242,12,30,1000000.0);
INSERT INTO "interactions" VALUES(5243,12,31,1000000.0);
INSERT INTO "interactions" VALUES(5244,12,32,1000000.0);
INSERT INTO "interactions" VALUES(5245,12,33,1000000.0);
INSERT INTO "interactions" VALUES(5246,12,34,1000000.0);
INSERT INTO "interactions" VALUES(5247,12,35,1000000.0);
INSERT INTO "interactions" VALUES(5248,12,36,1000000.0);
INSERT INTO "interactions" VALUES(5249,12,37,1000000.0);
INSERT INTO "interactions" VALUES(5250,12,38,1000000.0);
INSERT INTO "interactions" VALUES(5251,12,39,1000000.0);
INSERT INTO "interactions" VALUES(5252,12,40,1000000.0);
INSERT INTO "interactions" VALUES(5253,12,41,1000000.0);
INSERT INTO "interactions" VALUES(5254,12,42,1000000.0);
INSERT INTO "interactions" VALUES(5255,12,44,1000000.0);
INSERT INTO "interactions" VALUES(5256,12,45,1000000.0);
INSERT INTO "interactions" VALUES(5257,12,46,1000000.0);
INSERT INTO "interactions" VALUES(5259,13,2,1000000.0);
INSERT INTO "interactions" VALUES(5260,13,3,1000000.0);
INSERT INTO "interactions" VALUES(5261,13,4,1000000.0);
INSERT INTO "interactions" VALUES(5262,13,6,1000000.0);
INSERT INTO "interactions" VALUES(5263,13,7,1000000.0);
INSERT INTO "interactions" VALUES(5264,13,8,1000000.0);
INSERT INTO "interactions" VALUES(5265,13,9,1000000.0);
INSERT INTO "interactions" VALUES(5266,13,10,1000000.0);
INSERT INTO "interactions" VALUES(5268,14,2,1000000.0);
INSERT INTO "interactions" VALUES(5269,14,3,1000000.0);
INSERT INTO "interactions" VALUES(5270,14,5,1000000.0);
INSERT INTO "interactions" VALUES(5271,14,6,1000000.0);
INSERT INTO "interactions" VALUES(5272,14,7,1000000.0);
INSERT INTO "interactions" VALUES(5273,14,8,1000000.0);
INSERT INTO "interactions" VALUES(5274,14,9,1000000.0);
INSERT INTO "interactions" VALUES(5275,14,11,1000000.0);
INSERT INTO "interactions" VALUES(5276,14,12,1000000.0);
INSERT INTO "interactions" VALUES(5277,14,13,1000000.0);
INSERT INTO "interactions" VALUES(5278,14,15,1000000.0);
INSERT INTO "interactions" VALUES(5279,14,17,1000000.0);
INSERT INTO "interactions" VALUES(5280,14,19,1000000.0);
INSERT INTO "interactions" VALUES(5281,14,20,1000000.0);
INSERT INTO "interactions" VALUES(5283,15,2,1000000.0);
INSERT INTO "interactions" VALUES(5284,15,3,1000000.0);
INSERT INTO "interactions" VALUES(5285,15,4,1000000.0);
INSERT INTO "interactions" VALUES(5286,15,6,1000000.0);
INSERT INTO "interactions" VALUES(5287,15,7,1000000.0);
INSERT INTO "interactions" VALUES(5288,15,8,1000000.0);
INSERT INTO "interactions" VALUES(5289,15,9,1000000.0);
INSERT INTO "interactions" VALUES(5290,15,10,1000000.0);
INSERT INTO "interactions" VALUES(5291,15,11,1000000.0);
INSERT INTO "interactions" VALUES(5292,15,12,1000000.0);
INSERT INTO "interactions" VALUES(5293,15,13,1000000.0);
INSERT INTO "interactions" VALUES(5294,15,14,1000000.0);
INSERT INTO "interactions" VALUES(5295,15,15,1000000.0);
INSERT INTO "interactions" VALUES(5296,15,16,1000000.0);
INSERT INTO "interactions" VALUES(5297,15,17,1000000.0);
INSERT INTO "interactions" VALUES(5298,15,18,1000000.0);
INSERT INTO "interactions" VALUES(5299,15,19,1000000.0);
INSERT INTO "interactions" VALUES(5300,15,20,1000000.0);
INSERT INTO "interactions" VALUES(5301,15,21,1000000.0);
INSERT INTO "interactions" VALUES(5302,15,22,1000000.0);
INSERT INTO "interactions" VALUES(5303,15,23,1000000.0);
INSERT INTO "interactions" VALUES(5304,15,24,1000000.0);
INSERT INTO "interactions" VALUES(5306,16,2,1000000.0);
INSERT INTO "interactions" VALUES(5307,16,3,1000000.0);
INSERT INTO "interactions" VALUES(5308,16,4,1000000.0);
INSERT INTO "interactions" VALUES(5309,16,6,1000000.0);
INSERT INTO "interactions" VALUES(5310,16,7,1000000.0);
INSERT INTO "interactions" VALUES(5311,16,8,1000000.0);
INSERT INTO "interactions" VALUES(5312,16,9,1000000.0);
INSERT INTO "interactions" VALUES(5313,16,10,1000000.0);
INSERT INTO "interactions" VALUES(5314,16,11,1000000.0);
INSERT INTO "interactions" VALUES(5315,16,12,1000000.0);
INSERT INTO "interactions" VALUES(5316,16,13,1000000.0);
INSERT INTO "interactions" VALUES(5317,16,14,1000000.0);
INSERT INTO "interactions" VALUES(5318,16,15,1000000.0);
INSERT INTO "interactions" VALUES(5319,16,16,1000000.0);
INSERT INTO "interactions" VALUES(5320,16,17,1000000.0);
INSERT INTO "interactions" VALUES(5321,16,18,1000000.0);
INSERT INTO "interactions" VALUES(5322,16,19,1000000.0);
INSERT INTO "interactions" VALUES(5323,16,20,1000000.0);
INSERT INTO "interactions" VALUES(5324,16,21,1000000.0);
INSERT INTO "interactions" VALUES(5325,16,22,1000000.0);
INSERT INTO "interactions" VALUES(5326,16,23,1000000.0);
INSERT INTO "interactions" VALUES(5327,16,24,1000000.0);
INSERT INTO "interactions" VALUES(5328,16,25,1000000.0);
INSERT INTO "interactions" VALUES(5329,16,26,1000000.0);
INSERT INTO "interactions" VALUES(5330,16,27,1000000.0);
INSERT INTO "interactions" VALUES(5331,16,29,1000000.0);
INSERT INTO "interactions" VALUES(5332,16,30,1000000.0);
INSERT INTO "interactions" VALUES(5333,16,31,1000000.0);
INSERT INTO "interactions" VALUES(5334,16,32,1000000.0);
INSERT INTO "interactions" VALUES(5336,17,2,1000000.0);
INSERT INTO "interactions" VALUES(5337,17,3,1000000.0);
INSERT INTO "interactions" VALUES(5338,17,5,1000000.0);
INSERT INTO "interactions" VALUES(5339,17,6,1000000.0);
INSERT INTO "interactions" VALUES(5340,17,7,1000000.0);
INSERT INTO "interactions" VALUES(5341,17,8,1000000.0);
INSERT INTO "interactions" VALUES(5342,17,9,1000000.0);
INSERT INTO "interactions" VALUES(5343,17,11,1000000.0);
INSERT INTO "interactions" VALUES(5344,17,12,1000000.0);
INSERT INTO "interactions" VALUES(5345,17,13,1000000.0);
INSERT INTO "interactions" VALUES(5346,17,14,1000000.0);
INSERT INTO "interactions" VALUES(5347,17,15,1000000.0);
INSERT INTO "interactions" VALUES(5348,17,17,1000000.0);
INSERT INTO "interactions" VALUES(5349,17,19,1000000.0);
INSERT INTO "interactions" VALUES(5350,17,20,1000000.0);
INSERT INTO "interactions" VALUES(5351,17,21,1000000.0);
INSERT INTO "interactions" VALUES(5352,17,22,1000000.0);
INSERT INTO "interactions" VALUES(5353,17,23,1000000.0);
INSERT INTO "interactions" VALUES(5354,17,24,1000000.0);
INSERT INTO "interactions" VALUES(5355,17,26,1000000.0);
INSERT INTO "interactions" VALUES(5356,17,27,1000000.0);
INSERT INTO "interactions" VALUES(5357,17,28,1000000.0);
INSERT INTO "interactions" VALUES(5358,17,29,1000000.0);
INSERT INTO "interactions" VALUES(5359,17,31,1000000.0);
INSERT INTO "interactions" VALUES(5361,18,2,1000000.0);
INSERT INTO "interactions" VALUES(5362,18,3,1000000.0);
INSERT INTO "interactions" VALUES(5363,18,5,1000000.0);
INSERT INTO "interactions" VALUES(5364,18,6,1000000.0);
INSERT INTO "interactions" VALUES(5365,18,7,1000000.0);
INSERT INTO "interactions" VALUES(5366,18,8,1000000.0);
INSERT INTO "interactions" VALUES(5367,18,9,1000000.0);
INSERT INTO "interactions" VALUES(5368,18,10,1000000.0);
INSERT INTO "interactions" VALUES(5369,18,11,1000000.0);
INSERT INTO "interactions" VALUES(5370,18,12,1000000.0);
INSERT INTO "interactions" VALUES(5371,18,13,1000000.0);
INSERT INTO "interactions" VALUES(5372,18,14,1000000.0);
INSERT INTO "interactions" VALUES(5373,18,15,1000000.0);
INSERT INTO "interactions" VALUES(5374,18,16,1000000.0);
INSERT INTO "interactions" VALUES(5375,18,17,1000000.0);
INSERT INTO "interactions" VALUES(5376,18,18,1000000.0);
INSERT INTO "interactions" VALUES(5377,18,19,1000000.0);
INSERT INTO "interactions" VALUES(5378,18,20,1000000.0);
INSERT INTO "interactions" VALUES(5379,18,21,1000000.0);
INSERT INTO "interactions" VALUES(5380,18,22,1000000.0);
INSERT INTO "interactions" VALUES(5381,18,23,1000000.0);
INSERT INTO "interactions" VALUES(5382,18,25,1000000.0);
INSERT INTO "interactions" VALUES(5383,18,26,1000000.0);
INSERT INTO "interactions" VALUES(5384,18,27,1000000.0);
INSERT INTO "interactions" VALUES(5385,18,28,1000000.0);
INSERT INTO "interactions" VALUES(5386,18,29,1000000.0);
INSERT INTO "interactions" VALUES(5387,18,30,1000000.0);
INSERT INTO "interactions" VALUES(5388,18,31,1000000.0);
INSERT INTO "interactions" VALUES(5389,18,32,1000000.0);
INSERT INTO "interactions" VALUES(5390,18,33,1000000.0);
INSERT INTO "interactions" VALUES(5391,18,34,1000000.0);
INSERT INTO "interactions" VALUES(5392,18,35,1000000.0);
INSERT INTO "interactions" VALUES(5393,18,36,1000000.0);
INSERT INTO "interactions" VALUES(5394,18,37,1000000.0);
INSERT INTO "interactions" VALUES(5395,18,38,1000000.0);
INSERT INTO "interactions" VALUES(5396,18,39,1000000.0);
INSERT INTO "interactions" VALUES(5397,18,40,1000000.0);
INSERT INTO "interactions" VALUES(5398,18,41,1000000.0);
INSERT INTO "interactions" VALUES(5399,18,43,1000000.0);
INSERT INTO "interactions" VALUES(5400,18,44,1000000.0);
INSERT INTO "interactions" VALUES(5401,18,45,1000000.0);
INSERT INTO "interactions" VALUES(5402,18,46,1000000.0);
INSERT INTO "interactions" VALUES(5404,19,2,1000000.0);
INSERT INTO "interactions" VALUES(5405,19,3,1000000.0);
INSERT INTO "interactions" VALUES(5406,19,5,1000000.0);
INSERT INTO "interactions" VALUES(5407,19,6,1000000.0);
INSERT INTO "interactions" VALUES(5408,19,7,1000000.0);
INSERT INTO "interactions" VALUES(5409,19,8,1000000.0);
INSERT INTO "interactions" VALUES(5410,19,9,1000000.0);
INSERT INTO "interactions" VALUES(5411,19,10,1000000.0);
INSERT INTO "interactions" VALUES(5413,20,2,1000000.0);
INSERT INTO "interactions" VALUES(5414,20,4,1000000.0);
INSERT INTO "interactions" VALUES(5415,20,5,1000000.0);
INSERT INTO "interactions" VALUES(5416,20,7,1000000.0);
INSERT INTO "interactions" VALUES(5417,20,8,1000000.0);
INSERT INTO "interactions" VALUES(5418,20,9,1000000.0);
INSERT INTO "interactions" VALUES(5419,20,11,1000000.0);
INSERT INTO "interactions" VALUES(5420,20,12,1000000.0);
INSERT INTO "interactions" VALUES(5421,20,13,1000000.0);
INSERT INTO "interactions" VALUES(5422,20,15,1000000.0);
INSERT INTO "interactions" VALUES(5423,20,16,1000000.0);
INSERT INTO "interactions" VALUES(5424,20,18,1000000.0);
INSERT INTO "interactions" VALUES(5425,20,19,1000000.0);
INSERT INTO "interactions" VALUES(5426,20,20,1000000.0);
INSERT INTO "interactions" VALUES(5428,21,2,1000000.0);
INSERT INTO "interactions" VALUES(5429,21,3,1000000.0);
INSERT INTO "interactions" VALUES(5430,21,5,1000000.0);
INSERT INTO "interactions" VALUES(5431,21,6,1000000.0);
INSERT INTO "interactions" VALUES(5432,21,7,1000000.0);
INSERT INTO "interactions" VALUES(5433,21,8,1000000.0);
INSERT INTO "interactions" VALUES(5434,21,9,1000000.0);
INSERT INTO "interactions" VALUES(5435,21,10,1000000.0);
INSERT INTO "interactions" VALUES(5436,21,11,1000000.0);
INSERT INTO "interactions" VALUES(5437,21,12,1000000.0);
INSERT INTO "interactions" VALUES(5438,21,13,1000000.0);
INSERT INTO "interactions" VALUES(5439,21,14,1000000.0);
INSERT INTO "interactions" VALUES(5440,21,15,1000000.0);
INSERT INTO "interactions" VALUES(5441,21,16,1000000.0);
INSERT INTO "interactions" VALUES(5442,21,17,1000000.0);
INSERT INTO "interactions" VALUES(5443,21,18,1000000.0);
INSERT INTO "interactions" VALUES(5444,21,19,1000000.0);
INSERT INTO "interactions" VALUES(5445,21,20,1000000.0);
INSERT INTO "interactions" VALUES(5446,21,21,1000000.0);
INSERT INTO "interactions" VALUES(5447,21,22,1000000.0);
INSERT INTO "interactions" VALUES(5448,21,23,1000000.0);
INSERT INTO "interactions" VALUES(5449,21,24,1000000.0);
INSERT INTO "interactions" VALUES(5451,22,2,1000000.0);
INSERT INTO "interactions" VALUES(5452,22,4,1000000.0);
INSERT INTO "interactions" VALUES(5453,22,5,1000000.0);
INSERT INTO "interactions" VALUES(5454,22,6,1000000.0);
INSERT INTO "interactions" VALUES(5455,22,7,1000000.0);
INSERT INTO "interactions" VALUES(5456,22,8,1000000.0);
INSERT INTO "interactions" VALUES(5457,22,9,1000000.0);
INSERT INTO "interactions" VALUES(5458,22,10,1000000.0);
INSERT INTO "interactions" VALUES(5459,22,11,1000000.0);
INSERT INTO "interactions" VALUES(5460,22,12,1000000.0);
INSERT INTO "interactions" VALUES(5461,22,13,1000000.0);
INSERT INTO "interactions" VALUES(5462,22,14,1000000.0);
INSERT INTO "interactions" VALUES(5463,22,15,1000000.0);
INSERT INTO "interactions" VALUES(5464,22,17,1000000.0);
INSERT INTO "interactions" VALUES(5465,22,18,1000000.0);
INSERT INTO "interactions" VALUES(5466,22,19,1000000.0);
INSERT INTO "interactions" VALUES(5467,22,20,1000000.0);
INSERT INTO "interactions" VALUES(5468,22,21,1000000.0);
INSERT INTO "interactions" VALUES(5469,22,22,1000000.0);
INSERT INTO "interactions" VALUES(5470,22,23,1000000.0);
INSERT INTO "interactions" VALUES(5471,22,24,1000000.0);
INSERT INTO "interactions" VALUES(5472,22,25,1000000.0);
INSERT INTO "interactions" VALUES(5473,22,26,1000000.0);
INSERT INTO "interactions" VALUES(5474,22,27,1000000.0);
INSERT INTO "interactions" VALUES(5475,22,28,1000000.0);
INSERT INTO "interactions" VALUES(5476,22,29,1000000.0);
INSERT INTO "interactions" VALUES(5477,22,31,1000000.0);
INSERT INTO "interactions" VALUES(5478,22,32,1000000.0);
INSERT INTO "interactions" VALUES(5480,23,3,1000000.0);
INSERT INTO "interactions" VALUES(5481,23,5,1000000.0);
INSERT INTO "interactions" VALUES(5482,23,7,1000000.0);
INSERT INTO "interactions" VALUES(5484,24,2,1000000.0);
INSERT INTO "interactions" VALUES(5485,24,3,1000000.0);
INSERT INTO "interactions" VALUES(5486,24,4,1000000.0);
INSERT INTO "interactions" VALUES(5487,24,6,1000000.0);
INSERT INTO "interactions" VALUES(5488,24,7,1000000.0);
INSERT INTO "interactions" VALUES(5489,24,8,1000000.0);
INSERT INTO "interactions" VALUES(5490,24,9,1000000.0);
INSERT INTO "interactions" VALUES(5491,24,10,1000000.0);
INSERT INTO "interactions" VALUES(5492,24,11,1000000.0);
INSERT INTO "interactions" VALUES(5493,24,12,1000000.0);
INSERT INTO "interactions" VALUES(5494,24,13,1000000.0);
INSERT INTO "interactions" VALUES(5495,24,14,1000000.0);
INSERT INTO "interactions" VALUES(5496,24,15,1000000.0);
INSERT INTO "interactions" VALUES(5497,24,16,1000000.0);
INSERT INTO "interactions" VALUES(5498,24,17,1000000.0);
INSERT INTO "interactions" VALUES(5499,24,18,1000000.0);
INSERT INTO "interactions" VALUES(5500,24,19,1000000.0);
INSERT INTO "interactions" VALUES(5501,24,20,1000000.0);
INSERT INTO "interactions" VALUES(5502,24,21,1000000.0);
INSERT INTO "interactions" VALUES(5503,24,22,1000000.0);
INSERT INTO "interactions" VALUES(5504,24,23,1000000.0);
INSERT INTO "interactions" VALUES(5505,24,24,1000000.0);
INSERT INTO "interactions" VALUES(5506,24,25,1000000.0);
INSERT INTO "interactions" VALUES(5507,24,26,1000000.0);
INSERT INTO "interactions" VALUES(5508,24,27,1000000.0);
INSERT INTO "interactions" VALUES(5509,24,28,1000000.0);
INSERT INTO "interactions" VALUES(5510,24,29,1000000.0);
INSERT INTO "interactions" VALUES(5511,24,31,1000000.0);
INSERT INTO "interactions" VALUES(5512,24,32,1000000.0);
INSERT INTO "interactions" VALUES(5513,24,33,1000000.0);
INSERT INTO "interactions" VALUES(5514,24,34,1000000.0);
INSERT INTO "interactions" VALUES(5515,24,35,1000000.0);
INSERT INTO "interactions" VALUES(5516,24,36,1000000.0);
INSERT INTO "interactions" VALUES(5517,24,37,1000000.0);
INSERT INTO "interactions" VALUES(5518,24,38,1000000.0);
INSERT INTO "interactions" VALUES(5519,24,39,1000000.0);
INSERT INTO "interactions" VALUES(5520,24,40,1000000.0);
INSERT INTO "interactions" VALUES(5521,24,41,1000000.0);
INSERT INTO "interactions" VALUES(5522,24,42,1000000.0);
INSERT INTO "interactions" VALUES(5523,24,43,1000000.0);
INSERT INTO "interactions" VALUES(5524,24,44,1000000.0);
INSERT INTO "interactions" VALUES(5525,24,45,1000000.0);
INSERT INTO "interactions" VALUES(5526,24,46,1000000.0);
INSERT INTO "interactions" VALUES(5527,24,47,1000000.0);
INSERT INTO "interactions" VALUES(5529,25,2,1000000.0);
INSERT INTO "interactions" VALUES(5530,25,3,1000000.0);
INSERT INTO "interactions" VALUES(5531,25,4,1000000.0);
INSERT INTO "interactions" VALUES(5532,25,6,1000000.0);
INSERT INTO "interactions" VALUES(5533,25,7,1000000.0);
INSERT INTO "interactions" VALUES(5534,25,8,1000000.0);
INSERT INTO "interactions" VALUES(5535,25,9,1000000.0);
INSERT INTO "interactions" VALUES(5536,25,10,1000000.0);
INSERT INTO "interactions" VALUES(5537,25,11,1000000.0);
INSERT INTO "interactions" VALUES(5538,25,12,1000000.0);
INSERT INTO "interactions" VALUES(5540,26,2,1000000.0);
INSERT INTO "interactions" VALUES(5541,26,3,1000000.0);
INSERT INTO "interactions" VALUES(5542,26,5,1000000.0);
INSERT INTO "interactions" VALUES(5543,26,7,1000000.0);
INSERT INTO "interactions" VALUES(5544,26,8,1000000.0);
INSERT INTO "interactions" VALUES(5545,26,9,1000000.0);
INSERT INTO "interactions" VALUES(5546,26,10,1000000.0);
INSERT INTO "interactions" VALUES(5547,26,11,1000000.0);
INSERT INTO "interactions" VALUES(5548,26,12,1000000.0);
INSERT INTO "interactions" VALUES(5549,26,14,1000000.0);
INSERT INTO "interactions" VALUES(5550,26,15,1000000.0);
INSERT INTO "interactions" VALUES(5551,26,17,1000000.0);
INSERT INTO "interactions" VALUES(5552,26,18,1000000.0);
INSERT INTO "interactions" VALUES(5553,26,19,1000000.0);
INSERT INTO "interactions" VALUES(5554,26,20,1000000.0);
INSERT INTO "interactions" VALUES(5555,26,21,1000000.0);
INSERT INTO "interactions" VALUES(5557,27,2,1000000.0);
INSERT INTO "interactions" VALUES(5558,27,3,1000000.0);
INSERT INTO "interactions" VALUES(5559,27,4,1000000.0);
INSERT INTO "interactions" VALUES(5560,27,6,1000000.0);
INSERT INTO "interactions" VALUES(5561,27,7,1000000.0);
INSERT INTO "interactions" VALUES(5562,27,8,1000000.0);
INSERT INTO "interactions" VALUES(5563,27,9,1000000.0);
INSERT INTO "interactions" VALUES(5564,27,10,1000000.0);
INSERT INTO "interactions" VALUES(5565,27,11,1000000.0);
INSERT INTO "interactions" VALUES(5566,27,12,1000000.0);
INSERT INTO "interactions" VALUES(5567,27,13,1000000.0);
INSERT INTO "interactions" VALUES(5568,27,14,1000000.0);
INSERT INTO "interactions" VALUES(5569,27,15,1000000.0);
INSERT INTO "interactions" VALUES(5570,27,16,1000000.0);
INSERT INTO "interactions" VALUES(5571,27,17,1000000.0);
INSERT INTO "interactions" VALUES(5572,27,18,1000000.0);
INSERT INTO "interactions" VALUES(5573,27,19,1000000.0);
INSERT INTO "interactions" VALUES(5574,27,20,1000000.0);
INSERT INTO "interactions" VALUES(5575,27,21,1000000.0);
INSERT INTO "interactions" VALUES(5576,27,22,1000000.0);
INSERT INTO "interactions" VALUES(5577,27,23,1000000.0);
INSERT INTO "interactions" VALUES(5578,27,24,1000000.0);
INSERT INTO "interactions" VALUES(5579,27,25,1000000.0);
INSERT INTO "interactions" VALUES(5580,27,26,1000000.0);
INSERT INTO "interactions" VALUES(5582,28,2,1000000.0);
INSERT INTO "interactions" VALUES(5583,28,3,1000000.0);
INSERT INTO "interactions" VALUES(5584,28,4,1000000.0);
INSERT INTO "interactions" VALUES(5585,28,6,1000000.0);
INSERT INTO "interactions" VALUES(5586,28,7,1000000.0);
INSERT INTO "interactions" VALUES(5587,28,8,1000000.0);
INSERT INTO "interactions" VALUES(5588,28,9,1000000.0);
INSERT INTO "interactions" VALUES(5589,28,10,1000000.0);
INSERT INTO "interactions" VALUES(5590,28,11,1000000.0);
INSERT INTO "interactions" VALUES(5591,28,12,1000000.0);
INSERT INTO "interactions" VALUES(5592,28,13,1000000.0);
INSERT INTO "interactions" VALUES(5593,28,14,1000000.0);
INSERT INTO "interactions" VALUES(5594,28,15,1000000.0);
INSERT INTO "interactions" VALUES(5595,28,16,1000000.0);
INSERT INTO "interactions" VALUES(5596,28,17,1000000.0);
INSERT INTO "interactions" VALUES(5597,28,18,1000000.0);
INSERT INTO "interactions" VALUES(5598,28,19,1000000.0);
INSERT INTO "interactions" VALUES(5599,28,20,1000000.0);
INSERT INTO "interactions" VALUES(5600,28,21,1000000.0);
INSERT INTO "interactions" VALUES(5601,28,22,1000000.0);
INSERT INTO "interactions" VALUES(5602,28,23,1000000.0);
INSERT INTO "interactions" VALUES(5603,28,24,1000000.0);
INSERT INTO "interactions" VALUES(5604,28,25,1000000.0);
INSERT INTO "interactions" VALUES(5605,28,26,1000000.0);
INSERT INTO "interactions" VALUES(5606,28,27,1000000.0);
INSERT INTO "interactions" VALUES(5607,28,28,1000000.0);
INSERT INTO "interactions" VALUES(5608,28,29,1000000.0);
INSERT INTO "interactions" VALUES(5609,28,30,1000000.0);
INSERT INTO "interactions" VALUES(5610,28,31,1000000.0);
INSERT INTO "interactions" VALUES(5611,28,32,1000000.0);
INSERT INTO "interactions" VALUES(5612,28,33,1000000.0);
INSERT INTO "interactions" VALUES(5614,29,2,1000000.0);
INSERT INTO "interactions" VALUES(5615,29,3,1000000.0);
INSERT INTO "interactions" VALUES(5616,29,5,1000000.0);
INSERT INTO "interactions" VALUES(5617,29,7,1000000.0);
INSERT INTO "interactions" VALUES(5618,29,8,1000000.0);
INSERT INTO "interactions" VALUES(5619,29,9,1000000.0);
INSERT INTO "interactions" VALUES(5620,29,10,1000000.0);
INSERT INTO "interactions" VALUES(5621,29,11,1000000.0);
INSERT INTO "interactions" VALUES(5622,29,13,1000000.0);
INSERT INTO "interactions" VALUES(5623,29,14,1000000.0);
INSERT INTO "interactions" VALUES(5624,29,15,1000000.0);
INSERT INTO "interactions" VALUES(5625,29,17,1000000.0);
INSERT INTO "interactions" VALUES(5626,29,18,1000000.0);
INSERT INTO "interactions" VALUES(5627,29,19,1000000.0);
INSERT INTO "interactions" VALUES(5628,29,20,1000000.0);
INSERT INTO "interactions" VALUES(5629,29,22,1000000.0);
INSERT INTO "interactions" VALUES(5631,30,2,1000000.0);
INSERT INTO "interactions" VALUES(5632,30,3,1000000.0);
INSERT INTO "interactions" VALUES(5633,30,4,1000000.0);
INSERT INTO "interactions" VALUES(5634,30,6,1000000.0);
INSERT INTO "interactions" VALUES(5635,30,7,1000000.0);
INSERT INTO "interactions" VALUES(5636,30,8,1000000.0);
INSERT INTO "interactions" VALUES(5637,30,9,1000000.0);
INSERT INTO "interactions" VALUES(5638,30,10,1000000.0);
INSERT INTO "interactions" VALUES(5639,30,11,1000000.0);
INSERT INTO "interactions" VALUES(5640,30,12,1000000.0);
INSERT INTO "interactions" VALUES(5641,30,13,1000000.0);
INSERT INTO "interactions" VALUES(5642,30,14,1000000.0);
INSERT INTO "interactions" VALUES(5643,30,15,1000000.0);
INSERT INTO "interactions" VALUES(5644,30,16,1000000.0);
INSERT INTO "interactions" VALUES(5645,30,17,1000000.0);
INSERT INTO "interactions" VALUES(5646,30,18,1000000.0);
INSERT INTO "interactions" VALUES(5647,30,19,1000000.0);
INSERT INTO "interactions" VALUES(5648,30,20,1000000.0);
INSERT INTO "interactions" VALUES(5649,30,21,1000000.0);
INSERT INTO "interactions" VALUES(5650,30,22,1000000.0);
INSERT INTO "interactions" VALUES(5651,30,24,1000000.0);
INSERT INTO "interactions" VALUES(5653,31,2,1000000.0);
INSERT INTO "interactions" VALUES(5654,31,3,1000000.0);
INSERT INTO "interactions" VALUES(5655,31,4,1000000.0);
INSERT INTO "interactions" VALUES(5656,31,6,1000000.0);
INSERT INTO "interactions" VALUES(5657,31,7,1000000.0);
INSERT INTO "interactions" VALUES(5658,31,8,1000000.0);
INSERT INTO "interactions" VALUES(5659,31,9,1000000.0);
INSERT INTO "interactions" VALUES(5660,31,10,1000000.0);
INSERT INTO "interactions" VALUES(5661,31,11,1000000.0);
INSERT INTO "interactions" VALUES(5662,31,12,1000000.0);
INSERT INTO "interactions" VALUES(5663,31,13,1000000.0);
INSERT INTO "interactions" VALUES(5664,31,14,1000000.0);
INSERT INTO "interactions" VALUES(5665,31,15,1000000.0);
INSERT INTO "interactions" VALUES(5666,31,16,1000000.0);
INSERT INTO "interactions" VALUES(5667,31,17,1000000.0);
INSERT INTO "interactions" VALUES(5668,31,18,1000000.0);
INSERT INTO "interactions" VALUES(5669,31,19,1000000.0);
INSERT INTO "interactions" VALUES(5670,31,20,1000000.0);
INSERT INTO "interactions" VALUES(5671,31,21,1000000.0);
INSERT INTO "interactions" VALUES(5672,31,22,1000000.0);
INSERT INTO "interactions" VALUES(5673,31,24,1000000.0);
INSERT INTO "interactions" VALUES(5674,31,26,1000000.0);
INSERT INTO "interactions" VALUES(5675,31,27,1000000.0);
INSERT INTO "interactions" VALUES(5676,31,28,1000000.0);
INSERT INTO "interactions" VALUES(5677,31,29,1000000.0);
INSERT INTO "interactions" VALUES(5678,31,30,1000000.0);
INSERT INTO "interactions" VALUES(5679,31,31,1000000.0);
INSERT INTO "interactions" VALUES(5680,31,32,1000000.0);
INSERT INTO "interactions" VALUES(5682,32,2,1000000.0);
INSERT INTO "interactions" VALUES(5683,32,3,1000000.0);
INSERT INTO "interactions" VALUES(5684,32,5,1000000.0);
INSERT INTO "interactions" VALUES(5685,32,6,1000000.0);
INSERT INTO "interactions" VALUES(5686,32,7,1000000.0);
INSERT INTO "interactions" VALUES(5687,32,8,1000000.0);
INSERT INTO "interactions" VALUES(5688,32,9,1000000.0);
INSERT INTO "interactions" VALUES(5689,32,10,1000000.0);
INSERT INTO "interactions" VALUES(5690,32,11,1000000.0);
INSERT INTO "interactions" VALUES(5691,32,12,1000000.0);
INSERT INTO "interactions" VALUES(5692,32,13,1000000.0);
INSERT INTO "interactions" VALUES(5693,32,14,1000000.0);
INSERT INTO "interactions" VALUES(5694,32,15,1000000.0);
INSERT INTO "interactions" VALUES(5695,32,16,1000000.0);
INSERT INTO "interactions" VALUES(5696,32,17,1000000.0);
INSERT INTO "interactions" VALUES(5697,32,18,1000000.0);
INSERT INTO "interactions" VALUES(5698,32,19,1000000.0);
INSERT INTO "interactions" VALUES(5699,32,20,1000000.0);
INSERT INTO "interactions" VALUES(5700,32,21,1000000.0);
INSERT INTO "interactions" VALUES(5701,32,23,1000000.0);
INSERT INTO "interactions" VALUES(5702,32,24,1000000.0);
INSERT INTO "interactions" VALUES(5703,32,25,1000000.0);
INSERT INTO "interactions" VALUES(5704,32,26,1000000.0);
INSERT INTO "interactions" VALUES(5705,32,27,1000000.0);
INSERT INTO "interactions" VALUES(5706,32,28,1000000.0);
INSERT INTO "interactions" VALUES(5707,32,29,1000000.0);
INSERT INTO "interactions" VALUES(5708,32,30,1000000.0);
INSERT INTO "interactions" VALUES(5709,32,31,1000000.0);
INSERT INTO "interactions" VALUES(5710,32,32,1000000.0);
INSERT INTO "interactions" VALUES(5711,32,33,1000000.0);
INSERT INTO "interactions" VALUES(5712,32,34,1000000.0);
INSERT INTO "interactions" VALUES(5713,32,35,1000000.0);
INSERT INTO "interactions" VALUES(5714,32,36,1000000.0);
INSERT INTO "interactions" VALUES(5715,32,37,1000000.0);
INSERT INTO "interactions" VALUES(5716,32,38,1000000.0);
INSERT INTO "interactions" VALUES(5717,32,39,1000000.0);
INSERT INTO "interactions" VALUES(5718,32,40,1000000.0);
INSERT INTO "interactions" VALUES(5719,32,41,1000000.0);
INSERT INTO "interactions" VALUES(5720,32,43,1000000.0);
INSERT INTO "interactions" VALUES(5721,32,44,1000000.0);
INSERT INTO "interactions" VALUES(5723,33,2,1000000.0);
INSERT INTO "interactions" VALUES(5724,33,4,1000000.0);
INSERT INTO "interactions" VALUES(5725,33,5,1000000.0);
INSERT INTO "interactions" VALUES(5726,33,6,1000000.0);
INSERT INTO "interactions" VALUES(5727,33,7,1000000.0);
INSERT INTO "interactions" VALUES(5728,33,8,1000000.0);
INSERT INTO "interactions" VALUES(5729,33,9,1000000.0);
INSERT INTO "interactions" VALUES(5730,33,10,1000000.0);
CREATE TABLE journal (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL CHECK (seq >= 1),
    at REAL NOT NULL,
    kind TEXT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO "journal" VALUES(1,1,1000000.0,'opened','{"guild_id":7,"channel_id":71,"owner_id":100,"name":"Ann","rules":{"preset":"standard","options":{"players":4,"law":"hosted","pack":24,"joker":false,"points":10,"first_dealer":"random","packets":"3-2","cut":"no","misdeal":"redeal","steal_the_deal":false,"renege_penalty":"plus-two","renege_ends_hand":false,"review":false,"traditions":true,"ace_no_face":false,"farmers_hand":"off","second_round":"stick","no_first_blood":false,"mugs_away":false,"laps":false,"slams":false,"turning_the_tables":false,"partner_order":"free","defend_alone":false,"first_lead":"dealer-left","partners_best":"off","give_turnup":false,"lone_made":1,"lone_march":4,"euchre":2,"lone_euchre":2,"euchre_march":2,"lone_defence":2,"lone_defence_march":4,"setback":false,"prompt_partner":false,"lone_hands":true,"lone_closed":0,"caller_holds":"any","keep_turnup":false,"stuck_any":false,"no_trump":false}},"computers":[],"chain":{"end":"f5b165224a58b791df6af1d8303e61cdc4bb86c3d1c427103c344c4189eb2f1e","length":1000,"seal":"97203073f16180a19f01c4c9db8ccc31f8d8047c687a54ea4c6d8c65e3910965"},"word":"","pictures":null,"tournament":null,"seats":[],"unranked":false,"guests":null,"again":null}');
INSERT INTO "journal" VALUES(2,1,1000000.0,'opened','{"guild_id":7,"channel_id":300,"owner_id":100,"name":"Ann","rules":{"preset":"earlwood","options":{"players":4,"law":"hosted","pack":32,"joker":false,"points":9,"first_dealer":"high-card","packets":"2-3","cut":"no","misdeal":"forfeit-deal","steal_the_deal":false,"renege_penalty":"plus-two","renege_ends_hand":false,"review":false,"traditions":true,"ace_no_face":false,"farmers_hand":"off","second_round":"throw-in","no_first_blood":false,"mugs_away":true,"laps":false,"slams":false,"turning_the_tables":false,"partner_order":"alone","defend_alone":false,"first_lead":"dealer-left","partners_best":"off","give_turnup":false,"lone_made":1,"lone_march":4,"euchre":2,"lone_euchre":2,"euchre_march":2,"lone_defence":2,"lone_defence_march":4,"setback":false,"prompt_partner":true,"lone_hands":true,"lone_closed":0,"caller_holds":"any","keep_turnup":false,"stuck_any":false,"no_trump":false}},"computers":[{"name":"Computer 1","level":"random"}],"chain":{"end":"7bd5d47e446fcec2a3d811736110e5781bcccea696762e6116c6e9c92d99bf35","length":1000,"seal":"87980c64256193bbd5d776e8270e59317ea6c34108c8a17ca683e4207f785490"},"word":"","pictures":null,"tournament":null,"seats":[],"unranked":false,"guests":null,"again":null}');
INSERT INTO "journal" VALUES(2,2,1000000.0,'joined','{"seat":3,"user_id":101,"name":"Bob","press":5002,"word":"","unranked":false}');
INSERT INTO "journal" VALUES(2,3,1000000.0,'joined','{"seat":4,"user_id":102,"name":"Cay","press":5003,"word":"","unranked":false}');
INSERT INTO "journal" VALUES(2,4,1000000.0,'started','{"draw":{"method":"high-card","rounds":[[[1,18],[2,7],[3,16],[4,20]]],"dealer":2},"user_id":100,"press":5004,"mixins":["rules earlwood points=9","seat 1 c3376fac6ba123c2","seat 2 3c5bede2a27c5d9a","seat 3 0b23e71dc99563cf","seat 4 3a809b17bef1ffed","5002","5003","5004"],"ranked":false,"clocks":null}');
INSERT INTO "journal" VALUES(2,5,1000000.0,'dealt','{"pack":[18,29,2,19,17,14,10,5,27,26,1,8,21,4,7,20,24,9,13,12,28,3,11,15,16,23,25,31,6,30,0,22],"secret":"6e3903ce972659af30956e56286c674ac34b4c04e187fdd3ece8614178b9a008","mixins":["rules earlwood points=9","seat 1 c3376fac6ba123c2","seat 2 3c5bede2a27c5d9a","seat 3 0b23e71dc99563cf","seat 4 3a809b17bef1ffed","5002","5003","5004"],"standing":{"number":1,"dealer":2,"score":[0,0],"uncut":false},"next_chain":null,"thief":null}');
INSERT INTO "journal" VALUES(2,6,1000000.0,'acted','{"seat":3,"act":"pass","computer":false,"press":5005}');
INSERT INTO "journal" VALUES(2,7,1000000.0,'acted','{"seat":4,"act":"order alone","computer":false,"press":5006}');
INSERT INTO "journal" VALUES(2,8,1000000.0,'acted','{"seat":3,"act":"9D","computer":false,"press":5007}');
INSERT INTO "journal" VALUES(2,9,1000000.0,'acted','{"seat":4,"act":"QD","computer":false,"press":5008}');
INSERT INTO "journal" VALUES(2,10,1000000.0,'acted','{"seat":1,"act":"JD","computer":false,"press":5009}');
INSERT INTO "journal" VALUES(2,11,1000000.0,'acted','{"seat":4,"act":"JS","computer":false,"press":5010}');
INSERT INTO "journal" VALUES(2,12,1000000.0,'acted','{"seat":1,"act":"7C","computer":false,"press":5011}');
INSERT INTO "journal" VALUES(2,13,1000000.0,'acted','{"seat":3,"act":"QC","computer":false,"press":5012}');
INSERT INTO "journal" VALUES(2,14,1000000.0,'acted','{"seat":4,"act":"9S","computer":false,"press":5013}');
INSERT INTO "journal" VALUES(3,1,1000000.0,'opened','{"guild_id":7,"channel_id":301,"owner_id":100,"name":"Ann","rules":{"preset":"earlwood","options":{"players":4,"law":"old-school","pack":32,"joker":false,"points":9,"first_dealer":"high-card","packets":"2-3","cut":"no","misdeal":"forfeit-deal","steal_the_deal":false,"renege_penalty":"plus-two","renege_ends_hand":false,"review":false,"traditions":true,"ace_no_face":false,"farmers_hand":"off","second_round":"throw-in","no_first_blood":false,"mugs_away":true,"laps":false,"slams":false,"turning_the_tables":false,"partner_order":"alone","defend_alone":false,"first_lead":"dealer-left","partners_best":"off","give_turnup":false,"lone_made":1,"lone_march":4,"euchre":2,"lone_euchre":2,"euchre_march":2,"lone_defence":2,"lone_defence_march":4,"setback":false,"prompt_partner":true,"lone_hands":true,"lone_closed":0,"caller_holds":"any","keep_turnup":false,"stuck_any":false,"no_trump":false}},"computers":[],"chain":{"end":"8c2e0718822ce47ca8c74107e66cb0e4b2b3f4d58d82ca6386d2c96e760e819b","length":1000,"seal":"c93f1fb76b81422a62f69702fbde8764dc904d078190334c7b2220409c949efa"},"word":"","pictures":null,"tournament":null,"seats":[],"unranked":false,"guests":null,"again":null}');
INSERT INTO "journal" VALUES(3,2,1000000.0,'joined','{"seat":2,"user_id":101,"name":"Bob","press":5015,"word":"","unranked":false}');
INSERT INTO "journal" VALUES(3,3,1000000.0,'joined','{"seat":3,"user_id":102,"name":"Cay","press":5016,"word":"","unranked":false}');
INSERT INTO "journal" VALUES(3,4,1000000.0,'joined','{"seat":4,"user_id":103,"name":"Dan","press":5017,"word":"","unranked":false}');
INSERT INTO "journal" VALUES(3,5,1000000.0,'started','{"draw":{"method":"high-card","rounds":[[[1,15],[2,27],[3,29],[4,1]]],"dealer":1},"user_id":100,"press":5018,"mixins":["rules earlwood law=old-school points=9","seat 1 b1a03f566141f4fb","seat 2 da5b1f44fbebc842","seat 3 faf460463eec6631","seat 4 c489ee1364e3f10d","5015","5016","5017","5018"],"ranked":false,"clocks":null}');
INSERT INTO "journal" VALUES(3,6,1000000.0,'dealt','{"pack":[31,18,8,20,2,24,14,4,15,12,6,30,21,28,25,19,10,26,16,22,5,23,1,11,13,17,27,9,29,0,3,7],"secret":"6996d3df938d760501a6bf5cf9f7c00d491be60f6a848d428093ea8bb5fd774a","mixins":["rules earlwood law=old-school points=9","seat 1 b1a03f566141f4fb","seat 2 da5b1f44fbebc842","seat 3 faf460463eec6631","seat 4 c489ee1364e3f10d","5015","5016","5017","5018"],"standing":{"number":1,"dealer":1,"score":[0,0],"uncut":false},"next_chain":null,"thief":null}');
INSERT INTO "journal" VALUES(3,7,1000000.0,'acted','{"seat":2,"act":"pass","computer":false,"press":5019}');
INSERT INTO "journal" VALUES(3,8,1000000.0,'acted','{"seat":3,"act":"order alone","computer":false,"press":5020}');
INSERT INTO "journal" VALUES(3,9,1000000.0,'acted','{"seat":2,"act":"KC","computer":false,"press":5021}');
INSERT INTO "journal" VALUES(3,10,1000000.0,'acted','{"seat":3,"act":"9S","computer":false,"press":5022}');
INSERT INTO "journal" VALUES(3,11,1000000.0,'acted','{"seat":4,"act":"7C","computer":false,"press":5023}');
INSERT INTO "journal" VALUES(3,12,1000000.0,'acted','{"seat":3,"act":"7H","computer":false,"press":5024}');
INSERT INTO "journal" VALUES(3,13,1000000.0,'acted','{"seat":4,"act":"9H","computer":false,"press":5025}');
INSERT INTO "journal" VALUES(3,14,1000000.0,'acted','{"seat":2,"act":"JH","computer":false,"press":5026}');
INSERT INTO "journal" VALUES(3,15,1000000.0,'acted','{"seat":2,"act":"AC","computer":false,"press":5027}');
INSERT INTO "journal" VALUES(3,16,1000000.0,'acted','{"seat":3,"act":"JD","computer":false,"press":5028}');
INSERT INTO "journal" VALUES(3,17,1000000.0,'acted','{"seat":4,"act":"8C","computer":false,"press":5029}');
INSERT INTO "journal" VALUES(3,18,1000000.0,'acted','{"seat":2,"act":"gather","computer":false,"press":5030}');
INSERT INTO "journal" VALUES(3,19,1000000.0,'acted','{"seat":2,"act":"9D","computer":false,"press":5031}');
INSERT INTO "journal" VALUES(3,20,1000000.0,'acted','{"seat":3,"act":"QD","computer":false,"press":5032}');
INSERT INTO "journal" VALUES(3,21,1000000.0,'acted','{"seat":4,"act":"TD","computer":false,"press":5033}');
INSERT INTO "journal" VALUES(3,22,1000000.0,'acted','{"seat":3,"act":"gather","computer":false,"press":5034}');
INSERT INTO "journal" VALUES(4,1,1000000.0,'opened','{"guild_id":7,"channel_id":302,"owner_id":100,"name":"Ann","rules":{"preset":"newberry","options":{"players":4,"law":"hosted","pack":24,"joker":false,"points":9,"first_dealer":"random","packets":"2-3","cut":"no","misdeal":"minus-one","steal_the_deal":false,"renege_penalty":"plus-two","renege_ends_hand":false,"review":false,"traditions":true,"ace_no_face":false,"farmers_hand":"off","second_round":"stick-or-fold","no_first_blood":false,"mugs_away":false,"laps":false,"slams":false,"turning_the_tables":false,"partner_order":"free","defend_alone":false,"first_lead":"maker-left","partners_best":"off","give_turnup":false,"lone_made":1,"lone_march":4,"euchre":2,"lone_euchre":2,"euchre_march":4,"lone_defence":2,"lone_defence_march":4,"setback":false,"prompt_partner":false,"lone_hands":true,"lone_closed":0,"caller_holds":"any","keep_turnup":false,"stuck_any":false,"no_trump":false}},"computers":[],"chain":{"end":"85c924c3597164c4a6058a00581a22b22de50472433d2e44fed8b6b8357e44cd","length":1000,"seal":"b3fad5d079c221c5d8dd5cd0e4cd90ff3f4fed599734a94256dfa9446bad6391"},"word":"","pictures":null,"tournament":null,"seats":[],"unranked":false,"guests":null,"again":null}');
INSERT INTO "journal" VALUES(4,2,1000000.0,'joined','{"seat":2,"user_id":101,"name":"Bob","press":5036,"word":"","unranked":false}');
INSERT INTO "journal" VALUES(4,3,1000000.0,'joined','{"seat":3,"user_id":102,"name":"Cay","press":5037,"word":"","unranked":false}');
INSERT INTO "journal" VALUES(4,4,1000000.0,'joined','{"seat":4,"user_id":103,"name":"Dan","press":5038,"word":"","unranked":false}');
INSERT INTO "journal" VALUES(4,5,1000000.0,'started','{"draw":{"method":"random","rounds":[],"dealer":3},"user_id":100,"press":5039,"mixins":["rules newberry points=9","seat 1 b38c1d8bce8473fd","seat 2 b587da34f27bbaf4","seat 3 383d37ac3c5cfccd","seat 4 139cdac64715c123","5036","5037","5038","5039"],"ranked":true,"clocks":[60.0,60.0,8.0,24.0]}');
INSERT INTO "journal" VALUES(4,6,1000000.0,'dealt','{"pack":[3,5,26,29,7,14,15,22,2,11,31,13,10,18,21,6,27,19,30,28,20,23,12,4],"secret":"9d57931705e2434511d22229b3e3871aa164cae1487521fa95d76a553ba85ce9","mixins":["rules newberry points=9","seat 1 b38c1d8bce8473fd","seat 2 b587da34f27bbaf4","seat 3 383d37ac3c5cfccd","seat 4 139cdac64715c123","5036","5037","5038","5039"],"standing":{"number":1,"dealer":3,"score":[0,0],"uncut":false},"next_chain":null,"thief":null}');
INSERT INTO "journal" VALUES(4,7,1000000.0,'acted','{"seat":4,"act":"pass","computer":false,"press":5040}');
INSERT INTO "journal" VALUES(4,8,1000000.0,'acted','{"seat":1,"act":"order","computer":false,"press":5041}');
INSERT INTO "journal" VALUES(4,9,1000000.0,'acted','{"seat":3,"act":"discard JD","computer":false,"press":5042}');
INSERT INTO "journal" VALUES(4,10,1000000.0,'acted','{"seat":4,"act":"TH","computer":false,"press":5043}');
INSERT INTO "journal" VALUES(4,11,1000000.0,'acted','{"seat":1,"act":"9H","computer":false,"press":5044}');
INSERT INTO "journal" VALUES(4,12,1000000.0,'acted','{"seat":2,"act":"AH","computer":false,"press":5045}');
INSERT INTO "journal" VALUES(4,13,1000000.0,'acted','{"seat":3,"act":"KC","computer":false,"press":5046}');
INSERT INTO "journal" VALUES(4,14,1000000.0,'acted','{"seat":2,"act":"QD","computer":false,"press":5047}');
INSERT INTO "journal" VALUES(4,15,1000000.0,'acted','{"seat":3,"act":"KD","computer":false,"press":5048}');
INSERT INTO "journal" VALUES(4,16,1000000.0,'acted','{"seat":4,"act":"QS","computer":false,"press":5049}');
INSERT INTO "journal" VALUES(4,17,1000000.0,'acted','{"seat":1,"act":"9D","computer":false,"press":5050}');
INSERT INTO "journal" VALUES(4,18,1000000.0,'acted','{"seat":3,"act":"TD","computer":false,"press":5051}');
INSERT INTO "journal" VALUES(4,19,1000000.0,'acted','{"seat":4,"act":"TS","computer":false,"press":5052}');
INSERT INTO "journal" VALUES(4,20,1000000.0,'acted','{"seat":1,"act":"AS","computer":false,"press":5053}');
INSERT INTO "journal" VALUES(4,21,1000000.0,'acted','{"seat":2,"act":"KS","computer":false,"press":5054}');
INSERT INTO "journal" VALUES(4,22,1000000.0,'acted','{"seat":3,"act":"9S","computer":false,"press":5055}');
INSERT INTO "journal" VALUES(4,23,1000000.0,'acted','{"seat":4,"act":"QH","computer":false,"press":5056}');
INSERT INTO "journal" VALUES(4,24,1000000.0,'acted','{"seat":1,"act":"QC","computer":false,"press":5057}');
INSERT INTO "journal" VALUES(4,25,1000000.0,'acted','{"seat":2,"act":"KH","computer":false,"press":5058}');
INSERT INTO "journal" VALUES(4,26,1000000.0,'acted','{"seat":3,"act":"JC","computer":false,"press":5059}');
INSERT INTO "journal" VALUES(4,27,1000000.0,'acted','{"seat":4,"act":"AC","computer":false,"press":5060}');
INSERT INTO "journal" VALUES(4,28,1000000.0,'acted','{"seat":1,"act":"9C","computer":false,"press":5061}');
INSERT INTO "journal" VALUES(4,29,1000000.0,'acted','{"seat":2,"act":"TC","computer":false,"press":5062}');
INSERT INTO "journal" VALUES(4,30,1000000.0,'dealt','{"pack":[6,22,31,15,2,21,30,11,29,27,13,10,14,12,4,18,5,26,23,19,3,20,28,7],"secret":"8bc67edb3949bcc6a218eeeb93ce9842033d3828f3b05ff30559093fea72cf17","mixins":["5059","5060","5061","5062"],"standing":{"number":2,"dealer":4,"score":[1,0],"uncut":false},"next_chain":null,"thief":null}');
INSERT INTO "journal" VALUES(5,1,1000000.0,'opened','{"guild_id":7,"channel_id":303,"owner_id":100,"name":"Ann","rules":{"preset":"newberry","options":{"players":4,"law":"old-school","pack":24,"joker":false,"points":9,"first_dealer":"random","packets":"2-3","cut":"no","misdeal":"minus-one","steal_the_deal":false,"renege_penalty":"plus-two","renege_ends_hand":false,"review":false,"traditions":true,"ace_no_face":false,"farmers_hand":"off","second_round":"stick-or-fold","no_first_blood":false,"mugs_away":false,"laps":false,"slams":false,"turning_the_tables":false,"partner_order":"free","defend_alone":false,"first_lead":"maker-left","partners_best":"off","give_turnup":false,"lone_made":1,"lone_march":4,"euchre":2,"lone_euchre":2,"euchre_march":4,"lone_defence":2,"lone_defence_march":4,"setback":false,"prompt_partner":false,"lone_hands":true,"lone_closed":0,"caller_holds":"any","keep_turnup":false,"stuck_any":false,"no_trump":false}},"computers":[{"name":"Computer 1","level":"random"}],"chain":{"end":"3129903ac1d45597a242fdf11f8f2b1a39f3c3e693114351dcbed407e3e6b605","length":1000,"seal":"fe36c982e8b81fa1ece2e390e8cc6112ab2c2f9070f132bcbb4cd746242c0f96"},"word":"","pictures":null,"tournament":null,"seats":[],"unranked":false,"guests":null,"again":null}');
INSERT INTO "journal" VALUES(5,2,1000000.0,'joined','{"seat":3,"user_id":101,"name":"Bob","press":5064,"word":"","unranked":false}');
INSERT INTO "journal" VALUES(5,3,1000000.0,'joined','{"seat":4,"user_id":102,"name":"Cay","press":5065,"word":"","unranked":false}');
INSERT INTO "journal" VALUES(5,4,1000000.0,'started','{"draw":{"method":"random","rounds":[],"dealer":4},"user_id":100,"press":5066,"mixins":["rules newberry law=old-school points=9","seat 1 10fd934c6a1e8241","seat 2 f6265e9ffc04ba28","seat 3 d34e33ca4ef39c92","seat 4 b7996eede66f89aa","5064","5065","5066"],"ranked":false,"clocks":null}');
INSERT INTO "journal" VALUES(5,5,1000000.0,'dealt','{"pack":[15,20,27,6,4,2,19,13,29,11,10,18,28,14,23,21,26,5,30,3,31,7,12,22],"secret":"736c15b0eed35fc8067869e4a086b1cfab9889680ca4ee0f216df1e71f3741d7","mixins":["rules newberry law=old-school points=9","seat 1 10fd934c6a1e8241","seat 2 f6265e9ffc04ba28","seat 3 d34e33ca4ef39c92","seat 4 b7996eede66f89aa","5064","5065","5066"],"standing":{"number":1,"dealer":4,"score":[0,0],"uncut":false},"next_chain":null,"thief":null}');
INSERT INTO "journal" VALUES(5,6,1000000.0,'acted','{"seat":1,"act":"order","computer":false,"press":5067}');
INSERT INTO "journal" VALUES(5,7,1000000.0,'acted','{"seat":4,"act":"discard KC","computer":false,"press":5068}');
INSERT INTO "journal" VALUES(5,8,1000000.0,'acted','{"seat":1,"act":"JD","computer":false,"press":5069}');
INSERT INTO "journal" VALUES(5,9,1000000.0,'acted','{"seat":2,"act":"KS","computer":true,"press":null}');
INSERT INTO "journal" VALUES(5,10,1000000.0,'acted','{"seat":3,"act":"AD","computer":false,"press":5070}');
INSERT INTO "journal" VALUES(5,11,1000000.0,'acted','{"seat":4,"act":"QS","computer":false,"press":5071}');
INSERT INTO "journal" VALUES(5,12,1000000.0,'acted','{"seat":3,"act":"gather","computer":false,"press":5072}');
INSERT INTO "journal" VALUES(5,13,1000000.0,'acted','{"seat":3,"act":"9S","computer":false,"press":5073}');
INSERT INTO "journal" VALUES(5,14,1000000.0,'acted','{"seat":4,"act":"TS","computer":false,"press":5074}');
INSERT INTO "journal" VALUES(5,15,1000000.0,'acted','{"seat":1,"act":"9D","computer":false,"press":5075}');
INSERT INTO "journal" VALUES(5,16,1000000.0,'acted','{"seat":2,"act":"JS","computer":true,"press":null}');
INSERT INTO "journal" VALUES(6,1,1000000.0,'opened','{"guild_id":7,"channel_id":304,"owner_id":100,"name":"Ann","rules":{"preset":"csl","options":{"players":4,"law":"hosted","pack":24,"joker":false,"points":9,"first_dealer":"random","packets":"3-2","cut":"offer","misdeal":"redeal","steal_the_deal":false,"renege_penalty":"plus-two","renege_ends_hand":false,"review":false,"traditions":true,"ace_no_face":false,"farmers_hand":"off","second_round":"stick","no_first_blood":false,"mugs_away":false,"laps":false,"slams":false,"turning_the_tables":false,"partner_order":"free","defend_alone":true,"first_lead":"dealer-left","partners_best":"off","give_turnup":false,"lone_made":1,"lone_march":4,"euchre":2,"lone_euchre":4,"euchre_march":2,"lone_defence":4,"lone_defence_march":4,"setback":false,"prompt_partner":false,"lone_hands":true,"lone_closed":0,"caller_holds":"any","keep_turnup":false,"stuck_any":false,"no_trump":false}},"computers":[],"chain":{"end":"b99e8306dda748a61e029a8a3f415b024a146cf0d98a98e1cf999661f967bdaf","length":1000,"seal":"53acd0acc7c781f59f146772b24ff7eb4882cec505b9c00a80f87888a42828af"},"word":"","pictures":null,"tournament":null,"seats":[],"unranked":false,"guests":null,"again":null}');
INSERT INTO "journal" VALUES(6,2,1000000.0,'joined','{"seat":2,"user_id":101,"name":"Bob","press":5077,"word":"","unranked":false}');
INSERT INTO "journal" VALUES(6,3,1000000.0,'joined','{"seat":3,"user_id":102,"name":"Cay","press":5078,"word":"","unranked":false}');
INSERT INTO "journal" VALUES(6,4,1000000.0,'joined','{"seat":4,"user_id":103,"name":"Dan","press":5079,"word":"","unranked":false}');
INSERT INTO "journal" VALUES(6,5,1000000.0,'started','{"draw":{"method":"random","rounds":[],"dealer":1},"user_id":100,"press":5080,"mixins":["rules csl points=9","seat 1 fb88c9e5217b711b","seat 2 a21a424fd4153d05","seat 3 c367ab9ffb22867a","seat 4 fc6b6ca679f09b8c","5077","5078","5079","5080"],"ranked":true,"clocks":[60.0,60.0,8.0,24.0]}');
INSERT INTO "journal" VALUES(6,6,1000000.0,'dealt','{"pack":[18,20,3,30,6,4,21,28,26,15,13,19,31,2,12,27,29,7,22,14,23,10,5,11],"secret":"9ac19521d13773a3826c58ce46034e5e2cb9647986f4848979a5ddfd515b270a","mixins":["rules csl points=9","seat 1 fb88c9e5217b711b","seat 2 a21a424fd4153d05","seat 3 c367ab9ffb22867a","seat 4 fc6b6ca679f09b8c","5077","5078","5079","5080"],"standing":{"number":1,"dealer":1,"score":[0,0],"uncut":false},"next_chain":null,"thief":null}');
INSERT INTO "journal" VALUES(6,7,1000000.0,'acted','{"seat":4,"act":"cut 21","computer":false,"press":5081}');
INSERT INTO "journal" VALUES(6,8,1000000.0,'acted','{"seat":2,"act":"order","computer":false,"press":5082}');
INSERT INTO "journal" VALUES(6,9,1000000.0,'acted','{"seat":1,"act":"discard QD","computer":false,"press":5083}');
INSERT INTO "journal" VALUES(6,10,1000000.0,'acted','{"seat":2,"act":"9C","computer":false,"press":5084}');
INSERT INTO "journal" VALUES(6,11,1000000.0,'acted','{"seat":3,"act":"QH","computer":false,"press":5085}');
INSERT INTO "journal" VALUES(6,12,1000000.0,'acted','{"seat":4,"act":"AC","computer":false,"press":5086}');
INSERT INTO "journal" VALUES(6,13,1000000.0,'acted','{"seat":1,"act":"TC","computer":false,"press":5087}');
INSERT INTO "journal" VALUES(6,14,1000000.0,'acted','{"seat":4,"act":"KC","computer":false,"press":5088}');
INSERT INTO "journal" VALUES(6,15,1000000.0,'acted','{"seat":1,"act":"QC","computer":false,"press":5089}');
INSERT INTO "journal" VALUES(6,16,1000000.0,'acted','{"seat":2,"act":"JC","computer":false,"press":5090}');
INSERT INTO "journal" VALUES(6,17,1000000.0,'acted','{"seat":3,"act":"JD","computer":false,"press":5091}');
INSERT INTO "journal" VALUES(6,18,1000000.0,'acted','{"seat":2,"act":"TH","computer":false,"press":5092}');
INSERT INTO "journal" VALUES(6,19,1000000.0,'acted','{"seat":3,"act":"AH","computer":false,"press":5093}');
INSERT INTO "journal" VALUES(6,20,1000000.0,'acted','{"seat":4,"act":"KS","computer":false,"press":5094}');
INSERT INTO "journal" VALUES(6,21,1000000.0,'acted','{"seat":1,"act":"JH","computer":false,"press":5095}');
INSERT INTO "journal" VALUES(6,22,1000000.0,'acted','{"seat":4,"act":"9S","computer":false,"press":5096}');
INSERT INTO "journal" VALUES(6,23,1000000.0,'acted','{"seat":1,"act":"AS","computer":false,"press":5097}');
INSERT INTO "journal" VALUES(6,24,1000000.0,'acted','{"seat":2,"act":"QS","computer":false,"press":5098}');
INSERT INTO "journal" VALUES(6,25,1000000.0,'acted','{"seat":3,"act":"9D","computer":false,"press":5099}');
INSERT INTO "journal" VALUES(6,26,1000000.0,'acted','{"seat":1,"act":"JS","computer":false,"press":5100}');
INSERT INTO "journal" VALUES(6,27,1000000.0,'acted','{"seat":2,"act":"9H","computer":false,"press":5101}');
INSERT INTO "journal" VALUES(6,28,1000000.0,'acted','{"seat":3,"act":"TD","computer":false,"press":5102}');
INSERT INTO "journal" VALUES(6,29,1000000.0,'acted','{"seat":4,"act":"TS","computer":false,"press":5103}');
INSERT INTO "journal" VALUES(6,30,1000000.0,'dealt','{"pack":[4,21,3,27,11,29,28,22,19,15,12,26,18,31,30,2,23,6,14,5,7,10,20,13],"secret":"ded954ac975f2c0f2e495ca9dffdd7133a4c7723be67a8842f91628444ea43e3","mixins":["5100","5101","5102","5103"],"standing":{"number":2,"dealer":2,"score":[0,1],"uncut":false},"next_chain":null,"thief":null}');
INSERT INTO "journal" VALUES(6,31,1000000.0,'acted','{"seat":1,"act":"cut 9","computer":false,"press":5104}');
INSERT INTO "journal" VALUES(6,32,1000000.0,'acted','{"seat":3,"act":"order alone","computer":false,"press":5105}');
INSERT INTO "journal" VALUES(6,33,1000000.0,'acted','{"seat":2,"act":"discard TH","computer":false,"press":5106}');
INSERT INTO "journal" VALUES(6,34,1000000.0,'acted','{"seat":4,"act":"pass","computer":false,"press":5107}');
INSERT INTO "journal" VALUES(6,35,1000000.0,'acted','{"seat":2,"act":"pass","computer":false,"press":5108}');
INSERT INTO "journal" VALUES(6,36,1000000.0,'acted','{"seat":3,"act":"9C","computer":false,"press":5109}');
INSERT INTO "journal" VALUES(6,37,1000000.0,'acted','{"seat":4,"act":"AC","computer":false,"press":5110}');
INSERT INTO "journal" VALUES(6,38,1000000.0,'acted','{"seat":2,"act":"QC","computer":false,"press":5111}');
INSERT INTO "journal" VALUES(6,39,1000000.0,'acted','{"seat":4,"act":"QH","computer":false,"press":5112}');
INSERT INTO "journal" VALUES(6,40,1000000.0,'acted','{"seat":2,"act":"KH","computer":false,"press":5113}');
INSERT INTO "journal" VALUES(6,41,1000000.0,'acted','{"seat":3,"act":"AH","computer":false,"press":5114}');
INSERT INTO "journal" VALUES(6,42,1000000.0,'acted','{"seat":3,"act":"QS","computer":false,"press":5115}');
INSERT INTO "journal" VALUES(6,43,1000000.0,'acted','{"seat":4,"act":"JD","computer":false,"press":5116}');
INSERT INTO "journal" VALUES(6,44,1000000.0,'acted','{"seat":2,"act":"KS","computer":false,"press":5117}');
INSERT INTO "journal" VALUES(7,1,1000000.0,'opened','{"guild_id":7,"channel_id":305,"owner_id":100,"name":"Ann","rules":{"preset":"csl","options":{"players":4,"law":"old-school","pack":24,"joker":false,"points":9,"first_dealer":"random","packets":"3-2","cut":"offer","misdeal":"redeal","steal_the_deal":false,"renege_penalty":"plus-two","renege_ends_hand":false,"review":false,"traditions":true,"ace_no_face":false,"farmers_hand":"off","second_round":"stick","no_first_blood":false,"mugs_away":false,"laps":false,"slams":false,"turning_the_tables":false,"partner_order":"free","defend_alone":true,"first_lead":"dealer-left","partners_best":"off","give_turnup":false,"lone_made":1,"lone_march":4,"euchre":2,"lone_euchre":4,"euchre_march":2,"lone_defence":4,"lone_defence_march":4,"setback":false,"prompt_partner":false,"lone_hands":true,"lone_closed":0,"caller_holds":"any","keep_turnup":false,"stuck_any":false,"no_trump":false}},"computers":[],"chain":{"end":"df0e7337420c13f8f5d40f6ce079d1b987376f07bcb81287fdc8c0388fe881c3","length":1000,"seal":"b50cf563f4c97f013adc211fb5e84865ba38f1472c5f27b8f0cd111517d052dd"},"word":"","pictures":null,"tournament":null,"seats":[],"unranked":false,"guests":null,"again":null}');
INSERT INTO "journal" VALUES(7,2,1000000.0,'joined','{"seat":2,"user_id":101,"name":"Bob","press":5119,"word":"","unranked":false}');
INSERT INTO "journal" VALUES(7,3,1000000.0,'joined','{"seat":3,"user_id":102,"name":"Cay","press":5120,"word":"","unranked":false}');
INSERT INTO "journal" VALUES(7,4,1000000.0,'joined','{"seat":4,"user_id":103,"name":"Dan","press":5121,"word":"","unranked":false}');
INSERT INTO "journal" VALUES(7,5,1000000.0,'started','{"draw":{"method":"random","rounds":[],"dealer":3},"user_id":100,"press":5122,"mixins":["rules csl law=old-school points=9","seat 1 4e03bab4f31b6f89","seat 2 2e2e6105b4050581","seat 3 47a050fc612adeac","seat 4 385f57e277bdcc86","5119","5120","5121","5122"],"ranked":false,"clocks":null}');
INSERT INTO "journal" VALUES(7,6,1000000.0,'dealt','{"pack":[13,12,26,19,14,11,18,3,15,21,6,5,20,27,10,31,22,29,23,4,7,2,30,28],"secret":"f8cc57900efe390a0cb7eabf9bd2625a763f8d5bf493e720c430026494bd87cc","mixins":["rules csl law=old-school points=9","seat 1 4e03bab4f31b6f89","seat 2 2e2e6105b4050581","seat 3 47a050fc612adeac","seat 4 385f57e277bdcc86","5119","5120","5121","5122"],"standing":{"number":1,"dealer":3,"score":[0,0],"uncut":false},"next_chain":null,"thief":null}');
INSERT INTO "journal" VALUES(7,7,1000000.0,'acted','{"seat":2,"act":"cut 10","computer":false,"press":5123}');
INSERT INTO "journal" VALUES(7,8,1000000.0,'acted','{"seat":4,"act":"order alone","computer":false,"press":5124}');
INSERT INTO "journal" VALUES(7,9,1000000.0,'acted','{"seat":3,"act":"discard TH","computer":false,"press":5125}');
INSERT INTO "journal" VALUES(8,1,1000000.0,'opened','{"guild_id":7,"channel_id":306,"owner_id":100,"name":"Ann","rules":{"preset":"standard","options":{"players":4,"law":"hosted","pack":24,"joker":false,"points":9,"first_dealer":"random","packets":"3-2","cut":"no","misdeal":"redeal","steal_the_deal":false,"renege_penalty":"plus-two","renege_ends_hand":false,"review":false,"traditions":true,"ace_no_face":false,"farmers_hand":"off","second_round":"stick","no_first_blood":false,"mugs_away":false,"laps":false,"slams":false,"turning_the_tables":false,"partner_order":"free","defend_alone":false,"first_lead":"dealer-left","partners_best":"off","give_turnup":false,"lone_made":1,"lone_march":4,"euchre":2,"lone_euchre":2,"euchre_march":2,"lone_defence":2,"lone_defence_march":4,"setback":false,"prompt_partner":false,"lone_hands":true,"lone_closed":0,"caller_holds":"any","keep_turnup":false,"stuck_any":false,"no_trump":false}},"computers":[{"name":"Computer 1","level":"random"}],"chain":{"end":"a0661970ef3f6df0148ded7e8a34888d396cab3b80d27f58df111a3b3df245ad","length":1000,"seal":"2714120b93ee8905c3ed23a6f223dab266b5fe208420672b2e5bcfd8f29045d4"},"word":"","pictures":null,"tournament":null,"seats":[],"unranked":false,"guests":null,"again":null}');
INSERT INTO "journal" VALUES(8,2,1000000.0,'joined','{"seat":3,"user_id":101,"name":"Bob","press":5127,"word":"","unranked":false}');
INSERT INTO "journal" VALUES(8,3,1000000.0,'joined','{"seat":4,"user_id":102,"name":"Cay","press":5128,"word":"","unranked":false}');
INSERT INTO "journal" VALUES(8,4,1000000.0,'started','{"draw":{"method":"random","rounds":[],"dealer":3},"user_id":100,"press":5129,"mixins":["rules standard points=9","seat 1 5e4bff2836fc145d","seat 2 378c49f548494065","seat 3 39a61f22fc1cca90","seat 4 64eefcfb56a636b2","5127","5128","5129"],"ranked":false,"clocks":null}');
INSERT INTO "journal" VALUES(8,5,1000000.0,'dealt','{"pack":[5,18,31,4,11,19,22,28,21,23,29,10,2,15,14,3,27,30,26,12,20,6,13,7],"secret":"d3c166de565e8d8c090d57c0fdb852c3a294f4dd3a5a2612db5618f3b5a58d07","mixins":["rules standard points=9","seat 1 5e4bff2836fc145d","seat 2 378c49f548494065","seat 3 39a61f22fc1cca90","seat 4 64eefcfb56a636b2","5127","5128","5129"],"standing":{"number":1,"dealer":3,"score":[0,0],"uncut":false},"next_chain":null,"thief":null}');
INSERT INTO "journal" VALUES(8,6,1000000.0,'acted','{"seat":4,"act":"order","computer":false,"press":5130}');
INSERT INTO "journal" VALUES(8,7,1000000.0,'acted','{"seat":3,"act":"discard 9C","computer":false,"press":5131}');
INSERT INTO "journal" VALUES(8,8,1000000.0,'acted','{"seat":4,"act":"AC","computer":false,"press":5132}');
INSERT INTO "journal" VALUES(8,9,1000000.0,'acted','{"seat":1,"act":"9S","computer":false,"press":5133}');
INSERT INTO "journal" VALUES(8,10,1000000.0,'acted','{"seat":2,"act":"TC","computer":true,"press":null}');
INSERT INTO "journal" VALUES(8,11,1000000.0,'acted','{"seat":3,"act":"KC","computer":false,"press":5134}');
INSERT INTO "journal" VALUES(8,12,1000000.0,'acted','{"seat":4,"act":"9D","computer":false,"press":5135}');
INSERT INTO "journal" VALUES(8,13,1000000.0,'acted','{"seat":1,"act":"KH","computer":false,"press":5136}');
INSERT INTO "journal" VALUES(8,14,1000000.0,'acted','{"seat":2,"act":"TD","computer":true,"press":null}');
INSERT INTO "journal" VALUES(8,15,1000000.0,'acted','{"seat":3,"act":"QD","computer":false,"press":5137}');
INSERT INTO "journal" VALUES(8,16,1000000.0,'acted','{"seat":3,"act":"JH","computer":false,"press":5138}');
INSERT INTO "journal" VALUES(8,17,1000000.0,'acted','{"seat":4,"act":"9H","computer":false,"press":5139}');
INSERT INTO "journal" VALUES(9,1,1000000.0,'opened','{"guild_id":7,"channel_id":307,"owner_id":100,"name":"Ann","rules":{"preset":"standard","options":{"players":4,"law":"old-school","pack":24,"joker":false,"points":9,"first_dealer":"random","packets":"3-2","cut":"no","misdeal":"redeal","steal_the_deal":false,"renege_penalty":"plus-two","renege_ends_hand":false,"review":false,"traditions":true,"ace_no_face":false,"farmers_hand":"off","second_round":"stick","no_first_blood":false,"mugs_away":false,"laps":false,"slams":false,"turning_the_tables":false,"partner_order":"free","defend_alone":false,"first_lead":"dealer-left","partners_best":"off","give_turnup":false,"lone_made":1,"lone_march":4,"euchre":2,"lone_euchre":2,"euchre_march":2,"lone_defence":2,"lone_defence_march":4,"setback":false,"prompt_partner":false,"lone_hands":true,"lone_closed":0,"caller_holds":"any","keep_turnup":false,"stuck_any":false,"no_trump":false}},"computers":[],"chain":{"end":"a90802389a78cdc29492a875f74ac6f3aa202f4ad9892fed75598005bac48a6a","length":1000,"seal":"4241f8631113731098c9d342863fb559bdc0a681939741b11080ecc396801bd3"},"word":"","pictures":null,"tournament":null,"seats":[],"unranked":false,"guests":null,"again":null}');
INSERT INTO "journal" VALUES(9,2,1000000.0,'joined','{"seat":2,"user_id":101,"name":"Bob","press":5141,"word":"","unranked":false}');
INSERT INTO "journal" VALUES(9,3,1000000.0,'joined','{"seat":3,"user_id":102,"name":"Cay","press":5142,"word":"","unranked":false}');
INSERT INTO "journal" VALUES(9,4,1000000.0,'joined','{"seat":4,"user_id":103,"name":"Dan","press":5143,"word":"","unranked":false}');
INSERT INTO "journal" VALUES(9,5,1000000.0,'started','{"draw":{"method":"random","rounds":[],"dealer":1},"user_id":100,"press":5144,"mixins":["rules standard law=old-school points=9","seat 1 658c52ce2fb0b342","seat 2 d789cce405d3f516","seat 3 971f0e3adec08833","seat 4 6ff2624d9337ba17","5141","5142","5143","5144"],"ranked":false,"clocks":null}');
INSERT INTO "journal" VALUES(9,6,1000000.0,'dealt','{"pack":[18,5,26,23,6,12,7,19,21,28,13,20,11,30,15,3,29,14,31,22,10,27,2,4],"secret":"d33fc871956ff3c3efaea1c927f83322514e11d850beaa9f47fdd7e7653c0b6f","mixins":["rules standard law=old-school points=9","seat 1 658c52ce2fb0b342","seat 2 d789cce405d3f516","seat 3 971f0e3adec08833","seat 4 6ff2624d9337ba17","5141","5142","5143","5144"],"standing":{"number":1,"dealer":1,"score":[0,0],"uncut":false},"next_chain":null,"thief":null}');
INSERT INTO "journal" VALUES(9,7,1000000.0,'acted','{"seat":2,"act":"pass","computer":false,"press":5145}');
INSERT INTO "journal" VALUES(9,8,1000000.0,'acted','{"seat":3,"act":"order","computer":false,"press":5146}');
INSERT INTO "journal" VALUES(9,9,1000000.0,'acted','{"seat":1,"act":"discard JC","computer":false,"press":5147}');
INSERT INTO "journal" VALUES(9,10,1000000.0,'acted','{"seat":2,"act":"QS","computer":false,"press":5148}');
INSERT INTO "journal" VALUES(9,11,1000000.0,'acted','{"seat":3,"act":"KS","computer":false,"press":5149}');
INSERT INTO "journal" VALUES(9,12,1000000.0,'acted','{"seat":4,"act":"TS","computer":false,"press":5150}');
INSERT INTO "journal" VALUES(9,13,1000000.0,'acted','{"seat":1,"act":"9H","computer":false,"press":5151}');
INSERT INTO "journal" VALUES(9,14,1000000.0,'acted','{"seat":1,"act":"QD","computer":false,"press":5152}');
INSERT INTO "journal" VALUES(9,15,1000000.0,'acted','{"seat":2,"act":"9D","computer":false,"press":5153}');
INSERT INTO "journal" VALUES(9,16,1000000.0,'acted','{"seat":3,"act":"AD","computer":false,"press":5154}');
INSERT INTO "journal" VALUES(9,17,1000000.0,'acted','{"seat":4,"act":"TD","computer":false,"press":5155}');
INSERT INTO "journal" VALUES(9,18,1000000.0,'acted','{"seat":3,"act":"gather","computer":false,"press":5156}');
INSERT INTO "journal" VALUES(9,19,1000000.0,'acted','{"seat":3,"act":"KC","computer":false,"press":5157}');
INSERT INTO "journal" VALUES(9,20,1000000.0,'acted','{"seat":4,"act":"QC","computer":false,"press":5158}');
INSERT INTO "journal" VALUES(9,21,1000000.0,'acted','{"seat":1,"act":"AC","computer":false,"press":5159}');
INSERT INTO "journal" VALUES(9,22,1000000.0,'acted','{"seat":2,"act":"9C","computer":false,"press":5160}');
INSERT INTO "journal" VALUES(9,23,1000000.0,'acted','{"seat":1,"act":"KH","computer":false,"press":5161}');
INSERT INTO "journal" VALUES(10,1,1000000.0,'opened','{"guild_id":7,"channel_id":308,"owner_id":100,"name":"Ann","rules":{"preset":"house","options":{"players":4,"law":"hosted","pack":32,"joker":false,"points":9,"first_dealer":"random","packets":"3-2","cut":"no","misdeal":"redeal","steal_the_deal":false,"renege_penalty":"plus-two","renege_ends_hand":false,"review":false,"traditions":true,"ace_no_face":false,"farmers_hand":"off","second_round":"throw-in","no_first_blood":false,"mugs_away":false,"laps":false,"slams":false,"turning_the_tables":false,"partner_order":"free","defend_alone":true,"first_lead":"maker-left","partners_best":"off","give_turnup":false,"lone_made":1,"lone_march":4,"euchre":2,"lone_euchre":2,"euchre_march":2,"lone_defence":2,"lone_defence_march":4,"setback":false,"prompt_partner":false,"lone_hands":true,"lone_closed":0,"caller_holds":"any","keep_turnup":false,"stuck_any":false,"no_trump":false}},"computers":[],"chain":{"end":"9e826bd6f0a890ea47ca738eb48c14ec53676da43f9e9919878d972f9a451da1","length":1000,"seal":"4797a194a3df00c4c9926cd5706d8e42c807f7759b9319a5a2ebfe084e4af85e"},"word":"","pictures":null,"tournament":null,"seats":[],"unranked":false,"guests":null,"again":null}');
INSERT INTO "journal" VALUES(10,2,1000000.0,'joined','{"seat":2,"user_id":101,"name":"Bob","press":5163,"word":"","unranked":false}');
INSERT INTO "journal" VALUES(10,3,1000000.0,'joined','{"seat":3,"user_id":102,"name":"Cay","press":5164,"word":"","unranked":false}');
INSERT INTO "journal" VALUES(10,4,1000000.0,'joined','{"seat":4,"user_id":103,"name":"Dan","press":5165,"word":"","unranked":false}');
INSERT INTO "journal" VALUES(10,5,1000000.0,'started','{"draw":{"method":"random","rounds":[],"dealer":4},"user_id":100,"press":5166,"mixins":["rules house points=9","seat 1 cc083f3a8d3cc5bf","seat 2 55838d596359715a","seat 3 5e23ef5490d55133","seat 4 d2f62338acd4e4d6","5163","5164","5165","5166"],"ranked":true,"clocks":[60.0,60.0,8.0,24.0]}');
INSERT INTO "journal" VALUES(10,6,1000000.0,'dealt','{"pack":[3,12,16,31,23,13,25,7,27,29,18,4,1,10,28,8,19,6,24,9,11,22,20,17,0,26,2,15,14,5,21,30],"secret":"f2d33ade241ab3cf8454f1a34b91a7f803c7ae9909eb84258b2d96d7afe964d8","mixins":["rules house points=9","seat 1 cc083f3a8d3cc5bf","seat 2 55838d596359715a","seat 3 5e23ef5490d55133","seat 4 d2f62338acd4e4d6","5163","5164","5165","5166"],"standing":{"number":1,"dealer":4,"score":[0,0],"uncut":false},"next_chain":null,"thief":null}');
INSERT INTO "journal" VALUES(10,7,1000000.0,'acted','{"seat":1,"act":"order alone","computer":false,"press":5167}');
INSERT INTO "journal" VALUES(10,8,1000000.0,'acted','{"seat":4,"act":"discard 7C","computer":false,"press":5168}');
INSERT INTO "journal" VALUES(10,9,1000000.0,'acted','{"seat":2,"act":"defend-alone","computer":false,"press":5169}');
INSERT INTO "journal" VALUES(10,10,1000000.0,'acted','{"seat":2,"act":"AD","computer":false,"press":5170}');
INSERT INTO "journal" VALUES(10,11,1000000.0,'acted','{"seat":1,"act":"9D","computer":false,"press":5171}');
INSERT INTO "journal" VALUES(10,12,1000000.0,'acted','{"seat":2,"act":"8S","computer":false,"press":5172}');
INSERT INTO "journal" VALUES(10,13,1000000.0,'acted','{"seat":1,"act":"TS","computer":false,"press":5173}');
INSERT INTO "journal" VALUES(10,14,1000000.0,'acted','{"seat":1,"act":"JH","computer":false,"press":5174}');
INSERT INTO "journal" VALUES(10,15,1000000.0,'acted','{"seat":2,"act":"9H","computer":false,"press":5175}');
INSERT INTO "journal" VALUES(10,16,1000000.0,'acted','{"seat":1,"act":"7D","computer":false,"press":5176}');
INSERT INTO "journal" VALUES(10,17,1000000.0,'acted','{"seat":2,"act":"AC","computer":false,"press":5177}');
INSERT INTO "journal" VALUES(10,18,1000000.0,'acted','{"seat":1,"act":"JS","computer":false,"press":5178}');
INSERT INTO "journal" VALUES(10,19,1000000.0,'acted','{"seat":2,"act":"JC","computer":false,"press":5179}');
INSERT INTO "journal" VALUES(10,20,1000000.0,'dealt','{"pack":[21,17,1,15,31,0,9,30,4,7,5,27,29,26,28,8,13,2,12,6,23,10,22,16,11,20,18,14,24,25,3,19],"secret":"a7bab797ba9287a456ee2049fd74685186d403a34ac22fc0de2f51a6c64426af","mixins":["5168","5178","5179"],"standing":{"number":2,"dealer":1,"score":[1,0],"uncut":false},"next_chain":null,"thief":null}');
INSERT INTO "journal" VALUES(10,21,1000000.0,'acted','{"seat":2,"act":"order alone","computer":false,"press":5180}');
INSERT INTO "journal" VALUES(10,22,1000000.0,'acted','{"seat":1,"act":"discard JH","computer":false,"press":5181}');
INSERT INTO "journal" VALUES(10,23,1000000.0,'acted','{"seat":3,"act":"pass","computer":false,"press":5182}');
INSERT INTO "journal" VALUES(10,24,1000000.0,'acted','{"seat":1,"act":"defend-alone","computer":false,"press":5183}');
INSERT INTO "journal" VALUES(10,25,1000000.0,'acted','{"seat":1,"act":"JS","computer":false,"press":5184}');
INSERT INTO "journal" VALUES(10,26,1000000.0,'acted','{"seat":2,"act":"8S","computer":false,"press":5185}');
INSERT INTO "journal" VALUES(10,27,1000000.0,'acted','{"seat":1,"act":"KS","computer":false,"press":5186}');
INSERT INTO "journal" VALUES(10,28,1000000.0,'acted','{"seat":2,"act":"QS","computer":false,"press":5187}');
INSERT INTO "journal" VALUES(10,29,1000000.0,'acted','{"seat":1,"act":"AD","computer":false,"press":5188}');
INSERT INTO "journal" VALUES(10,30,1000000.0,'acted','{"seat":2,"act":"QD","computer":false,"press":5189}');
INSERT INTO "journal" VALUES(10,31,1000000.0,'acted','{"seat":1,"act":"9S","computer":false,"press":5190}');
INSERT INTO "journal" VALUES(11,1,1000000.0,'opened','{"guild_id":7,"channel_id":309,"owner_id":100,"name":"Ann","rules":{"preset":"house","options":{"players":4,"law":"old-school","pack":32,"joker":false,"points":9,"first_dealer":"random","packets":"3-2","cut":"no","misdeal":"redeal","steal_the_deal":false,"renege_penalty":"plus-two","renege_ends_hand":false,"review":false,"traditions":true,"ace_no_face":false,"farmers_hand":"off","second_round":"throw-in","no_first_blood":false,"mugs_away":false,"laps":false,"slams":false,"turning_the_tables":false,"partner_order":"free","defend_alone":true,"first_lead":"maker-left","partners_best":"off","give_turnup":false,"lone_made":1,"lone_march":4,"euchre":2,"lone_euchre":2,"euchre_march":2,"lone_defence":2,"lone_defence_march":4,"setback":false,"prompt_partner":false,"lone_hands":true,"lone_closed":0,"caller_holds":"any","keep_turnup":false,"stuck_any":false,"no_trump":false}},"computers":[{"name":"Computer 1","level":"random"}],"chain":{"end":"305317feed6740b9bd7425dcb03de04bf0a4f21e0adc3ebef6822b55d46d44e5","length":1000,"seal":"3e98df30d46b050c36f732b3f925091c45746c5694cf9c9e6bc7e3cb4f791500"},"word":"","pictures":null,"tournament":null,"seats":[],"unranked":false,"guests":null,"again":null}');
INSERT INTO "journal" VALUES(11,2,1000000.0,'joined','{"seat":3,"user_id":101,"name":"Bob","press":5192,"word":"","unranked":false}');
INSERT INTO "journal" VALUES(11,3,1000000.0,'joined','{"seat":4,"user_id":102,"name":"Cay","press":5193,"word":"","unranked":false}');
INSERT INTO "journal" VALUES(11,4,1000000.0,'started','{"draw":{"method":"random","rounds":[],"dealer":2},"user_id":100,"press":5194,"mixins":["rules house law=old-school points=9","seat 1 e3cfc1d910192146","seat 2 d951ef7173b2280f","seat 3 74135db453560563","seat 4 720e15b9bbf12995","5192","5193","5194"],"ranked":false,"clocks":null}');
INSERT INTO "journal" VALUES(11,5,1000000.0,'dealt','{"pack":[10,28,20,3,24,18,30,12,13,7,19,14,25,1,27,4,29,22,17,26,6,23,0,31,16,11,15,2,9,21,5,8],"secret":"271e5e30b7382253958d4f8fcc9646d40c39df36958054a31c8bc58bd84f2430","mixins":["rules house law=old-school points=9","seat 1 e3cfc1d910192146","seat 2 d951ef7173b2280f","seat 3 74135db453560563","seat 4 720e15b9bbf12995","5192","5193","5194"],"standing":{"number":1,"dealer":2,"score":[0,0],"uncut":false},"next_chain":null,"thief":null}');
INSERT INTO "journal" VALUES(11,6,1000000.0,'acted','{"seat":3,"act":"pass","computer":false,"press":5195}');
INSERT INTO "journal" VALUES(11,7,1000000.0,'acted','{"seat":4,"act":"pass","computer":false,"press":5196}');
INSERT INTO "journal" VALUES(11,8,1000000.0,'acted','{"seat":1,"act":"order","computer":false,"press":5197}');
INSERT INTO "journal" VALUES(11,9,1000000.0,'acted','{"seat":2,"act":"discard QH","computer":true,"press":null}');
INSERT INTO "journal" VALUES(11,10,1000000.0,'acted','{"seat":3,"act":"TD","computer":false,"press":5198}');
INSERT INTO "journal" VALUES(11,11,1000000.0,'acted','{"seat":4,"act":"8S","computer":false,"press":5199}');
INSERT INTO "journal" VALUES(11,12,1000000.0,'acted','{"seat":1,"act":"9D","computer":false,"press":5200}');
INSERT INTO "journal" VALUES(11,13,1000000.0,'acted','{"seat":2,"act":"8D","computer":true,"press":null}');
INSERT INTO "journal" VALUES(11,14,1000000.0,'acted','{"seat":4,"act":"TS","computer":false,"press":5201}');
INSERT INTO "journal" VALUES(11,15,1000000.0,'acted','{"seat":1,"act":"JS","computer":false,"press":5202}');
INSERT INTO "journal" VALUES(11,16,1000000.0,'acted','{"seat":2,"act":"KS","computer":true,"press":null}');
INSERT INTO "journal" VALUES(11,17,1000000.0,'acted','{"seat":3,"act":"JC","computer":false,"press":5203}');
INSERT INTO "journal" VALUES(11,18,1000000.0,'acted','{"seat":1,"act":"KC","computer":false,"press":5204}');
INSERT INTO "journal" VALUES(11,19,1000000.0,'acted','{"seat":2,"act":"9C","computer":true,"press":null}');
INSERT INTO "journal" VALUES(11,20,1000000.0,'acted','{"seat":3,"act":"KH","computer":false,"press":5205}');
INSERT INTO "journal" VALUES(11,21,1000000.0,'acted','{"seat":4,"act":"8C","computer":false,"press":5206}');
INSERT INTO "journal" VALUES(11,22,1000000.0,'acted','{"seat":1,"act":"gather","computer":false,"press":5207}');
INSERT INTO "journal" VALUES(11,23,1000000.0,'acted','{"seat":1,"act":"QC","computer":false,"press":5208}');
INSERT INTO "journal" VALUES(11,24,1000000.0,'acted','{"seat":2,"act":"KD","computer":true,"press":null}');
INSERT INTO "journal" VALUES(11,25,1000000.0,'acted','{"seat":3,"act":"9H","computer":false,"press":5209}');
INSERT INTO "journal" VALUES(11,26,1000000.0,'acted','{"seat":4,"act":"7C","computer":false,"press":5210}');
INSERT INTO "journal" VALUES(11,27,1000000.0,'acted','{"seat":1,"act":"gather","computer":false,"press":5211}');
INSERT INTO "journal" VALUES(11,28,1000000.0,'acted','{"seat":1,"act":"JH","computer":false,"press":5212}');
INSERT INTO "journal" VALUES(11,29,1000000.0,'acted','{"seat":2,"act":"AS","computer":true,"press":null}');
INSERT INTO "journal" VALUES(11,30,1000000.0,'acted','{"seat":3,"act":"JD","computer":false,"press":5213}');
INSERT INTO "journal" VALUES(11,31,1000000.0,'acted','{"seat":4,"act":"TC","computer":false,"press":5214}');
INSERT INTO "journal" VALUES(12,1,1000000.0,'opened','{"guild_id":7,"channel_id":310,"owner_id":100,"name":"Ann","rules":{"preset":"house-24","options":{"players":4,"law":"hosted","pack":24,"joker":false,"points":9,"first_dealer":"random","packets":"3-2","cut":"no","misdeal":"redeal","steal_the_deal":false,"renege_penalty":"plus-two","renege_ends_hand":false,"review":false,"traditions":true,"ace_no_face":false,"farmers_hand":"off","second_round":"throw-in","no_first_blood":false,"mugs_away":false,"laps":false,"slams":false,"turning_the_tables":false,"partner_order":"free","defend_alone":true,"first_lead":"maker-left","partners_best":"off","give_turnup":false,"lone_made":1,"lone_march":4,"euchre":2,"lone_euchre":2,"euchre_march":2,"lone_defence":2,"lone_defence_march":4,"setback":false,"prompt_partner":false,"lone_hands":true,"lone_closed":0,"caller_holds":"any","keep_turnup":false,"stuck_any":false,"no_trump":false}},"computers":[],"chain":{"end":"a833b3b84e0f27f9f7a910b6b6683480fc91baefae179bf759340f6cf6c1f981","length":1000,"seal":"5c2054a88cd3d5bd18f7ec86e26b654dadbde6f407a65265ee0f4cb315876f3a"},"word":"","pictures":null,"tournament":null,"seats":[],"unranked":false,"guests":null,"again":null}');
INSERT INTO "journal" VALUES(12,2,1000000.0,'joined','{"seat":2,"user_id":101,"name":"Bob","press":5216,"word":"","unranked":false}');
INSERT INTO "journal" VALUES(12,3,1000000.0,'joined','{"seat":3,"user_id":102,"name":"Cay","press":5217,"word":"","unranked":false}');
INSERT INTO "journal" VALUES(12,4,1000000.0,'joined','{"seat":4,"user_id":103,"name":"Dan","press":5218,"word":"","unranked":false}');
INSERT INTO "journal" VALUES(12,5,1000000.0,'started','{"draw":{"method":"random","rounds":[],"dealer":2},"user_id":100,"press":5219,"mixins":["rules house-24 points=9","seat 1 719cd09c97c3def6","seat 2 014bb2151e3fc526","seat 3 24b9f693bc049c71","seat 4 e6e38f2ce0f303e1","5216","5217","5218","5219"],"ranked":true,"clocks":[60.0,60.0,8.0,24.0]}');
INSERT INTO "journal" VALUES(12,6,1000000.0,'dealt','{"pack":[10,12,19,2,29,7,23,13,26,27,21,3,6,5,20,31,14,30,18,11,28,4,15,22],"secret":"eb748680448e31cff9abd6dc56dc2282097a5aba97c857b0acaf9cca9579fa83","mixins":["rules house-24 points=9","seat 1 719cd09c97c3def6","seat 2 014bb2151e3fc526","seat 3 24b9f693bc049c71","seat 4 e6e38f2ce0f303e1","5216","5217","5218","5219"],"standing":{"number":1,"dealer":2,"score":[0,0],"uncut":false},"next_chain":null,"thief":null}');
INSERT INTO "journal" VALUES(12,7,1000000.0,'acted','{"seat":3,"act":"order alone","computer":false,"press":5220}');
INSERT INTO "journal" VALUES(12,8,1000000.0,'acted','{"seat":2,"act":"discard 9D","computer":false,"press":5221}');
INSERT INTO "journal" VALUES(12,9,1000000.0,'acted','{"seat":4,"act":"pass","computer":false,"press":5222}');
INSERT INTO "journal" VALUES(12,10,1000000.0,'acted','{"seat":2,"act":"defend-alone","computer":false,"press":5223}');
INSERT INTO "journal" VALUES(12,11,1000000.0,'acted','{"seat":2,"act":"KC","computer":false,"press":5224}');
INSERT INTO "journal" VALUES(12,12,1000000.0,'acted','{"seat":3,"act":"JH","computer":false,"press":5225}');
INSERT INTO "journal" VALUES(12,13,1000000.0,'acted','{"seat":2,"act":"TH","computer":false,"press":5226}');
INSERT INTO "journal" VALUES(12,14,1000000.0,'acted','{"seat":3,"act":"9H","computer":false,"press":5227}');
INSERT INTO "journal" VALUES(12,15,1000000.0,'acted','{"seat":2,"act":"TC","computer":false,"press":5228}');
INSERT INTO "journal" VALUES(12,16,1000000.0,'acted','{"seat":3,"act":"TS","computer":false,"press":5229}');
INSERT INTO "journal" VALUES(12,17,1000000.0,'acted','{"seat":2,"act":"9C","computer":false,"press":5230}');
INSERT INTO "journal" VALUES(12,18,1000000.0,'acted','{"seat":3,"act":"QD","computer":false,"press":5231}');
INSERT INTO "journal" VALUES(12,19,1000000.0,'acted','{"seat":2,"act":"JC","computer":false,"press":5232}');
INSERT INTO "journal" VALUES(12,20,1000000.0,'acted','{"seat":3,"act":"TD","computer":false,"press":5233}');
INSERT INTO "journal" VALUES(12,21,1000000.0,'dealt','{"pack":[22,27,5,26,19,12,4,7,11,14,29,21,23,18,2,6,13,3,30,20,10,28,31,15],"secret":"b6fa43449c77df3ec95b7b9b1d8850194f3affd63b051217e919a256ecf5d44b","mixins":["5222","5232","5233"],"standing":{"number":2,"dealer":3,"score":[0,4],"uncut":false},"next_chain":null,"thief":null}');
INSERT INTO "journal" VALUES(12,22,1000000.0,'acted','{"seat":4,"act":"order","computer":false,"press":5234}');
INSERT INTO "journal" VALUES(12,23,1000000.0,'acted','{"seat":3,"act":"discard 9H","computer":false,"press":5235}');
INSERT INTO "journal" VALUES(12,24,1000000.0,'acted','{"seat":4,"act":"QC","computer":false,"press":5236}');
INSERT INTO "journal" VALUES(12,25,1000000.0,'acted','{"seat":1,"act":"9C","computer":false,"press":5237}');
INSERT INTO "journal" VALUES(12,26,1000000.0,'acted','{"seat":2,"act":"QH","computer":false,"press":5238}');
INSERT INTO "journal" VALUES(12,27,1000000.0,'acted','{"seat":3,"act":"KC","computer":false,"press":5239}');
INSERT INTO "journal" VALUES(12,28,1000000.0,'acted','{"seat":2,"act":"AS","computer":false,"press":5240}');
INSERT INTO "journal" VALUES(12,29,1000000.0,'acted','{"seat":3,"act":"TS","computer":false,"press":5241}');
INSERT INTO "journal" VALUES(12,30,1000000.0,'acted','{"seat":4,"act":"QS","computer":false,"press":5242}');
INSERT INTO "journal" VALUES(12,31,1000000.0,'acted','{"seat":1,"act":"9S","computer":false,"press":5243}');
INSERT INTO "journal" VALUES(12,32,1000000.0,'acted','{"seat":2,"act":"JS","computer":false,"press":5244}');
INSERT INTO "journal" VALUES(12,33,1000000.0,'acted','{"seat":3,"act":"JD","computer":false,"press":5245}');
INSERT INTO "journal" VALUES(12,34,1000000.0,'acted','{"seat":4,"act":"KD","computer":false,"press":5246}');
INSERT INTO "journal" VALUES(12,35,1000000.0,'acted','{"seat":1,"act":"9D","computer":false,"press":5247}');
INSERT INTO "journal" VALUES(12,36,1000000.0,'acted','{"seat":3,"act":"KH","computer":false,"press":5248}');
INSERT INTO "journal" VALUES(12,37,1000000.0,'acted','{"seat":4,"act":"QD","computer":false,"press":5249}');
INSERT INTO "journal" VALUES(12,38,1000000.0,'acted','{"seat":1,"act":"AD","computer":false,"press":5250}');
INSERT INTO "journal" VALUES(12,39,1000000.0,'acted','{"seat":2,"act":"JH","computer":false,"press":5251}');
INSERT INTO "journal" VALUES(12,40,1000000.0,'acted','{"seat":2,"act":"KS","computer":false,"press":5252}');
INSERT INTO "journal" VALUES(12,41,1000000.0,'acted','{"seat":3,"act":"TH","computer":false,"press":5253}');
INSERT INTO "journal" VALUES(12,42,1000000.0,'acted','{"seat":4,"act":"TC","computer":false,"press":5254}');
INSERT INTO "journal" VALUES(12,43,1000000.0,'acted','{"seat":1,"act":"TD","computer":false,"press":5255}');
INSERT INTO "journal" VALUES(12,44,1000000.0,'dealt','{"pack":[11,27,29,12,28,6,4,15,22,30,26,20,3,19,5,23,14,7,18,31,21,10,13,2],"secret":"6f702ac1686d4735644503b6e10a213eaf767ac021374e9e4904c605b1a28211","mixins":["5252","5253","5254","5255"],"standing":{"number":3,"dealer":4,"score":[0,5],"uncut":false},"next_chain":null,"thief":null}');
INSERT INTO "journal" VALUES(12,45,1000000.0,'acted','{"seat":1,"act":"order","computer":false,"press":5256}');
INSERT INTO "journal" VALUES(12,46,1000000.0,'acted','{"seat":4,"act":"discard KD","computer":false,"press":5257}');
INSERT INTO "journal" VALUES(13,1,1000000.0,'opened','{"guild_id":7,"channel_id":311,"owner_id":100,"name":"Ann","rules":{"preset":"house-24","options":{"players":4,"law":"old-school","pack":24,"joker":false,"points":9,"first_dealer":"random","packets":"3-2","cut":"no","misdeal":"redeal","steal_the_deal":false,"renege_penalty":"plus-two","renege_ends_hand":false,"review":false,"traditions":true,"ace_no_face":false,"farmers_hand":"off","second_round":"throw-in","no_first_blood":false,"mugs_away":false,"laps":false,"slams":false,"turning_the_tables":false,"partner_order":"free","defend_alone":true,"first_lead":"maker-left","partners_best":"off","give_turnup":false,"lone_made":1,"lone_march":4,"euchre":2,"lone_euchre":2,"euchre_march":2,"lone_defence":2,"lone_defence_march":4,"setback":false,"prompt_partner":false,"lone_hands":true,"lone_closed":0,"caller_holds":"any","keep_turnup":false,"stuck_any":false,"no_trump":false}},"computers":[],"chain":{"end":"0d387dd45ce301e94a2599abf5fd99301d8fa94d13abbe48a1ae6b96681c34f9","length":1000,"seal":"192f1f3c9db50f4f9232d6fbd952928e6224ff8616fad3e4514784f421b7871a"},"word":"","pictures":null,"tournament":null,"seats":[],"unranked":false,"guests":null,"again":null}');
INSERT INTO "journal" VALUES(13,2,1000000.0,'joined','{"seat":2,"user_id":101,"name":"Bob","press":5259,"word":"","unranked":false}');
INSERT INTO "journal" VALUES(13,3,1000000.0,'joined','{"seat":3,"user_id":102,"name":"Cay","press":5260,"word":"","unranked":false}');
INSERT INTO "journal" VALUES(13,4,1000000.0,'joined','{"seat":4,"user_id":103,"name":"Dan","press":5261,"word":"","unranked":false}');
INSERT INTO "journal" VALUES(13,5,1000000.0,'started','{"draw":{"method":"random","rounds":[],"dealer":1},"user_id":100,"press":5262,"mixins":["rules house-24 law=old-school points=9","seat 1 09c8264eda89b9c6","seat 2 b65ff1398d8a9d63","seat 3 58ff3587a8e9c0a7","seat 4 fb2837621f317486","5259","5260","5261","5262"],"ranked":false,"clocks":null}');
INSERT INTO "journal" VALUES(13,6,1000000.0,'dealt','{"pack":[21,5,14,2,30,26,19,27,28,20,3,10,4,13,7,11,31,29,6,18,22,12,23,15],"secret":"8287a45a52a899bb65d0e5fba45b302d3608d81eb45e4127d05f745ccb734c81","mixins":["rules house-24 law=old-school points=9","seat 1 09c8264eda89b9c6","seat 2 b65ff1398d8a9d63","seat 3 58ff3587a8e9c0a7","seat 4 fb2837621f317486","5259","5260","5261","5262"],"standing":{"number":1,"dealer":1,"score":[0,0],"uncut":false},"next_chain":null,"thief":null}');
INSERT INTO "journal" VALUES(13,7,1000000.0,'acted','{"seat":2,"act":"pass","computer":false,"press":5263}');
INSERT INTO "journal" VALUES(13,8,1000000.0,'acted','{"seat":3,"act":"order","computer":false,"press":5264}');
INSERT INTO "journal" VALUES(13,9,1000000.0,'acted','{"seat":1,"act":"discard QC","computer":false,"press":5265}');
INSERT INTO "journal" VALUES(13,10,1000000.0,'acted','{"seat":2,"act":"QD","computer":false,"press":5266}');
INSERT INTO "journal" VALUES(14,1,1000000.0,'opened','{"guild_id":7,"channel_id":312,"owner_id":100,"name":"Ann","rules":{"preset":"campus","options":{"players":4,"law":"hosted","pack":24,"joker":false,"points":9,"first_dealer":"black-jack","packets":"3-2","cut":"offer","misdeal":"redeal","steal_the_deal":false,"renege_penalty":"plus-two","renege_ends_hand":true,"review":false,"traditions":true,"ace_no_face":false,"farmers_hand":"off","second_round":"throw-in","no_first_blood":false,"mugs_away":false,"laps":false,"slams":false,"turning_the_tables":false,"partner_order":"free","defend_alone":false,"first_lead":"dealer-left","partners_best":"off","give_turnup":false,"lone_made":1,"lone_march":4,"euchre":2,"lone_euchre":2,"euchre_march":2,"lone_defence":2,"lone_defence_march":4,"setback":false,"prompt_partner":false,"lone_hands":true,"lone_closed":0,"caller_holds":"any","keep_turnup":false,"stuck_any":false,"no_trump":false}},"computers":[{"name":"Computer 1","level":"random"}],"chain":{"end":"c424eae11631d67fdf64a0d8a5b4dff0c5475a81bcd2b26419dac896481471da","length":1000,"seal":"21f4d7a4847f98c5094569706f9ac2c0aab47e077eb5d2d62cd850310d686acf"},"word":"","pictures":null,"tournament":null,"seats":[],"unranked":false,"guests":null,"again":null}');
INSERT INTO "journal" VALUES(14,2,1000000.0,'joined','{"seat":3,"user_id":101,"name":"Bob","press":5268,"word":"","unranked":false}');
INSERT INTO "journal" VALUES(14,3,1000000.0,'joined','{"seat":4,"user_id":102,"name":"Cay","press":5269,"word":"","unranked":false}');
INSERT INTO "journal" VALUES(14,4,1000000.0,'started','{"draw":{"method":"black-jack","rounds":[[[1,29],[2,11],[3,15],[4,2],[1,20],[2,26],[3,6],[4,3],[1,5],[2,30],[3,18],[4,10],[1,21],[2,14],[3,13],[4,28]]],"dealer":4},"user_id":100,"press":5270,"mixins":["rules campus points=9","seat 1 1394dbb47dc9acab","seat 2 927cb0b6a998a3bf","seat 3 1462e91f777681ea","seat 4 2cddfa11f10255af","5268","5269","5270"],"ranked":false,"clocks":null}');
INSERT INTO "journal" VALUES(14,5,1000000.0,'dealt','{"pack":[23,2,7,4,10,15,12,28,30,20,6,19,29,31,18,5,21,22,13,14,27,3,11,26],"secret":"56bd246a8327a5df7a5ec4225025d470d289ef0f1b13a1baf81f724e76f41189","mixins":["rules campus points=9","seat 1 1394dbb47dc9acab","seat 2 927cb0b6a998a3bf","seat 3 1462e91f777681ea","seat 4 2cddfa11f10255af","5268","5269","5270"],"standing":{"number":1,"dealer":4,"score":[0,0],"uncut":false},"next_chain":null,"thief":null}');
INSERT INTO "journal" VALUES(14,6,1000000.0,'acted','{"seat":3,"act":"cut 6","computer":false,"press":5271}');
INSERT INTO "journal" VALUES(14,7,1000000.0,'acted','{"seat":1,"act":"order alone","computer":false,"press":5272}');
INSERT INTO "journal" VALUES(14,8,1000000.0,'acted','{"seat":4,"act":"discard QS","computer":false,"press":5273}');
INSERT INTO "journal" VALUES(14,9,1000000.0,'acted','{"seat":1,"act":"QD","computer":false,"press":5274}');
INSERT INTO "journal" VALUES(14,10,1000000.0,'acted','{"seat":2,"act":"JD","computer":true,"press":null}');
INSERT INTO "journal" VALUES(14,11,1000000.0,'acted','{"seat":4,"act":"AD","computer":false,"press":5275}');
INSERT INTO "journal" VALUES(14,12,1000000.0,'acted','{"seat":4,"act":"AS","computer":false,"press":5276}');
INSERT INTO "journal" VALUES(14,13,1000000.0,'acted','{"seat":1,"act":"JC","computer":false,"press":5277}');
INSERT INTO "journal" VALUES(14,14,1000000.0,'acted','{"seat":2,"act":"KS","computer":true,"press":null}');
INSERT INTO "journal" VALUES(14,15,1000000.0,'acted','{"seat":1,"act":"JH","computer":false,"press":5278}');
INSERT INTO "journal" VALUES(14,16,1000000.0,'acted','{"seat":2,"act":"KH","computer":true,"press":null}');
INSERT INTO "journal" VALUES(14,17,1000000.0,'acted','{"seat":4,"act":"9D","computer":false,"press":5279}');
INSERT INTO "journal" VALUES(14,18,1000000.0,'acted','{"seat":2,"act":"QH","computer":true,"press":null}');
INSERT INTO "journal" VALUES(14,19,1000000.0,'acted','{"seat":4,"act":"9C","computer":false,"press":5280}');
INSERT INTO "journal" VALUES(14,20,1000000.0,'acted','{"seat":1,"act":"KC","computer":false,"press":5281}');
INSERT INTO "journal" VALUES(14,21,1000000.0,'acted','{"seat":2,"act":"TC","computer":true,"press":null}');
INSERT INTO "journal" VALUES(15,1,1000000.0,'opened','{"guild_id":7,"channel_id":313,"owner_id":100,"name":"Ann","rules":{"preset":"campus","options":{"players":4,"law":"old-school","pack":24,"joker":false,"points":9,"first_dealer":"black-jack","packets":"3-2","cut":"offer","misdeal":"redeal","steal_the_deal":false,"renege_penalty":"plus-two","renege_ends_hand":true,"review":false,"traditions":true,"ace_no_face":false,"farmers_hand":"off","second_round":"throw-in","no_first_blood":false,"mugs_away":false,"laps":false,"slams":false,"turning_the_tables":false,"partner_order":"free","defend_alone":false,"first_lead":"dealer-left","partners_best":"off","give_turnup":false,"lone_made":1,"lone_march":4,"euchre":2,"lone_euchre":2,"euchre_march":2,"lone_defence":2,"lone_defence_march":4,"setback":false,"prompt_partner":false,"lone_hands":true,"lone_closed":0,"caller_holds":"any","keep_turnup":false,"stuck_any":false,"no_trump":false}},"computers":[],"chain":{"end":"57afd608bc27f07ae334243ecc2165be58af22ccbd6c7f67757b106aafa12caa","length":1000,"seal":"3339ad25e63c52d4ad7fde46749605e05d2042dbd4c4e8b3cb0e500bc9b857c3"},"word":"","pictures":null,"tournament":null,"seats":[],"unranked":false,"guests":null,"again":null}');
INSERT INTO "journal" VALUES(15,2,1000000.0,'joined','{"seat":2,"user_id":101,"name":"Bob","press":5283,"word":"","unranked":false}');
INSERT INTO "journal" VALUES(15,3,1000000.0,'joined','{"seat":3,"user_id":102,"name":"Cay","press":5284,"word":"","unranked":false}');
INSERT INTO "journal" VALUES(15,4,1000000.0,'joined','{"seat":4,"user_id":103,"name":"Dan","press":5285,"word":"","unranked":false}');
INSERT INTO "journal" VALUES(15,5,1000000.0,'started','{"draw":{"method":"black-jack","rounds":[[[1,7],[2,10],[3,19],[4,21],[1,14],[2,31],[3,12],[4,18],[1,3],[2,6],[3,28]]],"dealer":3},"user_id":100,"press":5286,"mixins":["rules campus law=old-school points=9","seat 1 7245a9607d3dfca7","seat 2 96dc940687daa9b4","seat 3 0fa038219d26f4a5","seat 4 568d7a0c845333eb","5283","5284","5285","5286"],"ranked":false,"clocks":null}');
INSERT INTO "journal" VALUES(15,6,1000000.0,'dealt','{"pack":[14,12,29,13,15,21,4,18,20,5,2,28,30,11,26,31,27,23,7,3,6,22,10,19],"secret":"62a8e26acdccb6520e4b7edcd43fe37406cb3b0b96f789176f209b558466b9be","mixins":["rules campus law=old-school points=9","seat 1 7245a9607d3dfca7","seat 2 96dc940687daa9b4","seat 3 0fa038219d26f4a5","seat 4 568d7a0c845333eb","5283","5284","5285","5286"],"standing":{"number":1,"dealer":3,"score":[0,0],"uncut":false},"next_chain":null,"thief":null}');
INSERT INTO "journal" VALUES(15,7,1000000.0,'acted','{"seat":2,"act":"cut 1","computer":false,"press":5287}');
INSERT INTO "journal" VALUES(15,8,1000000.0,'acted','{"seat":4,"act":"order alone","computer":false,"press":5288}');
INSERT INTO "journal" VALUES(15,9,1000000.0,'acted','{"seat":3,"act":"discard KD","computer":false,"press":5289}');
INSERT INTO "journal" VALUES(15,10,1000000.0,'acted','{"seat":4,"act":"JH","computer":false,"press":5290}');
INSERT INTO "journal" VALUES(15,11,1000000.0,'acted','{"seat":1,"act":"QD","computer":false,"press":5291}');
INSERT INTO "journal" VALUES(15,12,1000000.0,'acted','{"seat":3,"act":"TS","computer":false,"press":5292}');
INSERT INTO "journal" VALUES(15,13,1000000.0,'acted','{"seat":4,"act":"QC","computer":false,"press":5293}');
INSERT INTO "journal" VALUES(15,14,1000000.0,'acted','{"seat":1,"act":"9C","computer":false,"press":5294}');
INSERT INTO "journal" VALUES(15,15,1000000.0,'acted','{"seat":3,"act":"9S","computer":false,"press":5295}');
INSERT INTO "journal" VALUES(15,16,1000000.0,'acted','{"seat":4,"act":"QH","computer":false,"press":5296}');
INSERT INTO "journal" VALUES(15,17,1000000.0,'acted','{"seat":1,"act":"TH","computer":false,"press":5297}');
INSERT INTO "journal" VALUES(15,18,1000000.0,'acted','{"seat":3,"act":"KS","computer":false,"press":5298}');
INSERT INTO "journal" VALUES(15,19,1000000.0,'acted','{"seat":4,"act":"JC","computer":false,"press":5299}');
INSERT INTO "journal" VALUES(15,20,1000000.0,'acted','{"seat":1,"act":"AC","computer":false,"press":5300}');
INSERT INTO "journal" VALUES(15,21,1000000.0,'acted','{"seat":3,"act":"QS","computer":false,"press":5301}');
INSERT INTO "journal" VALUES(15,22,1000000.0,'acted','{"seat":1,"act":"gather","computer":false,"press":5302}');
INSERT INTO "journal" VALUES(15,23,1000000.0,'acted','{"seat":1,"act":"AH","computer":false,"press":5303}');
INSERT INTO "journal" VALUES(15,24,1000000.0,'acted','{"seat":3,"act":"AS","computer":false,"press":5304}');
INSERT INTO "journal" VALUES(16,1,1000000.0,'opened','{"guild_id":7,"channel_id":314,"owner_id":100,"name":"Ann","rules":{"preset":"railroad","options":{"players":4,"law":"hosted","pack":32,"joker":true,"points":9,"first_dealer":"random","packets":"3-2","cut":"no","misdeal":"redeal","steal_the_deal":false,"renege_penalty":"plus-two","renege_ends_hand":false,"review":false,"traditions":true,"ace_no_face":false,"farmers_hand":"off","second_round":"throw-in","no_first_blood":false,"mugs_away":false,"laps":true,"slams":true,"turning_the_tables":false,"partner_order":"free","defend_alone":true,"first_lead":"maker-left","partners_best":"discard-then-give","give_turnup":true,"lone_made":1,"lone_march":4,"euchre":2,"lone_euchre":2,"euchre_march":2,"lone_defence":2,"lone_defence_march":4,"setback":false,"prompt_partner":false,"lone_hands":true,"lone_closed":0,"caller_holds":"any","keep_turnup":false,"stuck_any":false,"no_trump":false}},"computers":[],"chain":{"end":"98364a2cd1d3fb5d4f137e8cd7b9fae1a77afab3d84b9dc66b1aabac50b0fbbc","length":1000,"seal":"89c1754f86c31d24a7f4c1e62769862561b65703d222556d29429a4d358cf562"},"word":"","pictures":null,"tournament":null,"seats":[],"unranked":false,"guests":null,"again":null}');
INSERT INTO "journal" VALUES(16,2,1000000.0,'joined','{"seat":2,"user_id":101,"name":"Bob","press":5306,"word":"","unranked":false}');
INSERT INTO "journal" VALUES(16,3,1000000.0,'joined','{"seat":3,"user_id":102,"name":"Cay","press":5307,"word":"","unranked":false}');
INSERT INTO "journal" VALUES(16,4,1000000.0,'joined','{"seat":4,"user_id":103,"name":"Dan","press":5308,"word":"","unranked":false}');
INSERT INTO "journal" VALUES(16,5,1000000.0,'started','{"draw":{"method":"random","rounds":[],"dealer":3},"user_id":100,"press":5309,"mixins":["rules railroad points=9","seat 1 f95f6bf1969ffc68","seat 2 b53ac336eb439708","seat 3 822a03d3d18df6b0","seat 4 bfbcb1b57309cd3d","5306","5307","5308","5309"],"ranked":true,"clocks":[60.0,60.0,8.0,24.0]}');
INSERT INTO "journal" VALUES(16,6,1000000.0,'dealt','{"pack":[32,23,8,1,4,31,19,3,16,2,25,9,17,10,21,14,30,28,29,27,15,6,12,18,13,22,7,11,0,24,5,26,20],"secret":"7dadda8aa5e4f1490a97e846ba7054b91659c1f6ec070a7a4a668e8613e2e224","mixins":["rules railroad points=9","seat 1 f95f6bf1969ffc68","seat 2 b53ac336eb439708","seat 3 822a03d3d18df6b0","seat 4 bfbcb1b57309cd3d","5306","5307","5308","5309"],"standing":{"number":1,"dealer":3,"score":[0,0],"uncut":false},"next_chain":null,"thief":null}');
INSERT INTO "journal" VALUES(16,7,1000000.0,'acted','{"seat":4,"act":"order","computer":false,"press":5310}');
INSERT INTO "journal" VALUES(16,8,1000000.0,'acted','{"seat":3,"act":"discard QC","computer":false,"press":5311}');
INSERT INTO "journal" VALUES(16,9,1000000.0,'acted','{"seat":4,"act":"7H","computer":false,"press":5312}');
INSERT INTO "journal" VALUES(16,10,1000000.0,'acted','{"seat":1,"act":"9H","computer":false,"press":5313}');
INSERT INTO "journal" VALUES(16,11,1000000.0,'acted','{"seat":2,"act":"KH","computer":false,"press":5314}');
INSERT INTO "journal" VALUES(16,12,1000000.0,'acted','{"seat":3,"act":"AH","computer":false,"press":5315}');
INSERT INTO "journal" VALUES(16,13,1000000.0,'acted','{"seat":3,"act":"7D","computer":false,"press":5316}');
INSERT INTO "journal" VALUES(16,14,1000000.0,'acted','{"seat":4,"act":"AD","computer":false,"press":5317}');
INSERT INTO "journal" VALUES(16,15,1000000.0,'acted','{"seat":1,"act":"QD","computer":false,"press":5318}');
INSERT INTO "journal" VALUES(16,16,1000000.0,'acted','{"seat":2,"act":"TD","computer":false,"press":5319}');
INSERT INTO "journal" VALUES(16,17,1000000.0,'acted','{"seat":4,"act":"JK","computer":false,"press":5320}');
INSERT INTO "journal" VALUES(16,18,1000000.0,'acted','{"seat":1,"act":"8S","computer":false,"press":5321}');
INSERT INTO "journal" VALUES(16,19,1000000.0,'acted','{"seat":2,"act":"KC","computer":false,"press":5322}');
INSERT INTO "journal" VALUES(16,20,1000000.0,'acted','{"seat":3,"act":"JC","computer":false,"press":5323}');
INSERT INTO "journal" VALUES(16,21,1000000.0,'acted','{"seat":4,"act":"8H","computer":false,"press":5324}');
INSERT INTO "journal" VALUES(16,22,1000000.0,'acted','{"seat":1,"act":"JS","computer":false,"press":5325}');
INSERT INTO "journal" VALUES(16,23,1000000.0,'acted','{"seat":2,"act":"TS","computer":false,"press":5326}');
INSERT INTO "journal" VALUES(16,24,1000000.0,'acted','{"seat":3,"act":"TC","computer":false,"press":5327}');
INSERT INTO "journal" VALUES(16,25,1000000.0,'acted','{"seat":4,"act":"8C","computer":false,"press":5328}');
INSERT INTO "journal" VALUES(16,26,1000000.0,'acted','{"seat":1,"act":"8D","computer":false,"press":5329}');
INSERT INTO "journal" VALUES(16,27,1000000.0,'acted','{"seat":2,"act":"AC","computer":false,"press":5330}');
INSERT INTO "journal" VALUES(16,28,1000000.0,'acted','{"seat":3,"act":"9S","computer":false,"press":5331}');
INSERT INTO "journal" VALUES(16,29,1000000.0,'dealt','{"pack":[5,1,24,0,22,21,28,27,9,26,18,15,23,19,13,17,31,8,4,14,7,20,16,25,6,12,29,2,30,32,3,11,10],"secret":"3571aeb870f93a04970b61d7ffcc8414cef11084df343758c05e6b9863e1d19c","mixins":["5328","5329","5330","5331"],"standing":{"number":2,"dealer":4,"score":[0,1],"uncut":false},"next_chain":null,"thief":null}');
INSERT INTO "journal" VALUES(16,30,1000000.0,'acted','{"seat":1,"act":"pass","computer":false,"press":5332}');
INSERT INTO "journal" VALUES(16,31,1000000.0,'acted','{"seat":2,"act":"pass","computer":false,"press":5333}');
INSERT INTO "journal" VALUES(16,32,1000000.0,'acted','{"seat":3,"act":"order alone","computer":false,"press":5334}');
INSERT INTO "journal" VALUES(17,1,1000000.0,'opened','{"guild_id":7,"channel_id":315,"owner_id":100,"name":"Ann","rules":{"preset":"railroad","options":{"players":4,"law":"old-school","pack":32,"joker":true,"points":9,"first_dealer":"random","packets":"3-2","cut":"no","misdeal":"redeal","steal_the_deal":false,"renege_penalty":"plus-two","renege_ends_hand":false,"review":false,"traditions":true,"ace_no_face":false,"farmers_hand":"off","second_round":"throw-in","no_first_blood":false,"mugs_away":false,"laps":true,"slams":true,"turning_the_tables":false,"partner_order":"free","defend_alone":true,"first_lead":"maker-left","partners_best":"discard-then-give","give_turnup":true,"lone_made":1,"lone_march":4,"euchre":2,"lone_euchre":2,"euchre_march":2,"lone_defence":2,"lone_defence_march":4,"setback":false,"prompt_partner":false,"lone_hands":true,"lone_closed":0,"caller_holds":"any","keep_turnup":false,"stuck_any":false,"no_trump":false}},"computers":[{"name":"Computer 1","level":"random"}],"chain":{"end":"8f89ec5f79bd221616ca5f700608eca9153d28821562a11be30348c7a421e829","length":1000,"seal":"4d5394f80a63b93858ef13dbb0a5d1abfeb3ac3c57f439c87f4452e5091a7a91"},"word":"","pictures":null,"tournament":null,"seats":[],"unranked":false,"guests":null,"again":null}');
INSERT INTO "journal" VALUES(17,2,1000000.0,'joined','{"seat":3,"user_id":101,"name":"Bob","press":5336,"word":"","unranked":false}');
INSERT INTO "journal" VALUES(17,3,1000000.0,'joined','{"seat":4,"user_id":102,"name":"Cay","press":5337,"word":"","unranked":false}');
INSERT INTO "journal" VALUES(17,4,1000000.0,'started','{"draw":{"method":"random","rounds":[],"dealer":3},"user_id":100,"press":5338,"mixins":["rules railroad law=old-school points=9","seat 1 dd7d955a2d128ab7","seat 2 4656640ca314926c","seat 3 cc441a06734e95f9","seat 4 64e086c02f87ded3","5336","5337","5338"],"ranked":false,"clocks":null}');
INSERT INTO "journal" VALUES(17,5,1000000.0,'dealt','{"pack":[21,2,8,23,16,31,27,12,11,7,17,19,18,26,6,9,13,1,15,32,3,14,24,20,29,0,28,25,22,10,5,4,30],"secret":"ccca70f3d935623c2e60ae6bcbfcc3b2894783816a775031422e7499192f30d5","mixins":["rules railroad law=old-school points=9","seat 1 dd7d955a2d128ab7","seat 2 4656640ca314926c","seat 3 cc441a06734e95f9","seat 4 64e086c02f87ded3","5336","5337","5338"],"standing":{"number":1,"dealer":3,"score":[0,0],"uncut":false},"next_chain":null,"thief":null}');
INSERT INTO "journal" VALUES(17,6,1000000.0,'acted','{"seat":4,"act":"order","computer":false,"press":5339}');
INSERT INTO "journal" VALUES(17,7,1000000.0,'acted','{"seat":3,"act":"discard TH","computer":false,"press":5340}');
INSERT INTO "journal" VALUES(17,8,1000000.0,'acted','{"seat":4,"act":"8D","computer":false,"press":5341}');
INSERT INTO "journal" VALUES(17,9,1000000.0,'acted','{"seat":1,"act":"7D","computer":false,"press":5342}');
INSERT INTO "journal" VALUES(17,10,1000000.0,'acted','{"seat":2,"act":"AC","computer":true,"press":null}');
INSERT INTO "journal" VALUES(17,11,1000000.0,'acted','{"seat":3,"act":"JK","computer":false,"press":5343}');
INSERT INTO "journal" VALUES(17,12,1000000.0,'acted','{"seat":3,"act":"gather","computer":false,"press":5344}');
INSERT INTO "journal" VALUES(17,13,1000000.0,'acted','{"seat":3,"act":"8S","computer":false,"press":5345}');
INSERT INTO "journal" VALUES(17,14,1000000.0,'acted','{"seat":4,"act":"9S","computer":false,"press":5346}');
INSERT INTO "journal" VALUES(17,15,1000000.0,'acted','{"seat":1,"act":"KS","computer":false,"press":5347}');
INSERT INTO "journal" VALUES(17,16,1000000.0,'acted','{"seat":2,"act":"QH","computer":true,"press":null}');
INSERT INTO "journal" VALUES(17,17,1000000.0,'acted','{"seat":1,"act":"9C","computer":false,"press":5348}');
INSERT INTO "journal" VALUES(17,18,1000000.0,'acted','{"seat":2,"act":"TC","computer":true,"press":null}');
INSERT INTO "journal" VALUES(17,19,1000000.0,'acted','{"seat":3,"act":"AS","computer":false,"press":5349}');
INSERT INTO "journal" VALUES(17,20,1000000.0,'acted','{"seat":4,"act":"TD","computer":false,"press":5350}');
INSERT INTO "journal" VALUES(17,21,1000000.0,'acted','{"seat":3,"act":"gather","computer":false,"press":5351}');
INSERT INTO "journal" VALUES(17,22,1000000.0,'acted','{"seat":3,"act":"TS","computer":false,"press":5352}');
INSERT INTO "journal" VALUES(17,23,1000000.0,'acted','{"seat":4,"act":"QD","computer":false,"press":5353}');
INSERT INTO "journal" VALUES(17,24,1000000.0,'acted','{"seat":1,"act":"AD","computer":false,"press":5354}');
INSERT INTO "journal" VALUES(17,25,1000000.0,'acted','{"seat":2,"act":"JH","computer":true,"press":null}');
INSERT INTO "journal" VALUES(17,26,1000000.0,'acted','{"seat":3,"act":"gather","computer":false,"press":5355}');
INSERT INTO "journal" VALUES(17,27,1000000.0,'acted','{"seat":3,"act":"AH","computer":false,"press":5356}');
INSERT INTO "journal" VALUES(17,28,1000000.0,'acted','{"seat":4,"act":"7H","computer":false,"press":5357}');
INSERT INTO "journal" VALUES(17,29,1000000.0,'acted','{"seat":1,"act":"9D","computer":false,"press":5358}');
INSERT INTO "journal" VALUES(17,30,1000000.0,'acted','{"seat":2,"act":"8H","computer":true,"press":null}');
INSERT INTO "journal" VALUES(17,31,1000000.0,'acted','{"seat":3,"act":"gather","computer":false,"press":5359}');
INSERT INTO "journal" VALUES(18,1,1000000.0,'opened','{"guild_id":7,"channel_id":316,"owner_id":100,"name":"Ann","rules":{"preset":"cutthroat","options":{"players":3,"law":"hosted","pack":32,"joker":false,"points":9,"first_dealer":"random","packets":"3-2","cut":"no","misdeal":"redeal","steal_the_deal":false,"renege_penalty":"plus-two","renege_ends_hand":false,"review":false,"traditions":true,"ace_no_face":false,"farmers_hand":"off","second_round":"throw-in","no_first_blood":false,"caller_holds":"any","keep_turnup":false,"stuck_any":false}},"computers":[],"chain":{"end":"44385c857e1007d7b95dac64d892da5efc8d5c7d438a96bb86399207685d2578","length":1000,"seal":"2871e60ab119e25d99c45525c9e75cb912d2c1571105bc797defdd2dda680c0d"},"word":"","pictures":null,"tournament":null,"seats":[],"unranked":false,"guests":null,"again":null}');
INSERT INTO "journal" VALUES(18,2,1000000.0,'joined','{"seat":2,"user_id":101,"name":"Bob","press":5361,"word":"","unranked":false}');
INSERT INTO "journal" VALUES(18,3,1000000.0,'joined','{"seat":3,"user_id":102,"name":"Cay","press":5362,"word":"","unranked":false}');
INSERT INTO "journal" VALUES(18,4,1000000.0,'started','{"draw":{"method":"random","rounds":[],"dealer":2},"user_id":100,"press":5363,"mixins":["rules cutthroat points=9","seat 1 d032644aa68a6af1","seat 2 cb72cd5e6b5efb53","seat 3 b435343ded105649","5361","5362","5363"],"ranked":true,"clocks":[60.0,60.0,8.0,24.0]}');
INSERT INTO "journal" VALUES(18,5,1000000.0,'dealt','{"pack":[16,24,29,30,9,18,23,7,3,31,2,26,28,19,14,11,0,8,25,22,1,20,5,10,21,27,12,6,13,4,17,15],"secret":"f8682e07dbb64e5c5e6dfea02266a367ba75a33f7db1a8d4af4a39448cf16be7","mixins":["rules cutthroat points=9","seat 1 d032644aa68a6af1","seat 2 cb72cd5e6b5efb53","seat 3 b435343ded105649","5361","5362","5363"],"standing":{"number":1,"dealer":2,"score":[0,0,0],"uncut":false},"next_chain":null,"thief":null}');
INSERT INTO "journal" VALUES(18,6,1000000.0,'acted','{"seat":3,"act":"pass","computer":false,"press":5364}');
INSERT INTO "journal" VALUES(18,7,1000000.0,'acted','{"seat":1,"act":"pass","computer":false,"press":5365}');
INSERT INTO "journal" VALUES(18,8,1000000.0,'acted','{"seat":2,"act":"pass","computer":false,"press":5366}');
INSERT INTO "journal" VALUES(18,9,1000000.0,'acted','{"seat":3,"act":"call D","computer":false,"press":5367}');
INSERT INTO "journal" VALUES(18,10,1000000.0,'acted','{"seat":3,"act":"7D","computer":false,"press":5368}');
INSERT INTO "journal" VALUES(18,11,1000000.0,'acted','{"seat":1,"act":"JC","computer":false,"press":5369}');
INSERT INTO "journal" VALUES(18,12,1000000.0,'acted','{"seat":2,"act":"9D","computer":false,"press":5370}');
INSERT INTO "journal" VALUES(18,13,1000000.0,'acted','{"seat":2,"act":"KH","computer":false,"press":5371}');
INSERT INTO "journal" VALUES(18,14,1000000.0,'acted','{"seat":3,"act":"AC","computer":false,"press":5372}');
INSERT INTO "journal" VALUES(18,15,1000000.0,'acted','{"seat":1,"act":"8H","computer":false,"press":5373}');
INSERT INTO "journal" VALUES(18,16,1000000.0,'acted','{"seat":2,"act":"TD","computer":false,"press":5374}');
INSERT INTO "journal" VALUES(18,17,1000000.0,'acted','{"seat":3,"act":"7C","computer":false,"press":5375}');
INSERT INTO "journal" VALUES(18,18,1000000.0,'acted','{"seat":1,"act":"9S","computer":false,"press":5376}');
INSERT INTO "journal" VALUES(18,19,1000000.0,'acted','{"seat":2,"act":"AS","computer":false,"press":5377}');
INSERT INTO "journal" VALUES(18,20,1000000.0,'acted','{"seat":3,"act":"TS","computer":false,"press":5378}');
INSERT INTO "journal" VALUES(18,21,1000000.0,'acted','{"seat":1,"act":"KC","computer":false,"press":5379}');
INSERT INTO "journal" VALUES(18,22,1000000.0,'acted','{"seat":2,"act":"AD","computer":false,"press":5380}');
INSERT INTO "journal" VALUES(18,23,1000000.0,'acted','{"seat":3,"act":"QC","computer":false,"press":5381}');
INSERT INTO "journal" VALUES(18,24,1000000.0,'acted','{"seat":1,"act":"9C","computer":false,"press":5382}');
INSERT INTO "journal" VALUES(18,25,1000000.0,'dealt','{"pack":[23,4,25,8,0,17,1,11,20,28,19,29,30,2,15,12,24,26,6,18,9,5,14,16,27,22,10,31,3,21,7,13],"secret":"c58e53e2ee4c683024173650ec967281904a9b0c54cde2ef26d3cab56a439524","mixins":["5380","5381","5382"],"standing":{"number":2,"dealer":3,"score":[2,2,0],"uncut":false},"next_chain":null,"thief":null}');
INSERT INTO "journal" VALUES(18,26,1000000.0,'acted','{"seat":1,"act":"order","computer":false,"press":5383}');
INSERT INTO "journal" VALUES(18,27,1000000.0,'acted','{"seat":3,"act":"discard JH","computer":false,"press":5384}');
INSERT INTO "journal" VALUES(18,28,1000000.0,'acted','{"seat":1,"act":"JD","computer":false,"press":5385}');
INSERT INTO "journal" VALUES(18,29,1000000.0,'acted','{"seat":2,"act":"7H","computer":false,"press":5386}');
INSERT INTO "journal" VALUES(18,30,1000000.0,'acted','{"seat":3,"act":"AH","computer":false,"press":5387}');
INSERT INTO "journal" VALUES(18,31,1000000.0,'acted','{"seat":1,"act":"JC","computer":false,"press":5388}');
INSERT INTO "journal" VALUES(18,32,1000000.0,'acted','{"seat":2,"act":"KC","computer":false,"press":5389}');
INSERT INTO "journal" VALUES(18,33,1000000.0,'acted','{"seat":3,"act":"8S","computer":false,"press":5390}');
INSERT INTO "journal" VALUES(18,34,1000000.0,'acted','{"seat":2,"act":"TD","computer":false,"press":5391}');
INSERT INTO "journal" VALUES(18,35,1000000.0,'acted','{"seat":3,"act":"8D","computer":false,"press":5392}');
INSERT INTO "journal" VALUES(18,36,1000000.0,'acted','{"seat":1,"act":"AD","computer":false,"press":5393}');
INSERT INTO "journal" VALUES(18,37,1000000.0,'acted','{"seat":1,"act":"JS","computer":false,"press":5394}');
INSERT INTO "journal" VALUES(18,38,1000000.0,'acted','{"seat":2,"act":"7S","computer":false,"press":5395}');
INSERT INTO "journal" VALUES(18,39,1000000.0,'acted','{"seat":3,"act":"9S","computer":false,"press":5396}');
INSERT INTO "journal" VALUES(18,40,1000000.0,'acted','{"seat":1,"act":"8C","computer":false,"press":5397}');
INSERT INTO "journal" VALUES(18,41,1000000.0,'acted','{"seat":2,"act":"QC","computer":false,"press":5398}');
INSERT INTO "journal" VALUES(18,42,1000000.0,'acted','{"seat":3,"act":"TH","computer":false,"press":5399}');
INSERT INTO "journal" VALUES(18,43,1000000.0,'dealt','{"pack":[28,27,7,11,6,29,0,24,4,30,25,21,10,22,15,26,8,19,16,17,31,13,12,3,14,18,5,23,2,1,20,9],"secret":"bf729c40807e41874ef2da6f24a6ccd7d14040283b841ceef826364cf253262f","mixins":["5397","5398","5399"],"standing":{"number":3,"dealer":1,"score":[3,2,0],"uncut":false},"next_chain":null,"thief":null}');
INSERT INTO "journal" VALUES(18,44,1000000.0,'acted','{"seat":2,"act":"order","computer":false,"press":5400}');
INSERT INTO "journal" VALUES(18,45,1000000.0,'acted','{"seat":1,"act":"discard 7S","computer":false,"press":5401}');
INSERT INTO "journal" VALUES(18,46,1000000.0,'acted','{"seat":2,"act":"KC","computer":false,"press":5402}');
INSERT INTO "journal" VALUES(19,1,1000000.0,'opened','{"guild_id":7,"channel_id":317,"owner_id":100,"name":"Ann","rules":{"preset":"cutthroat","options":{"players":3,"law":"old-school","pack":32,"joker":false,"points":9,"first_dealer":"random","packets":"3-2","cut":"no","misdeal":"redeal","steal_the_deal":false,"renege_penalty":"plus-two","renege_ends_hand":false,"review":false,"traditions":true,"ace_no_face":false,"farmers_hand":"off","second_round":"throw-in","no_first_blood":false,"caller_holds":"any","keep_turnup":false,"stuck_any":false}},"computers":[],"chain":{"end":"acfb210bd6c8fb4e3cd910b4a24a2ad9bb30b2fb253c649d8de3da970d560394","length":1000,"seal":"032e42a735eb508ca6ce916694ba2e9e9b67feaa4794930dfd25b76178e342f1"},"word":"","pictures":null,"tournament":null,"seats":[],"unranked":false,"guests":null,"again":null}');
INSERT INTO "journal" VALUES(19,2,1000000.0,'joined','{"seat":2,"user_id":101,"name":"Bob","press":5404,"word":"","unranked":false}');
INSERT INTO "journal" VALUES(19,3,1000000.0,'joined','{"seat":3,"user_id":102,"name":"Cay","press":5405,"word":"","unranked":false}');
INSERT INTO "journal" VALUES(19,4,1000000.0,'started','{"draw":{"method":"random","rounds":[],"dealer":2},"user_id":100,"press":5406,"mixins":["rules cutthroat law=old-school points=9","seat 1 e23dcd3cc719fadb","seat 2 9a71b99ec0cb2d0e","seat 3 ce183b72a534bd9e","5404","5405","5406"],"ranked":false,"clocks":null}');
INSERT INTO "journal" VALUES(19,5,1000000.0,'dealt','{"pack":[18,21,8,10,11,19,22,26,17,13,14,25,12,0,3,2,20,5,9,24,23,31,1,27,30,28,16,15,29,7,6,4],"secret":"8832de711bbcce7c7dd1107dc7a22e64135ab5e01665cb00debc5c0b548c25dc","mixins":["rules cutthroat law=old-school points=9","seat 1 e23dcd3cc719fadb","seat 2 9a71b99ec0cb2d0e","seat 3 ce183b72a534bd9e","5404","5405","5406"],"standing":{"number":1,"dealer":2,"score":[0,0,0],"uncut":false},"next_chain":null,"thief":null}');
INSERT INTO "journal" VALUES(19,6,1000000.0,'acted','{"seat":3,"act":"order","computer":false,"press":5407}');
INSERT INTO "journal" VALUES(19,7,1000000.0,'acted','{"seat":2,"act":"discard TS","computer":false,"press":5408}');
INSERT INTO "journal" VALUES(19,8,1000000.0,'acted','{"seat":3,"act":"QH","computer":false,"press":5409}');
INSERT INTO "journal" VALUES(19,9,1000000.0,'acted','{"seat":1,"act":"9H","computer":false,"press":5410}');
INSERT INTO "journal" VALUES(19,10,1000000.0,'acted','{"seat":2,"act":"TD","computer":false,"press":5411}');
INSERT INTO "journal" VALUES(20,1,1000000.0,'opened','{"guild_id":7,"channel_id":318,"owner_id":100,"name":"Ann","rules":{"preset":"three-seven","options":{"players":3,"law":"hosted","pack":24,"joker":false,"points":9,"first_dealer":"black-jack","packets":"3","cut":"offer","misdeal":"redeal","steal_the_deal":false,"renege_penalty":"plus-two","renege_ends_hand":true,"review":false,"traditions":true,"ace_no_face":false,"farmers_hand":"off","second_round":"throw-in","no_first_blood":false,"caller_holds":"any","keep_turnup":false,"stuck_any":false}},"computers":[{"name":"Computer 1","level":"random"}],"chain":{"end":"e3f2c264d806aca54e019c2bf0fe282bd4b49280c790183afb5f69fb4d322603","length":1000,"seal":"f9249d3a853bdae43334fa1b493cdf8ecb3cb3d199991bc716a3eff05c54d595"},"word":"","pictures":null,"tournament":null,"seats":[],"unranked":false,"guests":null,"again":null}');
INSERT INTO "journal" VALUES(20,2,1000000.0,'joined','{"seat":3,"user_id":101,"name":"Bob","press":5413,"word":"","unranked":false}');
INSERT INTO "journal" VALUES(20,3,1000000.0,'started','{"draw":{"method":"black-jack","rounds":[[[1,21],[2,23],[3,12],[1,5],[2,26],[3,6],[1,7],[2,20],[3,11],[1,18],[2,14],[3,19],[1,4]]],"dealer":1},"user_id":100,"press":5414,"mixins":["rules three-seven points=9","seat 1 f90865d1d8defdb6","seat 2 daa14143f5538599","seat 3 17ad42fa4b90323e","5413","5414"],"ranked":false,"clocks":null}');
INSERT INTO "journal" VALUES(20,4,1000000.0,'dealt','{"pack":[30,18,23,10,22,6,27,7,11,31,29,2,4,3,12,14,19,20,28,15,5,26,13,21],"secret":"43800ce105bea0d53b728d59ad217b790b2f30fa21b286915455e796ec535695","mixins":["rules three-seven points=9","seat 1 f90865d1d8defdb6","seat 2 daa14143f5538599","seat 3 17ad42fa4b90323e","5413","5414"],"standing":{"number":1,"dealer":1,"score":[0,0,0],"uncut":false},"next_chain":null,"thief":null}');
INSERT INTO "journal" VALUES(20,5,1000000.0,'acted','{"seat":3,"act":"cut 13","computer":false,"press":5415}');
INSERT INTO "journal" VALUES(20,6,1000000.0,'acted','{"seat":2,"act":"pass","computer":true,"press":null}');
INSERT INTO "journal" VALUES(20,7,1000000.0,'acted','{"seat":3,"act":"pass","computer":false,"press":5416}');
INSERT INTO "journal" VALUES(20,8,1000000.0,'acted','{"seat":1,"act":"order","computer":false,"press":5417}');
INSERT INTO "journal" VALUES(20,9,1000000.0,'acted','{"seat":1,"act":"discard QC","computer":false,"press":5418}');
INSERT INTO "journal" VALUES(20,10,1000000.0,'acted','{"seat":2,"act":"QH","computer":true,"press":null}');
INSERT INTO "journal" VALUES(20,11,1000000.0,'acted','{"seat":3,"act":"TH","computer":false,"press":5419}');
INSERT INTO "journal" VALUES(20,12,1000000.0,'acted','{"seat":1,"act":"AH","computer":false,"press":5420}');
INSERT INTO "journal" VALUES(20,13,1000000.0,'acted','{"seat":1,"act":"KD","computer":false,"press":5421}');
INSERT INTO "journal" VALUES(20,14,1000000.0,'acted','{"seat":2,"act":"QD","computer":true,"press":null}');
INSERT INTO "journal" VALUES(20,15,1000000.0,'acted','{"seat":3,"act":"TD","computer":false,"press":5422}');
INSERT INTO "journal" VALUES(20,16,1000000.0,'acted','{"seat":1,"act":"AC","computer":false,"press":5423}');
INSERT INTO "journal" VALUES(20,17,1000000.0,'acted','{"seat":2,"act":"KC","computer":true,"press":null}');
INSERT INTO "journal" VALUES(20,18,1000000.0,'acted','{"seat":3,"act":"JC","computer":false,"press":5424}');
INSERT INTO "journal" VALUES(20,19,1000000.0,'acted','{"seat":3,"act":"JD","computer":false,"press":5425}');
INSERT INTO "journal" VALUES(20,20,1000000.0,'acted','{"seat":1,"act":"KS","computer":false,"press":5426}');
INSERT INTO "journal" VALUES(20,21,1000000.0,'acted','{"seat":2,"act":"TS","computer":true,"press":null}');
INSERT INTO "journal" VALUES(21,1,1000000.0,'opened','{"guild_id":7,"channel_id":319,"owner_id":100,"name":"Ann","rules":{"preset":"three-seven","options":{"players":3,"law":"old-school","pack":24,"joker":false,"points":9,"first_dealer":"black-jack","packets":"3","cut":"offer","misdeal":"redeal","steal_the_deal":false,"renege_penalty":"plus-two","renege_ends_hand":true,"review":false,"traditions":true,"ace_no_face":false,"farmers_hand":"off","second_round":"throw-in","no_first_blood":false,"caller_holds":"any","keep_turnup":false,"stuck_any":false}},"computers":[],"chain":{"end":"3d0141c5318113336b5e248acec88aeb64f33bdcf8e85f8c07e56f3ba35a8a67","length":1000,"seal":"2c111d273ff78b5d49bfe5e939dbddd8237fb4a8a874c2ea80e5d2f742980bc5"},"word":"","pictures":null,"tournament":null,"seats":[],"unranked":false,"guests":null,"again":null}');
INSERT INTO "journal" VALUES(21,2,1000000.0,'joined','{"seat":2,"user_id":101,"name":"Bob","press":5428,"word":"","unranked":false}');
INSERT INTO "journal" VALUES(21,3,1000000.0,'joined','{"seat":3,"user_id":102,"name":"Cay","press":5429,"word":"","unranked":false}');
INSERT INTO "journal" VALUES(21,4,1000000.0,'started','{"draw":{"method":"black-jack","rounds":[[[1,11],[2,28]]],"dealer":2},"user_id":100,"press":5430,"mixins":["rules three-seven law=old-school points=9","seat 1 3feb7f16dc02e87a","seat 2 4763935768117700","seat 3 91cec1a06097b27f","5428","5429","5430"],"ranked":false,"clocks":null}');
INSERT INTO "journal" VALUES(21,5,1000000.0,'dealt','{"pack":[28,21,19,12,26,2,18,10,7,6,3,11,30,23,4,15,31,29,22,13,14,27,5,20],"secret":"47cd247c3181d995f8427b1bba98aac250fd2febf708335cba4515f5079f2257","mixins":["rules three-seven law=old-school points=9","seat 1 3feb7f16dc02e87a","seat 2 4763935768117700","seat 3 91cec1a06097b27f","5428","5429","5430"],"standing":{"number":1,"dealer":2,"score":[0,0,0],"uncut":false},"next_chain":null,"thief":null}');
INSERT INTO "journal" VALUES(21,6,1000000.0,'acted','{"seat":1,"act":"cut 4","computer":false,"press":5431}');
INSERT INTO "journal" VALUES(21,7,1000000.0,'acted','{"seat":3,"act":"pass","computer":false,"press":5432}');
INSERT INTO "journal" VALUES(21,8,1000000.0,'acted','{"seat":1,"act":"pass","computer":false,"press":5433}');
INSERT INTO "journal" VALUES(21,9,1000000.0,'acted','{"seat":2,"act":"order","computer":false,"press":5434}');
INSERT INTO "journal" VALUES(21,10,1000000.0,'acted','{"seat":2,"act":"discard KC","computer":false,"press":5435}');
INSERT INTO "journal" VALUES(21,11,1000000.0,'acted','{"seat":3,"act":"QS","computer":false,"press":5436}');
INSERT INTO "journal" VALUES(21,12,1000000.0,'acted','{"seat":1,"act":"AS","computer":false,"press":5437}');
INSERT INTO "journal" VALUES(21,13,1000000.0,'acted','{"seat":2,"act":"TS","computer":false,"press":5438}');
INSERT INTO "journal" VALUES(21,14,1000000.0,'acted','{"seat":1,"act":"KD","computer":false,"press":5439}');
INSERT INTO "journal" VALUES(21,15,1000000.0,'acted','{"seat":2,"act":"QD","computer":false,"press":5440}');
INSERT INTO "journal" VALUES(21,16,1000000.0,'acted','{"seat":3,"act":"9D","computer":false,"press":5441}');
INSERT INTO "journal" VALUES(21,17,1000000.0,'acted','{"seat":1,"act":"QC","computer":false,"press":5442}');
INSERT INTO "journal" VALUES(21,18,1000000.0,'acted','{"seat":2,"act":"JC","computer":false,"press":5443}');
INSERT INTO "journal" VALUES(21,19,1000000.0,'acted','{"seat":3,"act":"9C","computer":false,"press":5444}');
INSERT INTO "journal" VALUES(21,20,1000000.0,'acted','{"seat":1,"act":"JD","computer":false,"press":5445}');
INSERT INTO "journal" VALUES(21,21,1000000.0,'acted','{"seat":2,"act":"QH","computer":false,"press":5446}');
INSERT INTO "journal" VALUES(21,22,1000000.0,'acted','{"seat":3,"act":"AD","computer":false,"press":5447}');
INSERT INTO "journal" VALUES(21,23,1000000.0,'acted','{"seat":1,"act":"9H","computer":false,"press":5448}');
INSERT INTO "journal" VALUES(21,24,1000000.0,'acted','{"seat":2,"act":"KH","computer":false,"press":5449}');
INSERT INTO "journal" VALUES(22,1,1000000.0,'opened','{"guild_id":7,"channel_id":320,"owner_id":100,"name":"Ann","rules":{"preset":"two-handed","options":{"players":2,"law":"hosted","pack":24,"joker":false,"points":9,"first_dealer":"random","packets":"3-2","cut":"no","misdeal":"redeal","steal_the_deal":false,"renege_penalty":"plus-two","renege_ends_hand":false,"review":false,"traditions":true,"ace_no_face":false,"farmers_hand":"off","second_round":"throw-in","no_first_blood":false,"caller_holds":"any","keep_turnup":false,"stuck_any":false}},"computers":[],"chain":{"end":"298a868322f9045811e7d4f31834f3d84e5cea93fa2c705a2ba8897561b4e5e8","length":1000,"seal":"ae7159c5b6365f8cd80549f5f8784343ce07a5ab835186dcc14de999e33ea2e6"},"word":"","pictures":null,"tournament":null,"seats":[],"unranked":false,"guests":null,"again":null}');
INSERT INTO "journal" VALUES(22,2,1000000.0,'joined','{"seat":2,"user_id":101,"name":"Bob","press":5451,"word":"","unranked":false}');
INSERT INTO "journal" VALUES(22,3,1000000.0,'started','{"draw":{"method":"random","rounds":[],"dealer":1},"user_id":100,"press":5452,"mixins":["rules two-handed points=9","seat 1 764bdef9c1ea6aa6","seat 2 e2715f2b8526e6bd","5451","5452"],"ranked":true,"clocks":[60.0,60.0,8.0,24.0]}');
INSERT INTO "journal" VALUES(22,4,1000000.0,'dealt','{"pack":[26,23,11,12,7,21,28,15,5,6,18,20,2,31,30,27,22,14,29,13,19,4,10,3],"secret":"6b263118570f1c6ced1fc8e3fd5a90ddcd74d0a2266e749f107b82f13de51924","mixins":["rules two-handed points=9","seat 1 764bdef9c1ea6aa6","seat 2 e2715f2b8526e6bd","5451","5452"],"standing":{"number":1,"dealer":1,"score":[0,0],"uncut":false},"next_chain":null,"thief":null}');
INSERT INTO "journal" VALUES(22,5,1000000.0,'acted','{"seat":2,"act":"order","computer":false,"press":5453}');
INSERT INTO "journal" VALUES(22,6,1000000.0,'acted','{"seat":1,"act":"discard AH","computer":false,"press":5454}');
INSERT INTO "journal" VALUES(22,7,1000000.0,'acted','{"seat":2,"act":"TH","computer":false,"press":5455}');
INSERT INTO "journal" VALUES(22,8,1000000.0,'acted','{"seat":1,"act":"9D","computer":false,"press":5456}');
INSERT INTO "journal" VALUES(22,9,1000000.0,'acted','{"seat":1,"act":"KS","computer":false,"press":5457}');
INSERT INTO "journal" VALUES(22,10,1000000.0,'acted','{"seat":2,"act":"JC","computer":false,"press":5458}');
INSERT INTO "journal" VALUES(22,11,1000000.0,'acted','{"seat":1,"act":"QS","computer":false,"press":5459}');
INSERT INTO "journal" VALUES(22,12,1000000.0,'acted','{"seat":2,"act":"AD","computer":false,"press":5460}');
INSERT INTO "journal" VALUES(22,13,1000000.0,'acted','{"seat":2,"act":"QD","computer":false,"press":5461}');
INSERT INTO "journal" VALUES(22,14,1000000.0,'acted','{"seat":1,"act":"JH","computer":false,"press":5462}');
INSERT INTO "journal" VALUES(22,15,1000000.0,'acted','{"seat":1,"act":"AS","computer":false,"press":5463}');
INSERT INTO "journal" VALUES(22,16,1000000.0,'acted','{"seat":2,"act":"9C","computer":false,"press":5464}');
INSERT INTO "journal" VALUES(22,17,1000000.0,'dealt','{"pack":[31,14,22,18,21,26,4,28,6,23,2,19,30,13,10,27,20,15,11,7,3,12,5,29],"secret":"ed8aca1b34458cec09324a2352c35b95b659ea1053d57a7fb9d0a8aba8d965f9","mixins":["5463","5464"],"standing":{"number":2,"dealer":2,"score":[2,0],"uncut":false},"next_chain":null,"thief":null}');
INSERT INTO "journal" VALUES(22,18,1000000.0,'acted','{"seat":1,"act":"pass","computer":false,"press":5465}');
INSERT INTO "journal" VALUES(22,19,1000000.0,'acted','{"seat":2,"act":"order","computer":false,"press":5466}');
INSERT INTO "journal" VALUES(22,20,1000000.0,'acted','{"seat":2,"act":"discard 9S","computer":false,"press":5467}');
INSERT INTO "journal" VALUES(22,21,1000000.0,'acted','{"seat":1,"act":"JS","computer":false,"press":5468}');
INSERT INTO "journal" VALUES(22,22,1000000.0,'acted','{"seat":2,"act":"KS","computer":false,"press":5469}');
INSERT INTO "journal" VALUES(22,23,1000000.0,'acted','{"seat":1,"act":"KD","computer":false,"press":5470}');
INSERT INTO "journal" VALUES(22,24,1000000.0,'acted','{"seat":2,"act":"QD","computer":false,"press":5471}');
INSERT INTO "journal" VALUES(22,25,1000000.0,'acted','{"seat":1,"act":"KH","computer":false,"press":5472}');
INSERT INTO "journal" VALUES(22,26,1000000.0,'acted','{"seat":2,"act":"AD","computer":false,"press":5473}');
INSERT INTO "journal" VALUES(22,27,1000000.0,'acted','{"seat":1,"act":"AC","computer":false,"press":5474}');
INSERT INTO "journal" VALUES(22,28,1000000.0,'acted','{"seat":2,"act":"9D","computer":false,"press":5475}');
INSERT INTO "journal" VALUES(22,29,1000000.0,'acted','{"seat":1,"act":"9C","computer":false,"press":5476}');
INSERT INTO "journal" VALUES(22,30,1000000.0,'acted','{"seat":2,"act":"JC","computer":false,"press":5477}');
INSERT INTO "journal" VALUES(22,31,1000000.0,'dealt','{"pack":[31,13,7,22,23,29,18,12,28,19,26,30,27,14,3,4,20,15,11,5,6,21,2,10],"secret":"df8ea702b57eb188d7c7eea131bedb663aa03ff4ae37f8ee6011b70807529c87","mixins":["5476","5477"],"standing":{"number":3,"dealer":1,"score":[4,0],"uncut":false},"next_chain":null,"thief":null}');
INSERT INTO "journal" VALUES(22,32,1000000.0,'acted','{"seat":2,"act":"order","computer":false,"press":5478}');
INSERT INTO "journal" VALUES(23,1,1000000.0,'opened','{"guild_id":7,"channel_id":321,"owner_id":100,"name":"Ann","rules":{"preset":"two-handed","options":{"players":2,"law":"old-school","pack":24,"joker":false,"points":9,"first_dealer":"random","packets":"3-2","cut":"no","misdeal":"redeal","steal_the_deal":false,"renege_penalty":"plus-two","renege_ends_hand":false,"review":false,"traditions":true,"ace_no_face":false,"farmers_hand":"off","second_round":"throw-in","no_first_blood":false,"caller_holds":"any","keep_turnup":false,"stuck_any":false}},"computers":[{"name":"Computer 1","level":"random"}],"chain":{"end":"eb7fef44424dc2a8687c498ccbcee39b859205f57ff8b9ba41277601c77b3962","length":1000,"seal":"d4b6b962fa6cd9a671e08d4f43bf6ab5beb81718a99bb62be45f7a53f827d7e9"},"word":"","pictures":null,"tournament":null,"seats":[],"unranked":false,"guests":null,"again":null}');
INSERT INTO "journal" VALUES(23,2,1000000.0,'started','{"draw":{"method":"random","rounds":[],"dealer":1},"user_id":100,"press":5480,"mixins":["rules two-handed law=old-school points=9","seat 1 f70954a27c2f7aa8","seat 2 dbad75e488d70bb7","5480"],"ranked":false,"clocks":null}');
INSERT INTO "journal" VALUES(23,3,1000000.0,'dealt','{"pack":[11,7,19,26,5,27,15,4,13,12,10,29,3,22,20,2,18,14,30,23,21,28,31,6],"secret":"c042ef6c8f6298f00e879a69e7a355aa13897d4eeb657b46bb23a4a326ded024","mixins":["rules two-handed law=old-school points=9","seat 1 f70954a27c2f7aa8","seat 2 dbad75e488d70bb7","5480"],"standing":{"number":1,"dealer":1,"score":[0,0],"uncut":false},"next_chain":null,"thief":null}');
INSERT INTO "journal" VALUES(23,4,1000000.0,'acted','{"seat":2,"act":"order","computer":true,"press":null}');
INSERT INTO "journal" VALUES(23,5,1000000.0,'acted','{"seat":1,"act":"discard QH","computer":false,"press":5481}');
INSERT INTO "journal" VALUES(23,6,1000000.0,'acted','{"seat":2,"act":"AS","computer":true,"press":null}');
INSERT INTO "journal" VALUES(23,7,1000000.0,'acted','{"seat":1,"act":"JS","computer":false,"press":5482}');
INSERT INTO "journal" VALUES(24,1,1000000.0,'opened','{"guild_id":7,"channel_id":322,"owner_id":100,"name":"Ann","rules":{"preset":"call-ace","options":{"players":4,"law":"hosted","pack":32,"joker":false,"points":9,"first_dealer":"random","packets":"3-2","cut":"no","misdeal":"redeal","steal_the_deal":false,"renege_penalty":"plus-two","renege_ends_hand":false,"review":false,"traditions":true,"ace_no_face":false,"farmers_hand":"off","second_round":"throw-in","no_first_blood":false,"settlement":"each","caller_holds":"any","keep_turnup":false,"stuck_any":false}},"computers":[],"chain":{"end":"1ba19dc8870461db595d0bd237b363f437aadce2a7dc3ef0b7a191bd18323383","length":1000,"seal":"15ebdf483d1273802af6c46083edbbba621419c59c72cb6bab50fa82b13ddd55"},"word":"","pictures":null,"tournament":null,"seats":[],"unranked":false,"guests":null,"again":null}');
INSERT INTO "journal" VALUES(24,2,1000000.0,'joined','{"seat":2,"user_id":101,"name":"Bob","press":5484,"word":"","unranked":false}');
INSERT INTO "journal" VALUES(24,3,1000000.0,'joined','{"seat":3,"user_id":102,"name":"Cay","press":5485,"word":"","unranked":false}');
INSERT INTO "journal" VALUES(24,4,1000000.0,'joined','{"seat":4,"user_id":103,"name":"Dan","press":5486,"word":"","unranked":false}');
INSERT INTO "journal" VALUES(24,5,1000000.0,'started','{"draw":{"method":"random","rounds":[],"dealer":1},"user_id":100,"press":5487,"mixins":["rules call-ace points=9","seat 1 e0472d90be18d6e2","seat 2 b5109fe527078d02","seat 3 0065a43d3a71724d","seat 4 1ea32dc105d7eb0f","5484","5485","5486","5487"],"ranked":true,"clocks":[60.0,60.0,8.0,24.0]}');
INSERT INTO "journal" VALUES(24,6,1000000.0,'dealt','{"pack":[14,6,0,1,30,18,8,28,11,16,4,2,20,7,3,29,10,19,9,22,31,21,25,12,13,5,17,27,23,26,24,15],"secret":"5e67307848d4eae8b6bd7d3bf669b300de3bde63f5e45a42e8b203037488af62","mixins":["rules call-ace points=9","seat 1 e0472d90be18d6e2","seat 2 b5109fe527078d02","seat 3 0065a43d3a71724d","seat 4 1ea32dc105d7eb0f","5484","5485","5486","5487"],"standing":{"number":1,"dealer":1,"score":[0,0,0,0],"uncut":false},"next_chain":null,"thief":null}');
INSERT INTO "journal" VALUES(24,7,1000000.0,'acted','{"seat":2,"act":"pass","computer":false,"press":5488}');
INSERT INTO "journal" VALUES(24,8,1000000.0,'acted','{"seat":3,"act":"order","computer":false,"press":5489}');
INSERT INTO "journal" VALUES(24,9,1000000.0,'acted','{"seat":1,"act":"discard KD","computer":false,"press":5490}');
INSERT INTO "journal" VALUES(24,10,1000000.0,'acted','{"seat":3,"act":"partner H","computer":false,"press":5491}');
INSERT INTO "journal" VALUES(24,11,1000000.0,'acted','{"seat":2,"act":"JS","computer":false,"press":5492}');
INSERT INTO "journal" VALUES(24,12,1000000.0,'acted','{"seat":3,"act":"KC","computer":false,"press":5493}');
INSERT INTO "journal" VALUES(24,13,1000000.0,'acted','{"seat":4,"act":"JC","computer":false,"press":5494}');
INSERT INTO "journal" VALUES(24,14,1000000.0,'acted','{"seat":1,"act":"AC","computer":false,"press":5495}');
INSERT INTO "journal" VALUES(24,15,1000000.0,'acted','{"seat":4,"act":"9D","computer":false,"press":5496}');
INSERT INTO "journal" VALUES(24,16,1000000.0,'acted','{"seat":1,"act":"TD","computer":false,"press":5497}');
INSERT INTO "journal" VALUES(24,17,1000000.0,'acted','{"seat":2,"act":"KS","computer":false,"press":5498}');
INSERT INTO "journal" VALUES(24,18,1000000.0,'acted','{"seat":3,"act":"JD","computer":false,"press":5499}');
INSERT INTO "journal" VALUES(24,19,1000000.0,'acted','{"seat":3,"act":"8S","computer":false,"press":5500}');
INSERT INTO "journal" VALUES(24,20,1000000.0,'acted','{"seat":4,"act":"QC","computer":false,"press":5501}');
INSERT INTO "journal" VALUES(24,21,1000000.0,'acted','{"seat":1,"act":"8H","computer":false,"press":5502}');
INSERT INTO "journal" VALUES(24,22,1000000.0,'acted','{"seat":2,"act":"9S","computer":false,"press":5503}');
INSERT INTO "journal" VALUES(24,23,1000000.0,'acted','{"seat":4,"act":"7H","computer":false,"press":5504}');
INSERT INTO "journal" VALUES(24,24,1000000.0,'acted','{"seat":1,"act":"TH","computer":false,"press":5505}');
INSERT INTO "journal" VALUES(24,25,1000000.0,'acted','{"seat":2,"act":"KH","computer":false,"press":5506}');
INSERT INTO "journal" VALUES(24,26,1000000.0,'acted','{"seat":3,"act":"AS","computer":false,"press":5507}');
INSERT INTO "journal" VALUES(24,27,1000000.0,'acted','{"seat":2,"act":"7S","computer":false,"press":5508}');
INSERT INTO "journal" VALUES(24,28,1000000.0,'acted','{"seat":3,"act":"TS","computer":false,"press":5509}');
INSERT INTO "journal" VALUES(24,29,1000000.0,'acted','{"seat":4,"act":"9H","computer":false,"press":5510}');
INSERT INTO "journal" VALUES(24,30,1000000.0,'acted','{"seat":1,"act":"7D","computer":false,"press":5511}');
INSERT INTO "journal" VALUES(24,31,1000000.0,'dealt','{"pack":[8,5,22,7,24,28,14,25,0,29,9,21,27,12,6,18,13,3,30,15,11,10,26,2,20,19,31,4,17,16,1,23],"secret":"e73d64a6d370546e2272b113eab7e293620447f6d8b1336515c7dbcf5350a728","mixins":["5508","5509","5510","5511"],"standing":{"number":2,"dealer":2,"score":[0,1,1,0],"uncut":false},"next_chain":null,"thief":null}');
INSERT INTO "journal" VALUES(24,32,1000000.0,'acted','{"seat":3,"act":"pass","computer":false,"press":5512}');
INSERT INTO "journal" VALUES(24,33,1000000.0,'acted','{"seat":4,"act":"order","computer":false,"press":5513}');
INSERT INTO "journal" VALUES(24,34,1000000.0,'acted','{"seat":2,"act":"discard 7S","computer":false,"press":5514}');
INSERT INTO "journal" VALUES(24,35,1000000.0,'acted','{"seat":4,"act":"partner D","computer":false,"press":5515}');
INSERT INTO "journal" VALUES(24,36,1000000.0,'acted','{"seat":3,"act":"QD","computer":false,"press":5516}');
INSERT INTO "journal" VALUES(24,37,1000000.0,'acted','{"seat":4,"act":"7C","computer":false,"press":5517}');
INSERT INTO "journal" VALUES(24,38,1000000.0,'acted','{"seat":1,"act":"9D","computer":false,"press":5518}');
INSERT INTO "journal" VALUES(24,39,1000000.0,'acted','{"seat":2,"act":"AH","computer":false,"press":5519}');
INSERT INTO "journal" VALUES(24,40,1000000.0,'acted','{"seat":2,"act":"TS","computer":false,"press":5520}');
INSERT INTO "journal" VALUES(24,41,1000000.0,'acted','{"seat":3,"act":"QS","computer":false,"press":5521}');
INSERT INTO "journal" VALUES(24,42,1000000.0,'acted','{"seat":4,"act":"KS","computer":false,"press":5522}');
INSERT INTO "journal" VALUES(24,43,1000000.0,'acted','{"seat":1,"act":"JC","computer":false,"press":5523}');
INSERT INTO "journal" VALUES(24,44,1000000.0,'acted','{"seat":4,"act":"JH","computer":false,"press":5524}');
INSERT INTO "journal" VALUES(24,45,1000000.0,'acted','{"seat":1,"act":"KH","computer":false,"press":5525}');
INSERT INTO "journal" VALUES(24,46,1000000.0,'acted','{"seat":2,"act":"TH","computer":false,"press":5526}');
INSERT INTO "journal" VALUES(24,47,1000000.0,'acted','{"seat":3,"act":"7H","computer":false,"press":5527}');
INSERT INTO "journal" VALUES(25,1,1000000.0,'opened','{"guild_id":7,"channel_id":323,"owner_id":100,"name":"Ann","rules":{"preset":"call-ace","options":{"players":4,"law":"old-school","pack":32,"joker":false,"points":9,"first_dealer":"random","packets":"3-2","cut":"no","misdeal":"redeal","steal_the_deal":false,"renege_penalty":"plus-two","renege_ends_hand":false,"review":false,"traditions":true,"ace_no_face":false,"farmers_hand":"off","second_round":"throw-in","no_first_blood":false,"settlement":"each","caller_holds":"any","keep_turnup":false,"stuck_any":false}},"computers":[],"chain":{"end":"e8ca23cf8f7d16219919c884698003c72c26b58f90ae9a345b47146d57cd20f3","length":1000,"seal":"674fa030841ac2c932632671206adef8a2539bdb24b0b8a54f1b10118b2fdfdd"},"word":"","pictures":null,"tournament":null,"seats":[],"unranked":false,"guests":null,"again":null}');
INSERT INTO "journal" VALUES(25,2,1000000.0,'joined','{"seat":2,"user_id":101,"name":"Bob","press":5529,"word":"","unranked":false}');
INSERT INTO "journal" VALUES(25,3,1000000.0,'joined','{"seat":3,"user_id":102,"name":"Cay","press":5530,"word":"","unranked":false}');
INSERT INTO "journal" VALUES(25,4,1000000.0,'joined','{"seat":4,"user_id":103,"name":"Dan","press":5531,"word":"","unranked":false}');
INSERT INTO "journal" VALUES(25,5,1000000.0,'started','{"draw":{"method":"random","rounds":[],"dealer":4},"user_id":100,"press":5532,"mixins":["rules call-ace law=old-school points=9","seat 1 c5b7e2fc941ca58a","seat 2 46eb78c74e6a483e","seat 3 b259974a03064e0f","seat 4 28adb45171f84c32","5529","5530","5531","5532"],"ranked":false,"clocks":null}');
INSERT INTO "journal" VALUES(25,6,1000000.0,'dealt','{"pack":[27,11,4,28,30,25,5,24,12,31,29,9,13,2,19,20,8,22,7,3,23,1,21,16,6,17,14,15,18,0,10,26],"secret":"b186327f07de7c094be06546fffbad60cb5d17ab71bae6d9955b3e65d3aa78c8","mixins":["rules call-ace law=old-school points=9","seat 1 c5b7e2fc941ca58a","seat 2 46eb78c74e6a483e","seat 3 b259974a03064e0f","seat 4 28adb45171f84c32","5529","5530","5531","5532"],"standing":{"number":1,"dealer":4,"score":[0,0,0,0],"uncut":false},"next_chain":null,"thief":null}');
INSERT INTO "journal" VALUES(25,7,1000000.0,'acted','{"seat":1,"act":"pass","computer":false,"press":5533}');
INSERT INTO "journal" VALUES(25,8,1000000.0,'acted','{"seat":2,"act":"order","computer":false,"press":5534}');
INSERT INTO "journal" VALUES(25,9,1000000.0,'acted','{"seat":4,"act":"discard JH","computer":false,"press":5535}');
INSERT INTO "journal" VALUES(25,10,1000000.0,'acted','{"seat":2,"act":"alone","computer":false,"press":5536}');
INSERT INTO "journal" VALUES(25,11,1000000.0,'acted','{"seat":1,"act":"TC","computer":false,"press":5537}');
INSERT INTO "journal" VALUES(25,12,1000000.0,'acted','{"seat":2,"act":"KC","computer":false,"press":5538}');
INSERT INTO "journal" VALUES(26,1,1000000.0,'opened','{"guild_id":7,"channel_id":324,"owner_id":100,"name":"Ann","rules":{"preset":"hasenpfeffer","options":{"players":4,"law":"hosted","pack":24,"joker":true,"points":9,"first_dealer":"random","packets":"3","cut":"no","misdeal":"redeal","steal_the_deal":false,"renege_penalty":"plus-two","renege_ends_hand":false,"review":false,"traditions":true,"mugs_away":false,"laps":false,"slams":false}},"computers":[{"name":"Computer 1","level":"random"}],"chain":{"end":"ba185e0e0b7d297b4cfcb8de6c575f5dfa79eb91963ced8d08ad2833f442e6f0","length":1000,"seal":"b7c1a54c2fcd4c9c8857911dd038afb30bbcbaf1e9cd827c2a17370a730f3775"},"word":"","pictures":null,"tournament":null,"seats":[],"unranked":false,"guests":null,"again":null}');
INSERT INTO "journal" VALUES(26,2,1000000.0,'joined','{"seat":3,"user_id":101,"name":"Bob","press":5540,"word":"","unranked":false}');
INSERT INTO "journal" VALUES(26,3,1000000.0,'joined','{"seat":4,"user_id":102,"name":"Cay","press":5541,"word":"","unranked":false}');
INSERT INTO "journal" VALUES(26,4,1000000.0,'started','{"draw":{"method":"random","rounds":[],"dealer":1},"user_id":100,"press":5542,"mixins":["rules hasenpfeffer points=9","seat 1 438ba56210e6873d","seat 2 e792bebdd2f0c557","seat 3 e80518524e3f21bc","seat 4 9fcd99b32153a9b6","5540","5541","5542"],"ranked":false,"clocks":null}');
INSERT INTO "journal" VALUES(26,5,1000000.0,'dealt','{"pack":[19,21,28,5,13,11,7,15,22,23,29,32,6,27,2,3,14,30,26,20,4,18,10,31,12],"secret":"3a61ddaa7bba2d50ff27466e5089ec6e2b59c413894da16e18e6b7d3ea14bf3a","mixins":["rules hasenpfeffer points=9","seat 1 438ba56210e6873d","seat 2 e792bebdd2f0c557","seat 3 e80518524e3f21bc","seat 4 9fcd99b32153a9b6","5540","5541","5542"],"standing":{"number":1,"dealer":1,"score":[0,0],"uncut":false},"next_chain":null,"thief":null}');
INSERT INTO "journal" VALUES(26,6,1000000.0,'acted','{"seat":2,"act":"bid 5","computer":true,"press":null}');
INSERT INTO "journal" VALUES(26,7,1000000.0,'acted','{"seat":3,"act":"pass","computer":false,"press":5543}');
INSERT INTO "journal" VALUES(26,8,1000000.0,'acted','{"seat":4,"act":"pass","computer":false,"press":5544}');
INSERT INTO "journal" VALUES(26,9,1000000.0,'acted','{"seat":1,"act":"bid 6","computer":false,"press":5545}');
INSERT INTO "journal" VALUES(26,10,1000000.0,'acted','{"seat":1,"act":"name C","computer":false,"press":5546}');
INSERT INTO "journal" VALUES(26,11,1000000.0,'acted','{"seat":1,"act":"discard JH","computer":false,"press":5547}');
INSERT INTO "journal" VALUES(26,12,1000000.0,'acted','{"seat":1,"act":"AC","computer":false,"press":5548}');
INSERT INTO "journal" VALUES(26,13,1000000.0,'acted','{"seat":2,"act":"JC","computer":true,"press":null}');
INSERT INTO "journal" VALUES(26,14,1000000.0,'acted','{"seat":3,"act":"KC","computer":false,"press":5549}');
INSERT INTO "journal" VALUES(26,15,1000000.0,'acted','{"seat":4,"act":"JS","computer":false,"press":5550}');
INSERT INTO "journal" VALUES(26,16,1000000.0,'acted','{"seat":2,"act":"KS","computer":true,"press":null}');
INSERT INTO "journal" VALUES(26,17,1000000.0,'acted','{"seat":3,"act":"TS","computer":false,"press":5551}');
INSERT INTO "journal" VALUES(26,18,1000000.0,'acted','{"seat":4,"act":"AS","computer":false,"press":5552}');
INSERT INTO "journal" VALUES(26,19,1000000.0,'acted','{"seat":1,"act":"9D","computer":false,"press":5553}');
INSERT INTO "journal" VALUES(26,20,1000000.0,'acted','{"seat":4,"act":"AH","computer":false,"press":5554}');
INSERT INTO "journal" VALUES(26,21,1000000.0,'acted','{"seat":1,"act":"9H","computer":false,"press":5555}');
INSERT INTO "journal" VALUES(26,22,1000000.0,'acted','{"seat":2,"act":"TC","computer":true,"press":null}');
INSERT INTO "journal" VALUES(27,1,1000000.0,'opened','{"guild_id":7,"channel_id":325,"owner_id":100,"name":"Ann","rules":{"preset":"hasenpfeffer","options":{"players":4,"law":"old-school","pack":24,"joker":true,"points":9,"first_dealer":"random","packets":"3","cut":"no","misdeal":"redeal","steal_the_deal":false,"renege_penalty":"plus-two","renege_ends_hand":false,"review":false,"traditions":true,"mugs_away":false,"laps":false,"slams":false}},"computers":[],"chain":{"end":"535c3581dd95d469490d247cffcd37d04396565bafb9176a08909858a8db6700","length":1000,"seal":"7bd39e1c137f17d2ef91d5be1c93cddb29e25b98c87ee5e4bcff8bfad6dfff9f"},"word":"","pictures":null,"tournament":null,"seats":[],"unranked":false,"guests":null,"again":null}');
INSERT INTO "journal" VALUES(27,2,1000000.0,'joined','{"seat":2,"user_id":101,"name":"Bob","press":5557,"word":"","unranked":false}');
INSERT INTO "journal" VALUES(27,3,1000000.0,'joined','{"seat":3,"user_id":102,"name":"Cay","press":5558,"word":"","unranked":false}');
INSERT INTO "journal" VALUES(27,4,1000000.0,'joined','{"seat":4,"user_id":103,"name":"Dan","press":5559,"word":"","unranked":false}');
INSERT INTO "journal" VALUES(27,5,1000000.0,'started','{"draw":{"method":"random","rounds":[],"dealer":2},"user_id":100,"press":5560,"mixins":["rules hasenpfeffer law=old-school points=9","seat 1 d0353dd315b6249f","seat 2 f2c9ed99257a1c30","seat 3 b46f934901e0192f","seat 4 5654e71fe55c42ad","5557","5558","5559","5560"],"ranked":false,"clocks":null}');
INSERT INTO "journal" VALUES(27,6,1000000.0,'dealt','{"pack":[15,23,5,3,12,14,29,10,2,4,30,28,21,6,31,18,13,26,20,22,7,27,11,19,32],"secret":"0bdd7ded849898fcff861b4c4c7a3f66a5bd0a5e20ee13d4b084d7b4b6667ba1","mixins":["rules hasenpfeffer law=old-school points=9","seat 1 d0353dd315b6249f","seat 2 f2c9ed99257a1c30","seat 3 b46f934901e0192f","seat 4 5654e71fe55c42ad","5557","5558","5559","5560"],"standing":{"number":1,"dealer":2,"score":[0,0],"uncut":false},"next_chain":null,"thief":null}');
INSERT INTO "journal" VALUES(27,7,1000000.0,'acted','{"seat":3,"act":"pass","computer":false,"press":5561}');
INSERT INTO "journal" VALUES(27,8,1000000.0,'acted','{"seat":4,"act":"bid 2","computer":false,"press":5562}');
INSERT INTO "journal" VALUES(27,9,1000000.0,'acted','{"seat":1,"act":"pass","computer":false,"press":5563}');
INSERT INTO "journal" VALUES(27,10,1000000.0,'acted','{"seat":2,"act":"bid 4","computer":false,"press":5564}');
INSERT INTO "journal" VALUES(27,11,1000000.0,'acted','{"seat":2,"act":"name H","computer":false,"press":5565}');
INSERT INTO "journal" VALUES(27,12,1000000.0,'acted','{"seat":2,"act":"discard JC","computer":false,"press":5566}');
INSERT INTO "journal" VALUES(27,13,1000000.0,'acted','{"seat":2,"act":"KC","computer":false,"press":5567}');
INSERT INTO "journal" VALUES(27,14,1000000.0,'acted','{"seat":3,"act":"AC","computer":false,"press":5568}');
INSERT INTO "journal" VALUES(27,15,1000000.0,'acted','{"seat":4,"act":"9C","computer":false,"press":5569}');
INSERT INTO "journal" VALUES(27,16,1000000.0,'acted','{"seat":1,"act":"QC","computer":false,"press":5570}');
INSERT INTO "journal" VALUES(27,17,1000000.0,'acted','{"seat":3,"act":"AH","computer":false,"press":5571}');
INSERT INTO "journal" VALUES(27,18,1000000.0,'acted','{"seat":4,"act":"QH","computer":false,"press":5572}');
INSERT INTO "journal" VALUES(27,19,1000000.0,'acted','{"seat":1,"act":"9H","computer":false,"press":5573}');
INSERT INTO "journal" VALUES(27,20,1000000.0,'acted','{"seat":2,"act":"JK","computer":false,"press":5574}');
INSERT INTO "journal" VALUES(27,21,1000000.0,'acted','{"seat":2,"act":"TD","computer":false,"press":5575}');
INSERT INTO "journal" VALUES(27,22,1000000.0,'acted','{"seat":3,"act":"AD","computer":false,"press":5576}');
INSERT INTO "journal" VALUES(27,23,1000000.0,'acted','{"seat":4,"act":"9D","computer":false,"press":5577}');
INSERT INTO "journal" VALUES(27,24,1000000.0,'acted','{"seat":1,"act":"KD","computer":false,"press":5578}');
INSERT INTO "journal" VALUES(27,25,1000000.0,'acted','{"seat":3,"act":"QD","computer":false,"press":5579}');
INSERT INTO "journal" VALUES(27,26,1000000.0,'acted','{"seat":4,"act":"TS","computer":false,"press":5580}');
INSERT INTO "journal" VALUES(28,1,1000000.0,'opened','{"guild_id":7,"channel_id":326,"owner_id":100,"name":"Ann","rules":{"preset":"double-hasenpfeffer","options":{"players":4,"law":"hosted","pack":48,"joker":false,"points":9,"first_dealer":"random","packets":"3","cut":"no","misdeal":"redeal","steal_the_deal":false,"renege_penalty":"plus-two","renege_ends_hand":false,"review":false,"traditions":true,"mugs_away":false,"laps":false,"slams":false}},"computers":[],"chain":{"end":"02bfd989be9e448a29019d9f436b54c94eafc99c9a6cc554c31b4975041c9099","length":1000,"seal":"f1cb47ce23d75432e13aac6187a55524a5b0644f55d82a8ecf86f2253317dd15"},"word":"","pictures":null,"tournament":null,"seats":[],"unranked":false,"guests":null,"again":null}');
INSERT INTO "journal" VALUES(28,2,1000000.0,'joined','{"seat":2,"user_id":101,"name":"Bob","press":5582,"word":"","unranked":false}');
INSERT INTO "journal" VALUES(28,3,1000000.0,'joined','{"seat":3,"user_id":102,"name":"Cay","press":5583,"word":"","unranked":false}');
INSERT INTO "journal" VALUES(28,4,1000000.0,'joined','{"seat":4,"user_id":103,"name":"Dan","press":5584,"word":"","unranked":false}');
INSERT INTO "journal" VALUES(28,5,1000000.0,'started','{"draw":{"method":"random","rounds":[],"dealer":1},"user_id":100,"press":5585,"mixins":["rules double-hasenpfeffer points=9","seat 1 cf8b67d70fa1b083","seat 2 5e7bc46fe8bd74de","seat 3 3866592a62cb4ea2","seat 4 99ea306924d184aa","5582","5583","5584","5585"],"ranked":false,"clocks":null}');
INSERT INTO "journal" VALUES(28,6,1000000.0,'dealt','{"pack":[3,22,13,6,27,14,12,31,11,23,6,30,20,11,22,4,7,31,10,12,28,3,2,20,21,13,19,15,15,2,5,30,10,18,18,23,21,29,27,14,5,28,7,26,19,26,29,4],"secret":"e0721ae2199bd8159e3d1cde984a94b8747f95987b37efa9c6399882a88b79dc","mixins":["rules double-hasenpfeffer points=9","seat 1 cf8b67d70fa1b083","seat 2 5e7bc46fe8bd74de","seat 3 3866592a62cb4ea2","seat 4 99ea306924d184aa","5582","5583","5584","5585"],"standing":{"number":1,"dealer":1,"score":[0,0],"uncut":false},"next_chain":null,"thief":null}');
INSERT INTO "journal" VALUES(28,7,1000000.0,'acted','{"seat":2,"act":"bid 8","computer":false,"press":5586}');
INSERT INTO "journal" VALUES(28,8,1000000.0,'acted','{"seat":3,"act":"pass","computer":false,"press":5587}');
INSERT INTO "journal" VALUES(28,9,1000000.0,'acted','{"seat":4,"act":"bid 11","computer":false,"press":5588}');
INSERT INTO "journal" VALUES(28,10,1000000.0,'acted','{"seat":1,"act":"bid 12","computer":false,"press":5589}');
INSERT INTO "journal" VALUES(28,11,1000000.0,'acted','{"seat":1,"act":"name S alone","computer":false,"press":5590}');
INSERT INTO "journal" VALUES(28,12,1000000.0,'acted','{"seat":1,"act":"discard JS TS","computer":false,"press":5591}');
INSERT INTO "journal" VALUES(28,13,1000000.0,'acted','{"seat":3,"act":"give AS JS","computer":false,"press":5592}');
INSERT INTO "journal" VALUES(28,14,1000000.0,'acted','{"seat":1,"act":"JS","computer":false,"press":5593}');
INSERT INTO "journal" VALUES(28,15,1000000.0,'acted','{"seat":2,"act":"TS","computer":false,"press":5594}');
INSERT INTO "journal" VALUES(28,16,1000000.0,'acted','{"seat":4,"act":"AS","computer":false,"press":5595}');
INSERT INTO "journal" VALUES(28,17,1000000.0,'acted','{"seat":1,"act":"9S","computer":false,"press":5596}');
INSERT INTO "journal" VALUES(28,18,1000000.0,'acted','{"seat":2,"act":"QD","computer":false,"press":5597}');
INSERT INTO "journal" VALUES(28,19,1000000.0,'acted','{"seat":4,"act":"QS","computer":false,"press":5598}');
INSERT INTO "journal" VALUES(28,20,1000000.0,'acted','{"seat":4,"act":"TD","computer":false,"press":5599}');
INSERT INTO "journal" VALUES(28,21,1000000.0,'acted','{"seat":1,"act":"9D","computer":false,"press":5600}');
INSERT INTO "journal" VALUES(28,22,1000000.0,'acted','{"seat":2,"act":"TD","computer":false,"press":5601}');
INSERT INTO "journal" VALUES(28,23,1000000.0,'acted','{"seat":4,"act":"9C","computer":false,"press":5602}');
INSERT INTO "journal" VALUES(28,24,1000000.0,'acted','{"seat":1,"act":"KC","computer":false,"press":5603}');
INSERT INTO "journal" VALUES(28,25,1000000.0,'acted','{"seat":2,"act":"QC","computer":false,"press":5604}');
INSERT INTO "journal" VALUES(28,26,1000000.0,'acted','{"seat":1,"act":"JD","computer":false,"press":5605}');
INSERT INTO "journal" VALUES(28,27,1000000.0,'acted','{"seat":2,"act":"KD","computer":false,"press":5606}');
INSERT INTO "journal" VALUES(28,28,1000000.0,'acted','{"seat":4,"act":"KC","computer":false,"press":5607}');
INSERT INTO "journal" VALUES(28,29,1000000.0,'acted','{"seat":2,"act":"TC","computer":false,"press":5608}');
INSERT INTO "journal" VALUES(28,30,1000000.0,'acted','{"seat":4,"act":"AC","computer":false,"press":5609}');
INSERT INTO "journal" VALUES(28,31,1000000.0,'acted','{"seat":1,"act":"QC","computer":false,"press":5610}');
INSERT INTO "journal" VALUES(28,32,1000000.0,'acted','{"seat":4,"act":"JC","computer":false,"press":5611}');
INSERT INTO "journal" VALUES(28,33,1000000.0,'acted','{"seat":1,"act":"AS","computer":false,"press":5612}');
INSERT INTO "journal" VALUES(29,1,1000000.0,'opened','{"guild_id":7,"channel_id":327,"owner_id":100,"name":"Ann","rules":{"preset":"double-hasenpfeffer","options":{"players":4,"law":"old-school","pack":48,"joker":false,"points":9,"first_dealer":"random","packets":"3","cut":"no","misdeal":"redeal","steal_the_deal":false,"renege_penalty":"plus-two","renege_ends_hand":false,"review":false,"traditions":true,"mugs_away":false,"laps":false,"slams":false}},"computers":[{"name":"Computer 1","level":"random"}],"chain":{"end":"425e29070444f8cd2c65c73a1faea7a29bb75d2dd15cfe8c513a9f950edc472e","length":1000,"seal":"0d143574eff22dcb4b9da3f306dead40ca8944e4804ccf2e2d2e4f6256852a3a"},"word":"","pictures":null,"tournament":null,"seats":[],"unranked":false,"guests":null,"again":null}');
INSERT INTO "journal" VALUES(29,2,1000000.0,'joined','{"seat":3,"user_id":101,"name":"Bob","press":5614,"word":"","unranked":false}');
INSERT INTO "journal" VALUES(29,3,1000000.0,'joined','{"seat":4,"user_id":102,"name":"Cay","press":5615,"word":"","unranked":false}');
INSERT INTO "journal" VALUES(29,4,1000000.0,'started','{"draw":{"method":"random","rounds":[],"dealer":1},"user_id":100,"press":5616,"mixins":["rules double-hasenpfeffer law=old-school points=9","seat 1 61bde242a4599716","seat 2 67e012057e484206","seat 3 1ec389195519c74f","seat 4 b41903614058eb16","5614","5615","5616"],"ranked":false,"clocks":null}');
INSERT INTO "journal" VALUES(29,5,1000000.0,'dealt','{"pack":[30,4,7,20,29,13,14,18,14,2,21,10,31,7,19,5,28,11,6,15,23,13,26,3,6,4,12,21,12,15,3,2,20,27,22,5,18,29,30,23,19,31,28,10,27,22,11,26],"secret":"fe96d2071faa5c985bf044be40f8ecf018b3f3c7fbe218dbffcf4f6a4a0f97c9","mixins":["rules double-hasenpfeffer law=old-school points=9","seat 1 61bde242a4599716","seat 2 67e012057e484206","seat 3 1ec389195519c74f","seat 4 b41903614058eb16","5614","5615","5616"],"standing":{"number":1,"dealer":1,"score":[0,0],"uncut":false},"next_chain":null,"thief":null}');
INSERT INTO "journal" VALUES(29,6,1000000.0,'acted','{"seat":2,"act":"pass","computer":true,"press":null}');
INSERT INTO "journal" VALUES(29,7,1000000.0,'acted','{"seat":3,"act":"bid 6","computer":false,"press":5617}');
INSERT INTO "journal" VALUES(29,8,1000000.0,'acted','{"seat":4,"act":"bid 7","computer":false,"press":5618}');
INSERT INTO "journal" VALUES(29,9,1000000.0,'acted','{"seat":1,"act":"bid 12","computer":false,"press":5619}');
INSERT INTO "journal" VALUES(29,10,1000000.0,'acted','{"seat":1,"act":"name S","computer":false,"press":5620}');
INSERT INTO "journal" VALUES(29,11,1000000.0,'acted','{"seat":1,"act":"KD","computer":false,"press":5621}');
INSERT INTO "journal" VALUES(29,12,1000000.0,'acted','{"seat":2,"act":"9D","computer":true,"press":null}');
INSERT INTO "journal" VALUES(29,13,1000000.0,'acted','{"seat":3,"act":"QD","computer":false,"press":5622}');
INSERT INTO "journal" VALUES(29,14,1000000.0,'acted','{"seat":4,"act":"9D","computer":false,"press":5623}');
INSERT INTO "journal" VALUES(29,15,1000000.0,'acted','{"seat":1,"act":"9H","computer":false,"press":5624}');
INSERT INTO "journal" VALUES(29,16,1000000.0,'acted','{"seat":2,"act":"JH","computer":true,"press":null}');
INSERT INTO "journal" VALUES(29,17,1000000.0,'acted','{"seat":3,"act":"QH","computer":false,"press":5625}');
INSERT INTO "journal" VALUES(29,18,1000000.0,'acted','{"seat":4,"act":"AH","computer":false,"press":5626}');
INSERT INTO "journal" VALUES(29,19,1000000.0,'acted','{"seat":4,"act":"TC","computer":false,"press":5627}');
INSERT INTO "journal" VALUES(29,20,1000000.0,'acted','{"seat":1,"act":"9C","computer":false,"press":5628}');
INSERT INTO "journal" VALUES(29,21,1000000.0,'acted','{"seat":2,"act":"AC","computer":true,"press":null}');
INSERT INTO "journal" VALUES(29,22,1000000.0,'acted','{"seat":3,"act":"AC","computer":false,"press":5629}');
INSERT INTO "journal" VALUES(30,1,1000000.0,'opened','{"guild_id":7,"channel_id":77,"owner_id":100,"name":"Ann","rules":{"preset":"standard","options":{"players":4,"law":"hosted","pack":24,"joker":false,"points":1,"first_dealer":"random","packets":"3-2","cut":"no","misdeal":"redeal","steal_the_deal":false,"renege_penalty":"plus-two","renege_ends_hand":false,"review":false,"traditions":true,"ace_no_face":false,"farmers_hand":"off","second_round":"stick","no_first_blood":false,"mugs_away":false,"laps":false,"slams":false,"turning_the_tables":false,"partner_order":"free","defend_alone":false,"first_lead":"dealer-left","partners_best":"off","give_turnup":false,"lone_made":1,"lone_march":4,"euchre":2,"lone_euchre":2,"euchre_march":2,"lone_defence":2,"lone_defence_march":4,"setback":false,"prompt_partner":false,"lone_hands":true,"lone_closed":0,"caller_holds":"any","keep_turnup":false,"stuck_any":false,"no_trump":false}},"computers":[],"chain":{"end":"ab136bdc8c307317977e66ccd33e108dee950ecce317edd9150a02d1b6bd52ee","length":1000,"seal":"dddfda6c851ed04b498397ac5dccd9c20d8da3b4f485961915d100717f5098a9"},"word":"","pictures":null,"tournament":null,"seats":[],"unranked":false,"guests":null,"again":null}');
INSERT INTO "journal" VALUES(30,2,1000000.0,'joined','{"seat":2,"user_id":101,"name":"Bob","press":5631,"word":"","unranked":false}');
INSERT INTO "journal" VALUES(30,3,1000000.0,'joined','{"seat":3,"user_id":102,"name":"Cay","press":5632,"word":"","unranked":false}');
INSERT INTO "journal" VALUES(30,4,1000000.0,'joined','{"seat":4,"user_id":103,"name":"Dan","press":5633,"word":"","unranked":false}');
INSERT INTO "journal" VALUES(30,5,1000000.0,'started','{"draw":{"method":"random","rounds":[],"dealer":4},"user_id":100,"press":5634,"mixins":["rules standard points=1","seat 1 ae9bb39f78299d96","seat 2 4caaecc9312c31b9","seat 3 93f50fa458902161","seat 4 e01ff79fb5ccc8a7","5631","5632","5633","5634"],"ranked":false,"clocks":null}');
INSERT INTO "journal" VALUES(30,6,1000000.0,'dealt','{"pack":[15,20,27,29,13,31,12,19,30,6,18,14,5,7,28,21,4,3,26,11,22,2,23,10],"secret":"6f2393d1a81ba9d2cbff96b74c32a588f3d2d17d079001095a2b435b0f091b64","mixins":["rules standard points=1","seat 1 ae9bb39f78299d96","seat 2 4caaecc9312c31b9","seat 3 93f50fa458902161","seat 4 e01ff79fb5ccc8a7","5631","5632","5633","5634"],"standing":{"number":1,"dealer":4,"score":[0,0],"uncut":false},"next_chain":null,"thief":null}');
INSERT INTO "journal" VALUES(30,7,1000000.0,'acted','{"seat":1,"act":"pass","computer":false,"press":5635}');
INSERT INTO "journal" VALUES(30,8,1000000.0,'acted','{"seat":2,"act":"order alone","computer":false,"press":5636}');
INSERT INTO "journal" VALUES(30,9,1000000.0,'acted','{"seat":1,"act":"KH","computer":false,"press":5637}');
INSERT INTO "journal" VALUES(30,10,1000000.0,'acted','{"seat":2,"act":"QH","computer":false,"press":5638}');
INSERT INTO "journal" VALUES(30,11,1000000.0,'acted','{"seat":3,"act":"AC","computer":false,"press":5639}');
INSERT INTO "journal" VALUES(30,12,1000000.0,'acted','{"seat":1,"act":"JD","computer":false,"press":5640}');
INSERT INTO "journal" VALUES(30,13,1000000.0,'acted','{"seat":2,"act":"AS","computer":false,"press":5641}');
INSERT INTO "journal" VALUES(30,14,1000000.0,'acted','{"seat":3,"act":"QD","computer":false,"press":5642}');
INSERT INTO "journal" VALUES(30,15,1000000.0,'acted','{"seat":1,"act":"AH","computer":false,"press":5643}');
INSERT INTO "journal" VALUES(30,16,1000000.0,'acted','{"seat":2,"act":"JC","computer":false,"press":5644}');
INSERT INTO "journal" VALUES(30,17,1000000.0,'acted','{"seat":3,"act":"JH","computer":false,"press":5645}');
INSERT INTO "journal" VALUES(30,18,1000000.0,'acted','{"seat":3,"act":"TD","computer":false,"press":5646}');
INSERT INTO "journal" VALUES(30,19,1000000.0,'acted','{"seat":1,"act":"9D","computer":false,"press":5647}');
INSERT INTO "journal" VALUES(30,20,1000000.0,'acted','{"seat":2,"act":"QC","computer":false,"press":5648}');
INSERT INTO "journal" VALUES(30,21,1000000.0,'acted','{"seat":3,"act":"JS","computer":false,"press":5649}');
INSERT INTO "journal" VALUES(30,22,1000000.0,'acted','{"seat":1,"act":"TC","computer":false,"press":5650}');
INSERT INTO "journal" VALUES(30,23,1000000.0,'acted','{"seat":2,"act":"QS","computer":false,"press":5651}');
INSERT INTO "journal" VALUES(30,24,1000000.0,'sealed','{"chain":{"end":"41f35a41d63d4f08c0967cd7eed18df1012b51ac263d091212d54e15b55d3ade","length":1000,"seal":"a6451ef12169d38a16b1ae67e85ce5ace6e862f06398bdcbf6e7394f65f0fdaa"}}');
INSERT INTO "journal" VALUES(31,1,1000000.0,'opened','{"guild_id":7,"channel_id":78,"owner_id":100,"name":"Ann","rules":{"preset":"standard","options":{"players":4,"law":"hosted","pack":24,"joker":false,"points":1,"first_dealer":"random","packets":"3-2","cut":"no","misdeal":"redeal","steal_the_deal":false,"renege_penalty":"plus-two","renege_ends_hand":false,"review":false,"traditions":true,"ace_no_face":false,"farmers_hand":"off","second_round":"stick","no_first_blood":false,"mugs_away":false,"laps":false,"slams":false,"turning_the_tables":false,"partner_order":"free","defend_alone":false,"first_lead":"dealer-left","partners_best":"off","give_turnup":false,"lone_made":1,"lone_march":4,"euchre":2,"lone_euchre":2,"euchre_march":2,"lone_defence":2,"lone_defence_march":4,"setback":false,"prompt_partner":false,"lone_hands":true,"lone_closed":0,"caller_holds":"any","keep_turnup":false,"stuck_any":false,"no_trump":false}},"computers":[],"chain":{"end":"56d645048ebaf773db33ba0340aa0fc184226ec16a81fc47031de33f76b4c544","length":1000,"seal":"f8135226cef7b806f646295903d3a54cd17acdc7f985df76a8402d80fc10b55d"},"word":"","pictures":null,"tournament":null,"seats":[],"unranked":false,"guests":null,"again":null}');
INSERT INTO "journal" VALUES(31,2,1000000.0,'joined','{"seat":2,"user_id":101,"name":"Bob","press":5653,"word":"","unranked":false}');
INSERT INTO "journal" VALUES(31,3,1000000.0,'joined','{"seat":3,"user_id":102,"name":"Cay","press":5654,"word":"","unranked":false}');
INSERT INTO "journal" VALUES(31,4,1000000.0,'joined','{"seat":4,"user_id":103,"name":"Dan","press":5655,"word":"","unranked":false}');
INSERT INTO "journal" VALUES(31,5,1000000.0,'started','{"draw":{"method":"random","rounds":[],"dealer":4},"user_id":100,"press":5656,"mixins":["rules standard points=1","seat 1 71b3f5bcd2fb54f9","seat 2 757fad4b0a366c37","seat 3 c4f0b015d14d3abf","seat 4 74782eb4bd59b8f1","5653","5654","5655","5656"],"ranked":false,"clocks":null}');
INSERT INTO "journal" VALUES(31,6,1000000.0,'dealt','{"pack":[19,12,15,4,31,20,5,27,10,11,21,30,3,7,13,6,23,28,26,18,14,2,29,22],"secret":"75ac974eb940cca88d3c2a089f57c251be4009159c0cf9266760a33249ccf987","mixins":["rules standard points=1","seat 1 71b3f5bcd2fb54f9","seat 2 757fad4b0a366c37","seat 3 c4f0b015d14d3abf","seat 4 74782eb4bd59b8f1","5653","5654","5655","5656"],"standing":{"number":1,"dealer":4,"score":[0,0],"uncut":false},"next_chain":null,"thief":null}');
INSERT INTO "journal" VALUES(31,7,1000000.0,'acted','{"seat":1,"act":"order alone","computer":false,"press":5657}');
INSERT INTO "journal" VALUES(31,8,1000000.0,'acted','{"seat":4,"act":"discard TH","computer":false,"press":5658}');
INSERT INTO "journal" VALUES(31,9,1000000.0,'acted','{"seat":1,"act":"AH","computer":false,"press":5659}');
INSERT INTO "journal" VALUES(31,10,1000000.0,'acted','{"seat":2,"act":"QH","computer":false,"press":5660}');
INSERT INTO "journal" VALUES(31,11,1000000.0,'acted','{"seat":4,"act":"KH","computer":false,"press":5661}');
INSERT INTO "journal" VALUES(31,12,1000000.0,'acted','{"seat":1,"act":"KC","computer":false,"press":5662}');
INSERT INTO "journal" VALUES(31,13,1000000.0,'acted','{"seat":2,"act":"AC","computer":false,"press":5663}');
INSERT INTO "journal" VALUES(31,14,1000000.0,'acted','{"seat":4,"act":"JC","computer":false,"press":5664}');
INSERT INTO "journal" VALUES(31,15,1000000.0,'acted','{"seat":2,"act":"TS","computer":false,"press":5665}');
INSERT INTO "journal" VALUES(31,16,1000000.0,'acted','{"seat":4,"act":"9C","computer":false,"press":5666}');
INSERT INTO "journal" VALUES(31,17,1000000.0,'acted','{"seat":1,"act":"TD","computer":false,"press":5667}');
INSERT INTO "journal" VALUES(31,18,1000000.0,'acted','{"seat":2,"act":"AS","computer":false,"press":5668}');
INSERT INTO "journal" VALUES(31,19,1000000.0,'acted','{"seat":4,"act":"9D","computer":false,"press":5669}');
INSERT INTO "journal" VALUES(31,20,1000000.0,'acted','{"seat":1,"act":"JH","computer":false,"press":5670}');
INSERT INTO "journal" VALUES(31,21,1000000.0,'acted','{"seat":1,"act":"QD","computer":false,"press":5671}');
INSERT INTO "journal" VALUES(31,22,1000000.0,'acted','{"seat":2,"act":"JS","computer":false,"press":5672}');
INSERT INTO "journal" VALUES(31,23,1000000.0,'acted','{"seat":4,"act":"9H","computer":false,"press":5673}');
INSERT INTO "journal" VALUES(31,24,1000000.0,'sealed','{"chain":{"end":"4e72071c3e0c1bcc8f07f39fe59c422fc9182c58dc12504a88c2cb119a55df2a","length":1000,"seal":"1dd4502548b8eae5655cdaa6510907d3eb98572905b6eb1dbcc1719d13778ab4"}}');
INSERT INTO "journal" VALUES(31,25,1000000.0,'rematched','{"user_id":100,"press":5674,"ranked":false,"clocks":null}');
INSERT INTO "journal" VALUES(31,26,1000000.0,'dealt','{"pack":[21,11,31,18,4,20,30,26,2,3,29,15,5,6,7,28,22,27,14,19,12,10,23,13],"secret":"dea238624fa8b0bcb9132125feec5596c82731a79e09f43070062916efa116d2","mixins":["rules standard points=1","seat 1 8f0f995a1aebc4ad","seat 2 4ee0954f6de15196","seat 3 e0171eb6b767756c","seat 4 1205da9ad928b55f","previous dealer 4 winners 2","5672","5673","5674"],"standing":{"number":1,"dealer":1,"score":[0,0],"uncut":false},"next_chain":null,"thief":null}');
INSERT INTO "journal" VALUES(31,27,1000000.0,'acted','{"seat":2,"act":"pass","computer":false,"press":5675}');
INSERT INTO "journal" VALUES(31,28,1000000.0,'acted','{"seat":3,"act":"pass","computer":false,"press":5676}');
INSERT INTO "journal" VALUES(31,29,1000000.0,'acted','{"seat":4,"act":"order","computer":false,"press":5677}');
INSERT INTO "journal" VALUES(31,30,1000000.0,'acted','{"seat":1,"act":"discard TC","computer":false,"press":5678}');
INSERT INTO "journal" VALUES(31,31,1000000.0,'acted','{"seat":2,"act":"AC","computer":false,"press":5679}');
INSERT INTO "journal" VALUES(31,32,1000000.0,'acted','{"seat":3,"act":"QS","computer":false,"press":5680}');
INSERT INTO "journal" VALUES(32,1,1000000.0,'opened','{"guild_id":7,"channel_id":79,"owner_id":100,"name":"Ann","rules":{"preset":"cutthroat","options":{"players":3,"law":"hosted","pack":32,"joker":false,"points":3,"first_dealer":"random","packets":"3-2","cut":"no","misdeal":"redeal","steal_the_deal":false,"renege_penalty":"plus-two","renege_ends_hand":false,"review":false,"traditions":true,"ace_no_face":false,"farmers_hand":"off","second_round":"throw-in","no_first_blood":false,"caller_holds":"any","keep_turnup":false,"stuck_any":false}},"computers":[],"chain":{"end":"eb37dd28efd75541c4660287327fb3f3128c0b2b0aa41aa87db8dd45639ef0a5","length":1000,"seal":"193887fef272bd456067325bd7d2ee12df7226e6aac593bfd153693e309bf34d"},"word":"","pictures":null,"tournament":null,"seats":[],"unranked":false,"guests":null,"again":null}');
INSERT INTO "journal" VALUES(32,2,1000000.0,'joined','{"seat":2,"user_id":101,"name":"Bob","press":5682,"word":"","unranked":false}');
INSERT INTO "journal" VALUES(32,3,1000000.0,'joined','{"seat":3,"user_id":102,"name":"Cay","press":5683,"word":"","unranked":false}');
INSERT INTO "journal" VALUES(32,4,1000000.0,'started','{"draw":{"method":"random","rounds":[],"dealer":1},"user_id":100,"press":5684,"mixins":["rules cutthroat points=3","seat 1 5be0df17b7fb80df","seat 2 1c1ee41fe68ec000","seat 3 8a0bc8ab2291bc61","5682","5683","5684"],"ranked":false,"clocks":null}');
INSERT INTO "journal" VALUES(32,5,1000000.0,'dealt','{"pack":[17,16,12,29,15,18,9,28,6,2,5,23,21,22,31,27,24,4,13,3,14,11,8,20,7,19,10,26,25,1,0,30],"secret":"56f4f10d5ea8798a441521c77f1874aa5860568fa563e4c919c7abc365947451","mixins":["rules cutthroat points=3","seat 1 5be0df17b7fb80df","seat 2 1c1ee41fe68ec000","seat 3 8a0bc8ab2291bc61","5682","5683","5684"],"standing":{"number":1,"dealer":1,"score":[0,0,0],"uncut":false},"next_chain":null,"thief":null}');
INSERT INTO "journal" VALUES(32,6,1000000.0,'acted','{"seat":2,"act":"order","computer":false,"press":5685}');
INSERT INTO "journal" VALUES(32,7,1000000.0,'acted','{"seat":1,"act":"discard TC","computer":false,"press":5686}');
INSERT INTO "journal" VALUES(32,8,1000000.0,'acted','{"seat":2,"act":"KS","computer":false,"press":5687}');
INSERT INTO "journal" VALUES(32,9,1000000.0,'acted','{"seat":3,"act":"QS","computer":false,"press":5688}');
INSERT INTO "journal" VALUES(32,10,1000000.0,'acted','{"seat":1,"act":"AC","computer":false,"press":5689}');
INSERT INTO "journal" VALUES(32,11,1000000.0,'acted','{"seat":1,"act":"8H","computer":false,"press":5690}');
INSERT INTO "journal" VALUES(32,12,1000000.0,'acted','{"seat":2,"act":"JH","computer":false,"press":5691}');
INSERT INTO "journal" VALUES(32,13,1000000.0,'acted','{"seat":3,"act":"AH","computer":false,"press":5692}');
INSERT INTO "journal" VALUES(32,14,1000000.0,'acted','{"seat":3,"act":"QD","computer":false,"press":5693}');
INSERT INTO "journal" VALUES(32,15,1000000.0,'acted','{"seat":1,"act":"9D","computer":false,"press":5694}');
INSERT INTO "journal" VALUES(32,16,1000000.0,'acted','{"seat":2,"act":"8D","computer":false,"press":5695}');
INSERT INTO "journal" VALUES(32,17,1000000.0,'acted','{"seat":3,"act":"AD","computer":false,"press":5696}');
INSERT INTO "journal" VALUES(32,18,1000000.0,'acted','{"seat":1,"act":"KD","computer":false,"press":5697}');
INSERT INTO "journal" VALUES(32,19,1000000.0,'acted','{"seat":2,"act":"7D","computer":false,"press":5698}');
INSERT INTO "journal" VALUES(32,20,1000000.0,'acted','{"seat":3,"act":"QC","computer":false,"press":5699}');
INSERT INTO "journal" VALUES(32,21,1000000.0,'acted','{"seat":1,"act":"JC","computer":false,"press":5700}');
INSERT INTO "journal" VALUES(32,22,1000000.0,'acted','{"seat":2,"act":"9S","computer":false,"press":5701}');
INSERT INTO "journal" VALUES(32,23,1000000.0,'dealt','{"pack":[11,5,23,26,21,25,10,15,9,14,12,31,1,16,18,19,13,8,24,28,30,3,7,6,2,0,29,20,27,17,22,4],"secret":"7f5b2f66dcacce6d548b85d2f180698b6f4d130bafe74f12787c6b24120ae541","mixins":["5699","5700","5701"],"standing":{"number":2,"dealer":2,"score":[2,0,2],"uncut":false},"next_chain":null,"thief":null}');
INSERT INTO "journal" VALUES(32,24,1000000.0,'acted','{"seat":3,"act":"pass","computer":false,"press":5702}');
INSERT INTO "journal" VALUES(32,25,1000000.0,'acted','{"seat":1,"act":"pass","computer":false,"press":5703}');
INSERT INTO "journal" VALUES(32,26,1000000.0,'acted','{"seat":2,"act":"pass","computer":false,"press":5704}');
INSERT INTO "journal" VALUES(32,27,1000000.0,'acted','{"seat":3,"act":"call H","computer":false,"press":5705}');
INSERT INTO "journal" VALUES(32,28,1000000.0,'acted','{"seat":3,"act":"QS","computer":false,"press":5706}');
INSERT INTO "journal" VALUES(32,29,1000000.0,'acted','{"seat":1,"act":"8S","computer":false,"press":5707}');
INSERT INTO "journal" VALUES(32,30,1000000.0,'acted','{"seat":2,"act":"8C","computer":false,"press":5708}');
INSERT INTO "journal" VALUES(32,31,1000000.0,'acted','{"seat":3,"act":"8H","computer":false,"press":5709}');
INSERT INTO "journal" VALUES(32,32,1000000.0,'acted','{"seat":1,"act":"JH","computer":false,"press":5710}');
INSERT INTO "journal" VALUES(32,33,1000000.0,'acted','{"seat":2,"act":"AH","computer":false,"press":5711}');
INSERT INTO "journal" VALUES(32,34,1000000.0,'acted','{"seat":1,"act":"AC","computer":false,"press":5712}');
INSERT INTO "journal" VALUES(32,35,1000000.0,'acted','{"seat":2,"act":"9H","computer":false,"press":5713}');
INSERT INTO "journal" VALUES(32,36,1000000.0,'acted','{"seat":3,"act":"TH","computer":false,"press":5714}');
INSERT INTO "journal" VALUES(32,37,1000000.0,'acted','{"seat":3,"act":"AD","computer":false,"press":5715}');
INSERT INTO "journal" VALUES(32,38,1000000.0,'acted','{"seat":1,"act":"QD","computer":false,"press":5716}');
INSERT INTO "journal" VALUES(32,39,1000000.0,'acted','{"seat":2,"act":"7D","computer":false,"press":5717}');
INSERT INTO "journal" VALUES(32,40,1000000.0,'acted','{"seat":3,"act":"KH","computer":false,"press":5718}');
INSERT INTO "journal" VALUES(32,41,1000000.0,'acted','{"seat":1,"act":"9C","computer":false,"press":5719}');
INSERT INTO "journal" VALUES(32,42,1000000.0,'acted','{"seat":2,"act":"9D","computer":false,"press":5720}');
INSERT INTO "journal" VALUES(32,43,1000000.0,'sealed','{"chain":{"end":"fec12ab6efe0634b7a536774a444dfb323b56e525e351a7fab0e49793f993b1d","length":1000,"seal":"f393d7ba93e17c04ac56a99b71d0c21d3c9a0b92c7f6a9b79805ec58d31420c0"}}');
INSERT INTO "journal" VALUES(32,44,1000000.0,'closed','{"why":"asked","user_id":100}');
INSERT INTO "journal" VALUES(33,1,1000000.0,'opened','{"guild_id":7,"channel_id":80,"owner_id":100,"name":"Ann","rules":{"preset":"two-handed","options":{"players":2,"law":"hosted","pack":24,"joker":false,"points":10,"first_dealer":"random","packets":"3-2","cut":"no","misdeal":"redeal","steal_the_deal":false,"renege_penalty":"plus-two","renege_ends_hand":false,"review":false,"traditions":true,"ace_no_face":false,"farmers_hand":"off","second_round":"throw-in","no_first_blood":false,"caller_holds":"any","keep_turnup":false,"stuck_any":false}},"computers":[],"chain":{"end":"63ea0c061a8edf4f0c68f562cc4ae5578553c16be0f5d3cb0c58233021de2742","length":1000,"seal":"56076e91d4c7f85daa1d522d187de288aa2152dbc49cb5744e3f584f071e616c"},"word":"","pictures":null,"tournament":null,"seats":[],"unranked":false,"guests":null,"again":null}');
INSERT INTO "journal" VALUES(33,2,1000000.0,'joined','{"seat":2,"user_id":101,"name":"Bob","press":5723,"word":"","unranked":false}');
INSERT INTO "journal" VALUES(33,3,1000000.0,'started','{"draw":{"method":"random","rounds":[],"dealer":1},"user_id":100,"press":5724,"mixins":["rules two-handed","seat 1 96f2cfaa70cd794d","seat 2 21c65cef93364802","5723","5724"],"ranked":true,"clocks":[60.0,60.0,8.0,24.0]}');
INSERT INTO "journal" VALUES(33,4,1000000.0,'dealt','{"pack":[31,30,5,10,12,23,15,26,21,22,18,11,6,7,13,2,29,14,3,19,28,27,20,4],"secret":"43a5fac5a8850b1d521c7e69f21357392293707131609f1735ae86a0bd4d2362","mixins":["rules two-handed","seat 1 96f2cfaa70cd794d","seat 2 21c65cef93364802","5723","5724"],"standing":{"number":1,"dealer":1,"score":[0,0],"uncut":false},"next_chain":null,"thief":null}');
INSERT INTO "journal" VALUES(33,5,1000000.0,'acted','{"seat":2,"act":"pass","computer":false,"press":5725}');
INSERT INTO "journal" VALUES(33,6,1000000.0,'acted','{"seat":1,"act":"pass","computer":false,"press":5726}');
INSERT INTO "journal" VALUES(33,7,1000000.0,'acted','{"seat":2,"act":"call S","computer":false,"press":5727}');
INSERT INTO "journal" VALUES(33,8,1000000.0,'acted','{"seat":2,"act":"AC","computer":false,"press":5728}');
INSERT INTO "journal" VALUES(33,9,1000000.0,'acted','{"seat":1,"act":"9C","computer":false,"press":5729}');
INSERT INTO "journal" VALUES(33,10,1000000.0,'left','{"seat":2,"owner_id":100}');
INSERT INTO "journal" VALUES(33,11,1000000.0,'acted','{"seat":2,"act":"KC","computer":true,"press":null}');
INSERT INTO "journal" VALUES(34,1,1000000.0,'opened','{"guild_id":7,"channel_id":70,"owner_id":1,"name":"","rules":{"preset":"standard","options":{"players":4,"law":"hosted","pack":24,"joker":false,"points":24,"first_dealer":"random","packets":"3-2","cut":"no","misdeal":"redeal","steal_the_deal":false,"renege_penalty":"plus-two","renege_ends_hand":false,"review":false,"traditions":true,"ace_no_face":false,"farmers_hand":"off","second_round":"stick","no_first_blood":false,"mugs_away":false,"laps":false,"slams":false,"turning_the_tables":false,"partner_order":"free","defend_alone":false,"first_lead":"dealer-left","partners_best":"off","give_turnup":false,"lone_made":1,"lone_march":4,"euchre":2,"lone_euchre":2,"euchre_march":2,"lone_defence":2,"lone_defence_march":4,"setback":false,"prompt_partner":false,"lone_hands":true,"lone_closed":0,"caller_holds":"any","keep_turnup":false,"stuck_any":false,"no_trump":false}},"computers":[],"chain":{"end":"85fcfe08a139fb2546a9ccefa61eedbb94eb173314b9479aa2cf04a795ed7b0d","length":5,"seal":"a3a7a2064645dc868b61715f45502dafef5d07b9d86f25a6530106b67f59931a"},"word":"","pictures":null,"tournament":{"kind":"daily","key":"1970-01-12:1","hands":5,"decisive":false,"points":null},"seats":[{"name":"Ann","user_id":1,"level":null},{"name":"Bear","user_id":null,"level":"random"},{"name":"Lumberjack","user_id":null,"level":"random"},{"name":"Wolf","user_id":null,"level":"random"}],"unranked":false,"guests":null,"again":null}');
INSERT INTO "journal" VALUES(34,2,1000000.0,'started','{"draw":{"method":"random","rounds":[],"dealer":4},"user_id":1,"press":null,"mixins":[],"ranked":false,"clocks":null}');
INSERT INTO "journal" VALUES(34,3,1000000.0,'dealt','{"pack":[11,29,10,2,19,30,18,6,23,28,4,20,5,13,15,21,27,14,7,31,3,12,22,26],"secret":"f8345b9fcd38b1ee378ffecba429cf4f5b606b2da421b4bf8f2da8b8fb4055a7","mixins":[],"standing":{"number":1,"dealer":4,"score":[0,0],"uncut":false},"next_chain":null,"thief":null}');
INSERT INTO "journal" VALUES(34,4,1000000.0,'acted','{"seat":1,"act":"pass","computer":false,"press":null}');
INSERT INTO "journal" VALUES(34,5,1000000.0,'acted','{"seat":2,"act":"order","computer":true,"press":null}');
INSERT INTO "journal" VALUES(34,6,1000000.0,'acted','{"seat":4,"act":"discard JC","computer":true,"press":null}');
INSERT INTO "journal" VALUES(34,7,1000000.0,'acted','{"seat":1,"act":"TH","computer":false,"press":null}');
INSERT INTO "journal" VALUES(34,8,1000000.0,'acted','{"seat":2,"act":"QH","computer":true,"press":null}');
INSERT INTO "journal" VALUES(34,9,1000000.0,'acted','{"seat":3,"act":"KC","computer":true,"press":null}');
INSERT INTO "journal" VALUES(34,10,1000000.0,'acted','{"seat":4,"act":"KH","computer":true,"press":null}');
INSERT INTO "journal" VALUES(34,11,1000000.0,'acted','{"seat":4,"act":"AD","computer":true,"press":null}');
INSERT INTO "journal" VALUES(34,12,1000000.0,'acted','{"seat":1,"act":"JD","computer":false,"press":null}');
INSERT INTO "journal" VALUES(34,13,1000000.0,'acted','{"seat":2,"act":"TD","computer":true,"press":null}');
INSERT INTO "journal" VALUES(34,14,1000000.0,'acted','{"seat":3,"act":"QD","computer":true,"press":null}');
INSERT INTO "journal" VALUES(34,15,1000000.0,'acted','{"seat":4,"act":"AC","computer":true,"press":null}');
INSERT INTO "journal" VALUES(34,16,1000000.0,'acted','{"seat":1,"act":"QC","computer":false,"press":null}');
INSERT INTO "journal" VALUES(34,17,1000000.0,'acted','{"seat":2,"act":"9S","computer":true,"press":null}');
INSERT INTO "journal" VALUES(34,18,1000000.0,'acted','{"seat":3,"act":"TC","computer":true,"press":null}');
INSERT INTO "journal" VALUES(34,19,1000000.0,'acted','{"seat":2,"act":"AH","computer":true,"press":null}');
INSERT INTO "journal" VALUES(34,20,1000000.0,'acted','{"seat":3,"act":"9D","computer":true,"press":null}');
INSERT INTO "journal" VALUES(34,21,1000000.0,'acted','{"seat":4,"act":"AS","computer":true,"press":null}');
INSERT INTO "journal" VALUES(34,22,1000000.0,'acted','{"seat":1,"act":"9H","computer":false,"press":null}');
INSERT INTO "journal" VALUES(34,23,1000000.0,'acted','{"seat":4,"act":"TS","computer":true,"press":null}');
INSERT INTO "journal" VALUES(34,24,1000000.0,'acted','{"seat":1,"act":"JS","computer":false,"press":null}');
INSERT INTO "journal" VALUES(34,25,1000000.0,'acted','{"seat":2,"act":"QS","computer":true,"press":null}');
INSERT INTO "journal" VALUES(34,26,1000000.0,'acted','{"seat":3,"act":"KS","computer":true,"press":null}');
INSERT INTO "journal" VALUES(34,27,1000000.0,'dealt','{"pack":[22,5,10,7,3,18,12,2,31,23,15,13,19,14,29,28,21,30,11,4,6,20,26,27],"secret":"3668f33edab922545db4feb1f272c7f1581c8bf95d21f7aed96ceffae808c077","mixins":[],"standing":{"number":2,"dealer":1,"score":[0,1],"uncut":false},"next_chain":null,"thief":null}');
INSERT INTO "journal" VALUES(34,28,1000000.0,'acted','{"seat":2,"act":"order","computer":true,"press":null}');
INSERT INTO "journal" VALUES(34,29,1000000.0,'acted','{"seat":1,"act":"discard AC","computer":false,"press":null}');
INSERT INTO "journal" VALUES(34,30,1000000.0,'acted','{"seat":2,"act":"9H","computer":true,"press":null}');
INSERT INTO "journal" VALUES(34,31,1000000.0,'acted','{"seat":3,"act":"KH","computer":true,"press":null}');
INSERT INTO "journal" VALUES(34,32,1000000.0,'acted','{"seat":4,"act":"JH","computer":true,"press":null}');
INSERT INTO "journal" VALUES(34,33,1000000.0,'acted','{"seat":1,"act":"TH","computer":false,"press":null}');
INSERT INTO "journal" VALUES(34,34,1000000.0,'acted','{"seat":3,"act":"TS","computer":true,"press":null}');
INSERT INTO "journal" VALUES(34,35,1000000.0,'acted','{"seat":4,"act":"JC","computer":true,"press":null}');
INSERT INTO "journal" VALUES(34,36,1000000.0,'acted','{"seat":1,"act":"JS","computer":false,"press":null}');
INSERT INTO "journal" VALUES(34,37,1000000.0,'acted','{"seat":2,"act":"QS","computer":true,"press":null}');
INSERT INTO "journal" VALUES(34,38,1000000.0,'acted','{"seat":1,"act":"AD","computer":false,"press":null}');
INSERT INTO "journal" VALUES(34,39,1000000.0,'acted','{"seat":2,"act":"KD","computer":true,"press":null}');
INSERT INTO "journal" VALUES(34,40,1000000.0,'acted','{"seat":3,"act":"TD","computer":true,"press":null}');
INSERT INTO "journal" VALUES(34,41,1000000.0,'acted','{"seat":4,"act":"QD","computer":true,"press":null}');
INSERT INTO "journal" VALUES(34,42,1000000.0,'acted','{"seat":1,"act":"KC","computer":false,"press":null}');
INSERT INTO "journal" VALUES(34,43,1000000.0,'acted','{"seat":2,"act":"QH","computer":true,"press":null}');
INSERT INTO "journal" VALUES(34,44,1000000.0,'acted','{"seat":3,"act":"QC","computer":true,"press":null}');
INSERT INTO "journal" VALUES(34,45,1000000.0,'acted','{"seat":4,"act":"9S","computer":true,"press":null}');
INSERT INTO "journal" VALUES(34,46,1000000.0,'acted','{"seat":4,"act":"9D","computer":true,"press":null}');
INSERT INTO "journal" VALUES(34,47,1000000.0,'acted','{"seat":1,"act":"KS","computer":false,"press":null}');
INSERT INTO "journal" VALUES(34,48,1000000.0,'acted','{"seat":2,"act":"AH","computer":true,"press":null}');
INSERT INTO "journal" VALUES(34,49,1000000.0,'acted','{"seat":3,"act":"AS","computer":true,"press":null}');
INSERT INTO "journal" VALUES(34,50,1000000.0,'dealt','{"pack":[5,2,20,10,15,29,30,6,4,11,26,13,31,28,21,12,22,19,14,7,27,23,18,3],"secret":"2cb6b421ca07158440b088f07bb8c3503bab6d96873688a61c4db97945d52f12","mixins":[],"standing":{"number":3,"dealer":2,"score":[2,1],"uncut":false},"next_chain":null,"thief":null}');
INSERT INTO "journal" VALUES(34,51,1000000.0,'acted','{"seat":3,"act":"order alone","computer":true,"press":null}');
INSERT INTO "journal" VALUES(34,52,1000000.0,'acted','{"seat":2,"act":"discard AS","computer":true,"press":null}');
INSERT INTO "journal" VALUES(34,53,1000000.0,'acted','{"seat":3,"act":"9C","computer":true,"press":null}');
INSERT INTO "journal" VALUES(34,54,1000000.0,'acted','{"seat":4,"act":"AC","computer":true,"press":null}');
INSERT INTO "journal" VALUES(34,55,1000000.0,'acted','{"seat":2,"act":"JS","computer":true,"press":null}');
INSERT INTO "journal" VALUES(34,56,1000000.0,'acted','{"seat":2,"act":"TC","computer":true,"press":null}');
INSERT INTO "journal" VALUES(34,57,1000000.0,'acted','{"seat":3,"act":"QS","computer":true,"press":null}');
INSERT INTO "journal" VALUES(34,58,1000000.0,'acted','{"seat":4,"act":"JC","computer":true,"press":null}');
INSERT INTO "journal" VALUES(34,59,1000000.0,'acted','{"seat":4,"act":"QD","computer":true,"press":null}');
INSERT INTO "journal" VALUES(34,60,1000000.0,'acted','{"seat":2,"act":"TD","computer":true,"press":null}');
INSERT INTO "journal" VALUES(34,61,1000000.0,'acted','{"seat":3,"act":"JD","computer":true,"press":null}');
INSERT INTO "journal" VALUES(34,62,1000000.0,'acted','{"seat":4,"act":"9H","computer":true,"press":null}');
INSERT INTO "journal" VALUES(34,63,1000000.0,'acted','{"seat":2,"act":"TH","computer":true,"press":null}');
INSERT INTO "journal" VALUES(34,64,1000000.0,'acted','{"seat":3,"act":"QH","computer":true,"press":null}');
INSERT INTO "journal" VALUES(34,65,1000000.0,'acted','{"seat":3,"act":"9S","computer":true,"press":null}');
INSERT INTO "journal" VALUES(34,66,1000000.0,'acted','{"seat":4,"act":"AH","computer":true,"press":null}');
INSERT INTO "journal" VALUES(34,67,1000000.0,'acted','{"seat":2,"act":"KH","computer":true,"press":null}');
INSERT INTO "journal" VALUES(34,68,1000000.0,'dealt','{"pack":[6,19,11,26,20,15,30,10,14,13,22,31,5,3,4,29,21,7,12,23,27,28,2,18],"secret":"9c31da695889229630d3dcfeff9e482a0e00cd4e4621c810b08f61377e23fb3d","mixins":[],"standing":{"number":4,"dealer":3,"score":[2,3],"uncut":false},"next_chain":null,"thief":null}');
INSERT INTO "journal" VALUES(34,69,1000000.0,'acted','{"seat":4,"act":"order","computer":true,"press":null}');
INSERT INTO "journal" VALUES(34,70,1000000.0,'acted','{"seat":3,"act":"discard AD","computer":true,"press":null}');
INSERT INTO "journal" VALUES(34,71,1000000.0,'acted','{"seat":4,"act":"KD","computer":true,"press":null}');
INSERT INTO "journal" VALUES(34,72,1000000.0,'acted','{"seat":1,"act":"JD","computer":false,"press":null}');
INSERT INTO "journal" VALUES(34,73,1000000.0,'acted','{"seat":2,"act":"QD","computer":true,"press":null}');
INSERT INTO "journal" VALUES(34,74,1000000.0,'acted','{"seat":3,"act":"AS","computer":true,"press":null}');
INSERT INTO "journal" VALUES(34,75,1000000.0,'acted','{"seat":4,"act":"KS","computer":true,"press":null}');
INSERT INTO "journal" VALUES(34,76,1000000.0,'acted','{"seat":1,"act":"QS","computer":false,"press":null}');
INSERT INTO "journal" VALUES(34,77,1000000.0,'acted','{"seat":2,"act":"QC","computer":true,"press":null}');
INSERT INTO "journal" VALUES(34,78,1000000.0,'acted','{"seat":3,"act":"JH","computer":true,"press":null}');
INSERT INTO "journal" VALUES(34,79,1000000.0,'acted','{"seat":2,"act":"9H","computer":true,"press":null}');
INSERT INTO "journal" VALUES(34,80,1000000.0,'acted','{"seat":3,"act":"KH","computer":true,"press":null}');
INSERT INTO "journal" VALUES(34,81,1000000.0,'acted','{"seat":4,"act":"TH","computer":true,"press":null}');
INSERT INTO "journal" VALUES(34,82,1000000.0,'acted','{"seat":1,"act":"9C","computer":false,"press":null}');
INSERT INTO "journal" VALUES(34,83,1000000.0,'acted','{"seat":1,"act":"TS","computer":false,"press":null}');
INSERT INTO "journal" VALUES(34,84,1000000.0,'acted','{"seat":2,"act":"AH","computer":true,"press":null}');
INSERT INTO "journal" VALUES(34,85,1000000.0,'acted','{"seat":3,"act":"QH","computer":true,"press":null}');
INSERT INTO "journal" VALUES(34,86,1000000.0,'acted','{"seat":4,"act":"AC","computer":true,"press":null}');
INSERT INTO "journal" VALUES(34,87,1000000.0,'acted','{"seat":4,"act":"TD","computer":true,"press":null}');
INSERT INTO "journal" VALUES(34,88,1000000.0,'acted','{"seat":1,"act":"JS","computer":false,"press":null}');
INSERT INTO "journal" VALUES(34,89,1000000.0,'acted','{"seat":2,"act":"KC","computer":true,"press":null}');
INSERT INTO "journal" VALUES(34,90,1000000.0,'acted','{"seat":3,"act":"TC","computer":true,"press":null}');
INSERT INTO "journal" VALUES(34,91,1000000.0,'dealt','{"pack":[31,4,5,21,13,3,22,10,2,19,27,23,28,6,30,15,26,20,29,11,18,14,12,7],"secret":"85fcfe08a139fb2546a9ccefa61eedbb94eb173314b9479aa2cf04a795ed7b0d","mixins":[],"standing":{"number":5,"dealer":4,"score":[2,4],"uncut":false},"next_chain":{"end":"f5b165224a58b791df6af1d8303e61cdc4bb86c3d1c427103c344c4189eb2f1e","length":1000,"seal":"97203073f16180a19f01c4c9db8ccc31f8d8047c687a54ea4c6d8c65e3910965"},"thief":null}');
INSERT INTO "journal" VALUES(34,92,1000000.0,'acted','{"seat":1,"act":"pass","computer":false,"press":null}');
INSERT INTO "journal" VALUES(34,93,1000000.0,'acted','{"seat":2,"act":"pass","computer":true,"press":null}');
INSERT INTO "journal" VALUES(34,94,1000000.0,'acted','{"seat":3,"act":"order alone","computer":true,"press":null}');
INSERT INTO "journal" VALUES(34,95,1000000.0,'acted','{"seat":4,"act":"discard 9D","computer":true,"press":null}');
INSERT INTO "journal" VALUES(34,96,1000000.0,'acted','{"seat":2,"act":"JC","computer":true,"press":null}');
INSERT INTO "journal" VALUES(34,97,1000000.0,'acted','{"seat":3,"act":"9C","computer":true,"press":null}');
INSERT INTO "journal" VALUES(34,98,1000000.0,'acted','{"seat":4,"act":"QC","computer":true,"press":null}');
INSERT INTO "journal" VALUES(34,99,1000000.0,'acted','{"seat":4,"act":"9S","computer":true,"press":null}');
INSERT INTO "journal" VALUES(34,100,1000000.0,'acted','{"seat":2,"act":"KS","computer":true,"press":null}');
INSERT INTO "journal" VALUES(34,101,1000000.0,'acted','{"seat":3,"act":"TS","computer":true,"press":null}');
INSERT INTO "journal" VALUES(34,102,1000000.0,'acted','{"seat":2,"act":"QH","computer":true,"press":null}');
INSERT INTO "journal" VALUES(34,103,1000000.0,'acted','{"seat":3,"act":"9H","computer":true,"press":null}');
INSERT INTO "journal" VALUES(34,104,1000000.0,'acted','{"seat":4,"act":"TH","computer":true,"press":null}');
INSERT INTO "journal" VALUES(34,105,1000000.0,'acted','{"seat":2,"act":"KC","computer":true,"press":null}');
INSERT INTO "journal" VALUES(34,106,1000000.0,'acted','{"seat":3,"act":"KD","computer":true,"press":null}');
INSERT INTO "journal" VALUES(34,107,1000000.0,'acted','{"seat":4,"act":"TD","computer":true,"press":null}');
INSERT INTO "journal" VALUES(34,108,1000000.0,'acted','{"seat":3,"act":"AH","computer":true,"press":null}');
INSERT INTO "journal" VALUES(34,109,1000000.0,'acted','{"seat":4,"act":"JD","computer":true,"press":null}');
INSERT INTO "journal" VALUES(34,110,1000000.0,'acted','{"seat":2,"act":"QD","computer":true,"press":null}');
INSERT INTO "journal" VALUES(34,111,1000000.0,'closed','{"why":"asked","user_id":null}');
INSERT INTO "journal" VALUES(35,1,1000000.0,'opened','{"guild_id":7,"channel_id":801,"owner_id":1,"name":"","rules":{"preset":"standard","options":{"players":4,"law":"hosted","pack":24,"joker":false,"points":99,"first_dealer":"random","packets":"3-2","cut":"no","misdeal":"redeal","steal_the_deal":false,"renege_penalty":"plus-two","renege_ends_hand":false,"review":false,"traditions":true,"ace_no_face":false,"farmers_hand":"off","second_round":"stick","no_first_blood":false,"mugs_away":false,"laps":false,"slams":false,"turning_the_tables":false,"partner_order":"free","defend_alone":false,"first_lead":"dealer-left","partners_best":"off","give_turnup":false,"lone_made":1,"lone_march":4,"euchre":2,"lone_euchre":2,"euchre_march":2,"lone_defence":2,"lone_defence_march":4,"setback":false,"prompt_partner":false,"lone_hands":true,"lone_closed":0,"caller_holds":"any","keep_turnup":false,"stuck_any":false,"no_trump":false}},"computers":[],"chain":{"end":"75da852ce7f5832750ea36a994c168b4032cbd5943e8e90b36cd2650f74efcc0","length":8,"seal":"74e96cb95f4d71e9a97dfabdfb7c0b57d38d6d5062b8c00f85142f6c394d0016"},"word":"","pictures":null,"tournament":{"kind":"duplicate","key":"2:1","hands":8,"decisive":false,"points":null},"seats":[{"name":"Ann","user_id":1,"level":null},{"name":"Bob","user_id":2,"level":null},{"name":"Bear","user_id":null,"level":"random"},{"name":"Moose","user_id":null,"level":"random"}],"unranked":false,"guests":null,"again":null}');
INSERT INTO "journal" VALUES(35,2,1000000.0,'started','{"draw":{"method":"random","rounds":[],"dealer":4},"user_id":1,"press":null,"mixins":[],"ranked":false,"clocks":null}');
INSERT INTO "journal" VALUES(35,3,1000000.0,'dealt','{"pack":[31,5,12,13,15,22,10,21,28,29,18,4,6,26,14,30,2,19,3,27,23,20,7,11],"secret":"8f272ee4c5545fc72832820a009bba1375ace5b56832e6a85ececb35ba98068d","mixins":[],"standing":{"number":1,"dealer":4,"score":[0,0],"uncut":false},"next_chain":null,"thief":null}');
INSERT INTO "journal" VALUES(36,1,1000000.0,'opened','{"guild_id":7,"channel_id":802,"owner_id":1,"name":"","rules":{"preset":"standard","options":{"players":4,"law":"hosted","pack":24,"joker":false,"points":99,"first_dealer":"random","packets":"3-2","cut":"no","misdeal":"redeal","steal_the_deal":false,"renege_penalty":"plus-two","renege_ends_hand":false,"review":false,"traditions":true,"ace_no_face":false,"farmers_hand":"off","second_round":"stick","no_first_blood":false,"mugs_away":false,"laps":false,"slams":false,"turning_the_tables":false,"partner_order":"free","defend_alone":false,"first_lead":"dealer-left","partners_best":"off","give_turnup":false,"lone_made":1,"lone_march":4,"euchre":2,"lone_euchre":2,"euchre_march":2,"lone_defence":2,"lone_defence_march":4,"setback":false,"prompt_partner":false,"lone_hands":true,"lone_closed":0,"caller_holds":"any","keep_turnup":false,"stuck_any":false,"no_trump":false}},"computers":[],"chain":{"end":"75da852ce7f5832750ea36a994c168b4032cbd5943e8e90b36cd2650f74efcc0","length":8,"seal":"74e96cb95f4d71e9a97dfabdfb7c0b57d38d6d5062b8c00f85142f6c394d0016"},"word":"","pictures":null,"tournament":{"kind":"duplicate","key":"2:2","hands":8,"decisive":false,"points":null},"seats":[{"name":"Lynx","user_id":null,"level":"random"},{"name":"Lumberjack","user_id":null,"level":"random"},{"name":"Owl","user_id":null,"level":"random"},{"name":"Wolf","user_id":null,"level":"random"}],"unranked":false,"guests":null,"again":null}');
INSERT INTO "journal" VALUES(36,2,1000000.0,'started','{"draw":{"method":"random","rounds":[],"dealer":4},"user_id":1,"press":null,"mixins":[],"ranked":false,"clocks":null}');
INSERT INTO "journal" VALUES(36,3,1000000.0,'dealt','{"pack":[31,5,12,13,15,22,10,21,28,29,18,4,6,26,14,30,2,19,3,27,23,20,7,11],"secret":"8f272ee4c5545fc72832820a009bba1375ace5b56832e6a85ececb35ba98068d","mixins":[],"standing":{"number":1,"dealer":4,"score":[0,0],"uncut":false},"next_chain":null,"thief":null}');
INSERT INTO "journal" VALUES(36,4,1000000.0,'acted','{"seat":1,"act":"pass","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,5,1000000.0,'acted','{"seat":2,"act":"order alone","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,6,1000000.0,'acted','{"seat":1,"act":"JH","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,7,1000000.0,'acted','{"seat":2,"act":"KH","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,8,1000000.0,'acted','{"seat":3,"act":"KD","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,9,1000000.0,'acted','{"seat":1,"act":"AC","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,10,1000000.0,'acted','{"seat":2,"act":"9C","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,11,1000000.0,'acted','{"seat":3,"act":"KC","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,12,1000000.0,'acted','{"seat":1,"act":"9D","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,13,1000000.0,'acted','{"seat":2,"act":"QH","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,14,1000000.0,'acted','{"seat":3,"act":"QD","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,15,1000000.0,'acted','{"seat":3,"act":"9H","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,16,1000000.0,'acted','{"seat":1,"act":"JS","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,17,1000000.0,'acted','{"seat":2,"act":"AH","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,18,1000000.0,'acted','{"seat":2,"act":"KS","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,19,1000000.0,'acted','{"seat":3,"act":"9S","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,20,1000000.0,'acted','{"seat":1,"act":"QS","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,21,1000000.0,'dealt','{"pack":[20,22,13,7,30,26,27,6,11,19,31,4,14,15,23,2,12,21,5,29,18,28,10,3],"secret":"a8ea2ff16edc92a6c544a33e1516d5a0fadd12eadeedcf3b3e283c3e7039d7a9","mixins":[],"standing":{"number":2,"dealer":1,"score":[2,0],"uncut":false},"next_chain":null,"thief":null}');
INSERT INTO "journal" VALUES(36,22,1000000.0,'acted','{"seat":2,"act":"pass","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,23,1000000.0,'acted','{"seat":3,"act":"pass","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,24,1000000.0,'acted','{"seat":4,"act":"order alone","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,25,1000000.0,'acted','{"seat":1,"act":"discard QD","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,26,1000000.0,'acted','{"seat":3,"act":"KH","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,27,1000000.0,'acted','{"seat":4,"act":"KS","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,28,1000000.0,'acted','{"seat":1,"act":"TH","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,29,1000000.0,'acted','{"seat":3,"act":"AD","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,30,1000000.0,'acted','{"seat":4,"act":"JH","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,31,1000000.0,'acted','{"seat":1,"act":"TD","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,32,1000000.0,'acted','{"seat":4,"act":"TC","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,33,1000000.0,'acted','{"seat":1,"act":"QC","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,34,1000000.0,'acted','{"seat":3,"act":"KC","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,35,1000000.0,'acted','{"seat":3,"act":"AS","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,36,1000000.0,'acted','{"seat":4,"act":"9S","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,37,1000000.0,'acted','{"seat":1,"act":"QS","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,38,1000000.0,'acted','{"seat":3,"act":"AH","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,39,1000000.0,'acted','{"seat":4,"act":"9C","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,40,1000000.0,'acted','{"seat":1,"act":"9D","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,41,1000000.0,'dealt','{"pack":[18,5,20,30,4,28,31,7,11,2,14,12,26,10,21,23,29,13,6,19,22,15,27,3],"secret":"6dc0ddc40023238bc7b579b733d88236619bdbc854f6206edeca919ff17cafd0","mixins":[],"standing":{"number":3,"dealer":2,"score":[4,0],"uncut":false},"next_chain":null,"thief":null}');
INSERT INTO "journal" VALUES(36,42,1000000.0,'acted','{"seat":3,"act":"order","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,43,1000000.0,'acted','{"seat":2,"act":"discard KS","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,44,1000000.0,'acted','{"seat":3,"act":"9D","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,45,1000000.0,'acted','{"seat":4,"act":"QD","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,46,1000000.0,'acted','{"seat":1,"act":"AD","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,47,1000000.0,'acted','{"seat":2,"act":"TD","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,48,1000000.0,'acted','{"seat":1,"act":"JC","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,49,1000000.0,'acted','{"seat":2,"act":"QH","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,50,1000000.0,'acted','{"seat":3,"act":"JD","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,51,1000000.0,'acted','{"seat":4,"act":"KC","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,52,1000000.0,'acted','{"seat":3,"act":"JH","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,53,1000000.0,'acted','{"seat":4,"act":"9C","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,54,1000000.0,'acted','{"seat":1,"act":"AS","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,55,1000000.0,'acted','{"seat":2,"act":"KD","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,56,1000000.0,'acted','{"seat":3,"act":"KH","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,57,1000000.0,'acted','{"seat":4,"act":"9H","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,58,1000000.0,'acted','{"seat":1,"act":"QC","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,59,1000000.0,'acted','{"seat":2,"act":"TH","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,60,1000000.0,'acted','{"seat":3,"act":"QS","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,61,1000000.0,'acted','{"seat":4,"act":"JS","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,62,1000000.0,'acted','{"seat":1,"act":"AC","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,63,1000000.0,'acted','{"seat":2,"act":"9S","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,64,1000000.0,'dealt','{"pack":[2,26,27,18,28,15,29,19,3,5,22,20,21,10,4,14,6,13,31,7,11,12,23,30],"secret":"5ed0be42b4480803963732d19a3cef8cf03228b7dd23eaa346729cc86682a062","mixins":[],"standing":{"number":4,"dealer":3,"score":[6,0],"uncut":false},"next_chain":null,"thief":null}');
INSERT INTO "journal" VALUES(36,65,1000000.0,'acted','{"seat":4,"act":"order alone","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,66,1000000.0,'acted','{"seat":3,"act":"discard AC","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,67,1000000.0,'acted','{"seat":4,"act":"JD","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,68,1000000.0,'acted','{"seat":1,"act":"9H","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,69,1000000.0,'acted','{"seat":3,"act":"TH","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,70,1000000.0,'acted','{"seat":4,"act":"TC","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,71,1000000.0,'acted','{"seat":1,"act":"JC","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,72,1000000.0,'acted','{"seat":3,"act":"QH","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,73,1000000.0,'acted','{"seat":3,"act":"AS","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,74,1000000.0,'acted','{"seat":4,"act":"9S","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,75,1000000.0,'acted','{"seat":1,"act":"JS","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,76,1000000.0,'acted','{"seat":3,"act":"QS","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,77,1000000.0,'acted','{"seat":4,"act":"KD","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,78,1000000.0,'acted','{"seat":1,"act":"9D","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,79,1000000.0,'acted','{"seat":3,"act":"TS","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,80,1000000.0,'acted','{"seat":4,"act":"9C","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,81,1000000.0,'acted','{"seat":1,"act":"QD","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,82,1000000.0,'dealt','{"pack":[21,22,15,7,19,5,10,31,28,27,18,13,3,30,2,12,23,20,29,14,6,4,26,11],"secret":"bf7741b2842f9765ba1ee6327946079595581a788822a4814e679e8deab7566b","mixins":[],"standing":{"number":5,"dealer":4,"score":[8,0],"uncut":false},"next_chain":null,"thief":null}');
INSERT INTO "journal" VALUES(36,83,1000000.0,'acted','{"seat":1,"act":"pass","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,84,1000000.0,'acted','{"seat":2,"act":"order alone","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,85,1000000.0,'acted','{"seat":1,"act":"QD","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,86,1000000.0,'acted','{"seat":2,"act":"TD","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,87,1000000.0,'acted','{"seat":3,"act":"AD","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,88,1000000.0,'acted','{"seat":3,"act":"AC","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,89,1000000.0,'acted','{"seat":1,"act":"9D","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,90,1000000.0,'acted','{"seat":2,"act":"KC","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,91,1000000.0,'acted','{"seat":3,"act":"JH","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,92,1000000.0,'acted','{"seat":1,"act":"QH","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,93,1000000.0,'acted','{"seat":2,"act":"TS","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,94,1000000.0,'acted','{"seat":2,"act":"AS","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,95,1000000.0,'acted','{"seat":3,"act":"QS","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,96,1000000.0,'acted','{"seat":1,"act":"AH","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,97,1000000.0,'acted','{"seat":2,"act":"9S","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,98,1000000.0,'acted','{"seat":3,"act":"9H","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,99,1000000.0,'acted','{"seat":1,"act":"KD","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,100,1000000.0,'dealt','{"pack":[20,21,22,19,15,5,23,3,4,11,12,29,31,2,27,26,30,6,28,10,18,14,13,7],"secret":"d5f4e9163a81d469f3e6f1521833541379d89c564582c3df0037e583bd091618","mixins":[],"standing":{"number":6,"dealer":1,"score":[8,1],"uncut":false},"next_chain":null,"thief":null}');
INSERT INTO "journal" VALUES(36,101,1000000.0,'acted','{"seat":2,"act":"order alone","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,102,1000000.0,'acted','{"seat":1,"act":"discard 9H","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,103,1000000.0,'acted','{"seat":2,"act":"JH","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,104,1000000.0,'acted','{"seat":3,"act":"TD","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,105,1000000.0,'acted','{"seat":1,"act":"9D","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,106,1000000.0,'acted','{"seat":2,"act":"JD","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,107,1000000.0,'acted','{"seat":3,"act":"AC","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,108,1000000.0,'acted','{"seat":1,"act":"TH","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,109,1000000.0,'acted','{"seat":2,"act":"KD","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,110,1000000.0,'acted','{"seat":3,"act":"TC","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,111,1000000.0,'acted','{"seat":1,"act":"JC","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,112,1000000.0,'acted','{"seat":2,"act":"QC","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,113,1000000.0,'acted','{"seat":3,"act":"9S","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,114,1000000.0,'acted','{"seat":1,"act":"JS","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,115,1000000.0,'acted','{"seat":2,"act":"QD","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,116,1000000.0,'acted','{"seat":3,"act":"AH","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,117,1000000.0,'acted','{"seat":1,"act":"KS","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,118,1000000.0,'dealt','{"pack":[26,28,18,12,6,31,4,7,20,10,13,5,19,14,11,23,30,15,2,27,3,22,21,29],"secret":"b76351b4f4181801170081b8e843627a97a4b663712b01f8d3c6be5e09af33b2","mixins":[],"standing":{"number":7,"dealer":2,"score":[8,5],"uncut":false},"next_chain":null,"thief":null}');
INSERT INTO "journal" VALUES(36,119,1000000.0,'acted','{"seat":3,"act":"pass","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,120,1000000.0,'acted','{"seat":4,"act":"pass","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,121,1000000.0,'acted','{"seat":1,"act":"pass","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,122,1000000.0,'acted','{"seat":2,"act":"order","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,123,1000000.0,'acted','{"seat":2,"act":"discard AH","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,124,1000000.0,'acted','{"seat":3,"act":"9C","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,125,1000000.0,'acted','{"seat":4,"act":"JH","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,126,1000000.0,'acted','{"seat":1,"act":"AC","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,127,1000000.0,'acted','{"seat":2,"act":"TC","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,128,1000000.0,'acted','{"seat":1,"act":"KC","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,129,1000000.0,'acted','{"seat":2,"act":"TS","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,130,1000000.0,'acted','{"seat":3,"act":"9D","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,131,1000000.0,'acted','{"seat":4,"act":"KH","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,132,1000000.0,'acted','{"seat":2,"act":"9S","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,133,1000000.0,'acted','{"seat":3,"act":"JC","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,134,1000000.0,'acted','{"seat":4,"act":"KS","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,135,1000000.0,'acted','{"seat":1,"act":"AS","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,136,1000000.0,'acted','{"seat":3,"act":"QH","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,137,1000000.0,'acted','{"seat":4,"act":"TH","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,138,1000000.0,'acted','{"seat":1,"act":"AD","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,139,1000000.0,'acted','{"seat":2,"act":"9H","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,140,1000000.0,'acted','{"seat":3,"act":"QS","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,141,1000000.0,'acted','{"seat":4,"act":"TD","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,142,1000000.0,'acted','{"seat":1,"act":"JS","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,143,1000000.0,'acted','{"seat":2,"act":"JD","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,144,1000000.0,'dealt','{"pack":[19,12,31,23,5,11,3,28,2,27,13,14,18,26,22,4,15,20,7,10,30,21,6,29],"secret":"75da852ce7f5832750ea36a994c168b4032cbd5943e8e90b36cd2650f74efcc0","mixins":[],"standing":{"number":8,"dealer":3,"score":[10,5],"uncut":false},"next_chain":{"end":"7bd5d47e446fcec2a3d811736110e5781bcccea696762e6116c6e9c92d99bf35","length":1000,"seal":"87980c64256193bbd5d776e8270e59317ea6c34108c8a17ca683e4207f785490"},"thief":null}');
INSERT INTO "journal" VALUES(36,145,1000000.0,'acted','{"seat":4,"act":"pass","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,146,1000000.0,'acted','{"seat":1,"act":"order","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,147,1000000.0,'acted','{"seat":3,"act":"discard 9H","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,148,1000000.0,'acted','{"seat":4,"act":"AC","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,149,1000000.0,'acted','{"seat":1,"act":"9C","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,150,1000000.0,'acted','{"seat":2,"act":"JC","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,151,1000000.0,'acted','{"seat":3,"act":"KC","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,152,1000000.0,'acted','{"seat":2,"act":"TH","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,153,1000000.0,'acted','{"seat":3,"act":"9S","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,154,1000000.0,'acted','{"seat":4,"act":"QH","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,155,1000000.0,'acted','{"seat":1,"act":"AD","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,156,1000000.0,'acted','{"seat":4,"act":"JH","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,157,1000000.0,'acted','{"seat":1,"act":"9D","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,158,1000000.0,'acted','{"seat":2,"act":"AH","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,159,1000000.0,'acted','{"seat":3,"act":"JD","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,160,1000000.0,'acted','{"seat":2,"act":"JS","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,161,1000000.0,'acted','{"seat":3,"act":"TC","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,162,1000000.0,'acted','{"seat":4,"act":"TD","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,163,1000000.0,'acted','{"seat":1,"act":"KD","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,164,1000000.0,'acted','{"seat":2,"act":"TS","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,165,1000000.0,'acted','{"seat":3,"act":"AS","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,166,1000000.0,'acted','{"seat":4,"act":"KH","computer":true,"press":null}');
INSERT INTO "journal" VALUES(36,167,1000000.0,'acted','{"seat":1,"act":"QS","computer":true,"press":null}');
INSERT INTO "journal" VALUES(37,1,1000060.0,'opened','{"guild_id":7,"channel_id":701,"owner_id":1,"name":"","rules":{"preset":"standard","options":{"players":4,"law":"hosted","pack":24,"joker":false,"points":99,"first_dealer":"random","packets":"3-2","cut":"no","misdeal":"redeal","steal_the_deal":false,"renege_penalty":"plus-two","renege_ends_hand":false,"review":false,"traditions":true,"ace_no_face":false,"farmers_hand":"off","second_round":"stick","no_first_blood":false,"mugs_away":false,"laps":false,"slams":false,"turning_the_tables":false,"partner_order":"free","defend_alone":false,"first_lead":"dealer-left","partners_best":"off","give_turnup":false,"lone_made":1,"lone_march":4,"euchre":2,"lone_euchre":2,"euchre_march":2,"lone_defence":2,"lone_defence_march":4,"setback":false,"prompt_partner":false,"lone_hands":true,"lone_closed":0,"caller_holds":"any","keep_turnup":false,"stuck_any":false,"no_trump":false}},"computers":[],"chain":{"end":"8c2e0718822ce47ca8c74107e66cb0e4b2b3f4d58d82ca6386d2c96e760e819b","length":1000,"seal":"c93f1fb76b81422a62f69702fbde8764dc904d078190334c7b2220409c949efa"},"word":"","pictures":null,"tournament":{"kind":"night","key":"3:1:1","hands":1,"decisive":false,"points":null},"seats":[{"name":"Computer 1","user_id":null,"level":"random"},{"name":"Ann","user_id":1,"level":null},{"name":"Bob","user_id":2,"level":null},{"name":"Computer 2","user_id":null,"level":"random"}],"unranked":false,"guests":null,"again":null}');
INSERT INTO "journal" VALUES(37,2,1000060.0,'started','{"draw":{"method":"random","rounds":[],"dealer":2},"user_id":1,"press":null,"mixins":["rules standard points=99","seat 1 09e431d8c3ce274d","seat 2 6db7e5652676a05a","seat 3 d4f210f90bcb1b57","seat 4 725fba1f54ecd716"],"ranked":false,"clocks":null}');
INSERT INTO "journal" VALUES(37,3,1000060.0,'dealt','{"pack":[10,15,30,27,28,7,26,2,13,4,3,5,20,18,21,6,23,29,14,12,19,22,31,11],"secret":"6996d3df938d760501a6bf5cf9f7c00d491be60f6a848d428093ea8bb5fd774a","mixins":["rules standard points=99","seat 1 09e431d8c3ce274d","seat 2 6db7e5652676a05a","seat 3 d4f210f90bcb1b57","seat 4 725fba1f54ecd716"],"standing":{"number":1,"dealer":2,"score":[0,0],"uncut":false},"next_chain":null,"thief":null}');
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
INSERT INTO "meetings" VALUES(7,100,0,101,3,1,1,0,0,0);
INSERT INTO "meetings" VALUES(7,100,0,102,1,0,1,0,0,0);
INSERT INTO "meetings" VALUES(7,100,0,103,2,1,1,0,0,0);
INSERT INTO "meetings" VALUES(7,100,1,102,2,1,0,0,0,0);
INSERT INTO "meetings" VALUES(7,101,0,100,3,1,1,0,0,0);
INSERT INTO "meetings" VALUES(7,101,0,102,3,1,2,0,0,0);
INSERT INTO "meetings" VALUES(7,101,1,103,2,1,0,0,0,0);
INSERT INTO "meetings" VALUES(7,102,0,100,1,1,0,0,0,0);
INSERT INTO "meetings" VALUES(7,102,0,101,3,2,1,0,0,0);
INSERT INTO "meetings" VALUES(7,102,0,103,2,1,1,0,0,0);
INSERT INTO "meetings" VALUES(7,102,1,100,2,1,0,0,0,0);
INSERT INTO "meetings" VALUES(7,103,0,100,2,1,1,0,0,0);
INSERT INTO "meetings" VALUES(7,103,0,102,2,1,1,0,0,0);
INSERT INTO "meetings" VALUES(7,103,1,101,2,1,0,0,0,0);
CREATE TABLE notes (
    name TEXT PRIMARY KEY NOT NULL,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "notes" VALUES('daily-secret','d7a56d3cfcf9a44dc716691acdaba1b8a912646543c6977a5a43ac2753cf1017');
INSERT INTO "notes" VALUES('duplicate-secret','fd3feb3c9250b7974a9b528b69636321a461b55ef55b7beafd809a9a9e925b79');
INSERT INTO "notes" VALUES('format','1 1.0.0');
INSERT INTO "notes" VALUES('owner-act:1','{"number":1,"at":1.0,"by":1,"action":"announced","subject":null,"words":""}');
INSERT INTO "notes" VALUES('owner-act:2','{"number":2,"at":1.0,"by":1,"action":"maintenance-begun","subject":null,"words":""}');
INSERT INTO "notes" VALUES('owner-act:3','{"number":3,"at":1.0,"by":1,"action":"maintenance-ended","subject":null,"words":""}');
INSERT INTO "notes" VALUES('owner-act:4','{"number":4,"at":1.0,"by":1,"action":"person-blocked","subject":77,"words":""}');
INSERT INTO "notes" VALUES('owner-act:5','{"number":5,"at":1.0,"by":1,"action":"person-unblocked","subject":77,"words":""}');
INSERT INTO "notes" VALUES('owner-act:6','{"number":6,"at":1.0,"by":1,"action":"server-blocked","subject":77,"words":""}');
INSERT INTO "notes" VALUES('owner-act:7','{"number":7,"at":1.0,"by":1,"action":"server-unblocked","subject":77,"words":""}');
INSERT INTO "notes" VALUES('owner-act:8','{"number":8,"at":1.0,"by":1,"action":"server-left","subject":null,"words":""}');
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
INSERT INTO "player_settings" VALUES(1000,'confirm','alone');
INSERT INTO "player_settings" VALUES(1000,'deck','pairs');
INSERT INTO "player_settings" VALUES(1000,'hand-order','trump-first');
INSERT INTO "player_settings" VALUES(1000,'last-card','off');
INSERT INTO "player_settings" VALUES(1000,'lay-open','off');
INSERT INTO "player_settings" VALUES(1000,'pace','server');
INSERT INTO "player_settings" VALUES(1000,'puzzles','off');
INSERT INTO "player_settings" VALUES(1000,'reminders','on');
INSERT INTO "player_settings" VALUES(1000,'text-only','off');
INSERT INTO "player_settings" VALUES(1000,'word','sun');
INSERT INTO "player_settings" VALUES(1001,'confirm','never');
INSERT INTO "player_settings" VALUES(1001,'deck','four');
INSERT INTO "player_settings" VALUES(1001,'hand-order','trump-last');
INSERT INTO "player_settings" VALUES(1001,'last-card','on');
INSERT INTO "player_settings" VALUES(1001,'lay-open','on');
INSERT INTO "player_settings" VALUES(1001,'pace','normal');
INSERT INTO "player_settings" VALUES(1001,'puzzles','on');
INSERT INTO "player_settings" VALUES(1001,'reminders','off');
INSERT INTO "player_settings" VALUES(1001,'text-only','on');
INSERT INTO "player_settings" VALUES(1002,'confirm','every-call');
INSERT INTO "player_settings" VALUES(1002,'deck','two');
INSERT INTO "player_settings" VALUES(1002,'hand-order','suits-down');
INSERT INTO "player_settings" VALUES(1002,'pace','brisk');
INSERT INTO "player_settings" VALUES(1003,'hand-order','suits-up');
INSERT INTO "player_settings" VALUES(1003,'pace','at-once');
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
commit dddfda6c851ed04b498397ac5dccd9c20d8da3b4f485961915d100717f5098a9
pack AH JD TC QC QH AC JH TD KC KS 9D KH QS AS JC QD JS TS 9C TH KD 9S AD 9H
1 pass
2 order alone
1 KH
2 QH
3 AC
1 JD
2 AS
3 QD
1 AH
2 JC
3 JH
3 TD
1 9D
2 QC
3 JS
1 TC
2 QS
score 2 0
reveal 6f2393d1a81ba9d2cbff96b74c32a588f3d2d17d079001095a2b435b0f091b64 "rules standard points=1" "seat 1 ae9bb39f78299d96" "seat 2 4caaecc9312c31b9" "seat 3 93f50fa458902161" "seat 4 e01ff79fb5ccc8a7" 5631 5632 5633 5634
');
INSERT INTO "records" VALUES(2,'euchre-record 1
rules standard points=1
seat 1 Ann
seat 2 Bob
seat 3 Cay
seat 4 Dan
hand 1 dealer 4
commit f8135226cef7b806f646295903d3a54cd17acdc7f985df76a8402d80fc10b55d
pack TD JH AH JS AC JD QS TC 9H TH QD KC TS AS QH KS AD JC 9C 9D KH 9S QC KD
1 order alone
4 discard TH
1 AH
2 QH
4 KH
1 KC
2 AC
4 JC
2 TS
4 9C
1 TD
2 AS
4 9D
1 JH
1 QD
2 JS
4 9H
score 0 2
reveal 75ac974eb940cca88d3c2a089f57c251be4009159c0cf9266760a33249ccf987 "rules standard points=1" "seat 1 71b3f5bcd2fb54f9" "seat 2 757fad4b0a366c37" "seat 3 c4f0b015d14d3abf" "seat 4 74782eb4bd59b8f1" 5653 5654 5655 5656
');
INSERT INTO "records" VALUES(3,'euchre-record 1
rules cutthroat points=3
seat 1 Ann
seat 2 Bob
seat 3 Cay
hand 1 dealer 1
commit 193887fef272bd456067325bd7d2ee12df7226e6aac593bfd153693e309bf34d
pack 8D 7D JH QC AH 9D 8H JC KS 9S QS AD QD KD AC TC 7C JS QH TS KH TH 7H JD AS TD 9H 9C 8C 8S 7S KC
2 order
1 discard TC
2 KS
3 QS
1 AC
1 8H
2 JH
3 AH
3 QD
1 9D
2 8D
3 AD
1 KD
2 7D
3 QC
1 JC
2 9S
score 2 0 2
reveal 56f4f10d5ea8798a441521c77f1874aa5860568fa563e4c919c7abc365947451 "rules cutthroat points=3" "seat 1 5be0df17b7fb80df" "seat 2 1c1ee41fe68ec000" "seat 3 8a0bc8ab2291bc61" 5682 5683 5684
hand 2 dealer 2
commit 56f4f10d5ea8798a441521c77f1874aa5860568fa563e4c919c7abc365947451
pack TH QS AD 9C QD 8C 9H AH 8H KH JH AC 8S 7D 9D TD QH 7H 7C JC KC TS AS KS 9S 7S QC JD TC 8D KD JS
3 pass
1 pass
2 pass
3 call H
3 QS
1 8S
2 8C
3 8H
1 JH
2 AH
1 AC
2 9H
3 TH
3 AD
1 QD
2 7D
3 KH
1 9C
2 9D
score 2 0 3
reveal 7f5b2f66dcacce6d548b85d2f180698b6f4d130bafe74f12787c6b24120ae541 5699 5700 5701
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
INSERT INTO "standings" VALUES(7,100,'1970-01','individual',0,1,0,0,2,3,2,0,0,0,0,0,0,0,1,0,0,0,0,0,0,-1,1000000.0,NULL,NULL);
INSERT INTO "standings" VALUES(7,100,'1970-01','partnership',0,2,1,0,2,4,2,1,0,1,0,1,0,0,1,0,0,0,0,0,0,-1,1000000.0,NULL,NULL);
INSERT INTO "standings" VALUES(7,100,'1970-Q1','individual',0,1,0,0,2,3,2,0,0,0,0,0,0,0,1,0,0,0,0,0,0,-1,1000000.0,NULL,NULL);
INSERT INTO "standings" VALUES(7,100,'1970-Q1','partnership',0,2,1,0,2,4,2,1,0,1,0,1,0,0,1,0,0,0,0,0,0,-1,1000000.0,NULL,NULL);
INSERT INTO "standings" VALUES(7,100,'all','individual',0,1,0,0,2,3,2,0,0,0,0,0,0,0,1,0,0,0,0,0,0,-1,1000000.0,NULL,NULL);
INSERT INTO "standings" VALUES(7,100,'all','partnership',0,2,1,0,2,4,2,1,0,1,0,1,0,0,1,0,0,0,0,0,0,-1,1000000.0,NULL,NULL);
INSERT INTO "standings" VALUES(7,101,'1970-01','individual',0,1,0,0,2,0,0,1,0,1,0,0,0,0,0,0,0,0,0,0,0,-1,1000000.0,NULL,NULL);
INSERT INTO "standings" VALUES(7,101,'1970-01','partnership',0,2,1,0,2,3,2,1,0,1,0,1,0,0,1,0,0,0,0,0,0,1,1000000.0,NULL,NULL);
INSERT INTO "standings" VALUES(7,101,'1970-Q1','individual',0,1,0,0,2,0,0,1,0,1,0,0,0,0,0,0,0,0,0,0,0,-1,1000000.0,NULL,NULL);
INSERT INTO "standings" VALUES(7,101,'1970-Q1','partnership',0,2,1,0,2,3,2,1,0,1,0,1,0,0,1,0,0,0,0,0,0,1,1000000.0,NULL,NULL);
INSERT INTO "standings" VALUES(7,101,'all','individual',0,1,0,0,2,0,0,1,0,1,0,0,0,0,0,0,0,0,0,0,0,-1,1000000.0,NULL,NULL);
INSERT INTO "standings" VALUES(7,101,'all','partnership',0,2,1,0,2,3,2,1,0,1,0,1,0,0,1,0,0,0,0,0,0,1,1000000.0,NULL,NULL);
INSERT INTO "standings" VALUES(7,102,'1970-01','individual',0,1,1,0,2,7,3,1,1,0,0,0,0,0,1,0,0,0,0,0,0,1,1000000.0,NULL,NULL);
INSERT INTO "standings" VALUES(7,102,'1970-01','partnership',0,2,1,0,2,2,2,0,0,0,0,0,0,0,1,0,0,0,0,0,0,-1,1000000.0,NULL,NULL);
INSERT INTO "standings" VALUES(7,102,'1970-Q1','individual',0,1,1,0,2,7,3,1,1,0,0,0,0,0,1,0,0,0,0,0,0,1,1000000.0,NULL,NULL);
INSERT INTO "standings" VALUES(7,102,'1970-Q1','partnership',0,2,1,0,2,2,2,0,0,0,0,0,0,0,1,0,0,0,0,0,0,-1,1000000.0,NULL,NULL);
INSERT INTO "standings" VALUES(7,102,'all','individual',0,1,1,0,2,7,3,1,1,0,0,0,0,0,1,0,0,0,0,0,0,1,1000000.0,NULL,NULL);
INSERT INTO "standings" VALUES(7,102,'all','partnership',0,2,1,0,2,2,2,0,0,0,0,0,0,0,1,0,0,0,0,0,0,-1,1000000.0,NULL,NULL);
INSERT INTO "standings" VALUES(7,103,'1970-01','partnership',0,2,1,0,2,1,2,0,0,0,0,0,0,0,1,0,0,0,0,0,0,1,1000000.0,NULL,NULL);
INSERT INTO "standings" VALUES(7,103,'1970-Q1','partnership',0,2,1,0,2,1,2,0,0,0,0,0,0,0,1,0,0,0,0,0,0,1,1000000.0,NULL,NULL);
INSERT INTO "standings" VALUES(7,103,'all','partnership',0,2,1,0,2,1,2,0,0,0,0,0,0,0,1,0,0,0,0,0,0,1,1000000.0,NULL,NULL);
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
INSERT INTO "tables" VALUES(2,7,300,NULL,NULL,NULL,1000060.0,1000000.0,0,0);
INSERT INTO "tables" VALUES(3,7,301,NULL,NULL,NULL,1000060.0,1000000.0,0,0);
INSERT INTO "tables" VALUES(4,7,302,NULL,NULL,NULL,1000060.0,1000000.0,0,0);
INSERT INTO "tables" VALUES(5,7,303,NULL,NULL,NULL,1000008.0,1000000.0,0,0);
INSERT INTO "tables" VALUES(6,7,304,NULL,NULL,NULL,1000060.0,1000000.0,0,0);
INSERT INTO "tables" VALUES(7,7,305,NULL,NULL,NULL,1000060.0,1000000.0,0,0);
INSERT INTO "tables" VALUES(8,7,306,NULL,NULL,NULL,1000060.0,1000000.0,0,0);
INSERT INTO "tables" VALUES(9,7,307,NULL,NULL,NULL,1000060.0,1000000.0,0,0);
INSERT INTO "tables" VALUES(10,7,308,NULL,NULL,NULL,1000060.0,1000000.0,0,0);
INSERT INTO "tables" VALUES(11,7,309,NULL,NULL,NULL,1000008.0,1000000.0,0,0);
INSERT INTO "tables" VALUES(12,7,310,NULL,NULL,NULL,1000060.0,1000000.0,0,0);
INSERT INTO "tables" VALUES(13,7,311,NULL,NULL,NULL,1000060.0,1000000.0,0,0);
INSERT INTO "tables" VALUES(14,7,312,NULL,NULL,NULL,1000060.0,1000000.0,0,0);
INSERT INTO "tables" VALUES(15,7,313,NULL,NULL,NULL,1000060.0,1000000.0,0,0);
INSERT INTO "tables" VALUES(16,7,314,NULL,NULL,NULL,1000060.0,1000000.0,0,0);
INSERT INTO "tables" VALUES(17,7,315,NULL,NULL,NULL,1000020.0,1000000.0,0,0);
INSERT INTO "tables" VALUES(18,7,316,NULL,NULL,NULL,1000060.0,1000000.0,0,0);
INSERT INTO "tables" VALUES(19,7,317,NULL,NULL,NULL,1000008.0,1000000.0,0,0);
INSERT INTO "tables" VALUES(20,7,318,NULL,NULL,NULL,1000060.0,1000000.0,0,0);
INSERT INTO "tables" VALUES(21,7,319,NULL,NULL,NULL,1000060.0,1000000.0,0,0);
INSERT INTO "tables" VALUES(22,7,320,NULL,NULL,NULL,1000060.0,1000000.0,0,0);
INSERT INTO "tables" VALUES(23,7,321,NULL,NULL,NULL,1000008.0,1000000.0,0,0);
INSERT INTO "tables" VALUES(24,7,322,NULL,NULL,NULL,1000060.0,1000000.0,0,0);
INSERT INTO "tables" VALUES(25,7,323,NULL,NULL,NULL,1000060.0,1000000.0,0,0);
INSERT INTO "tables" VALUES(26,7,324,NULL,NULL,NULL,1000060.0,1000000.0,0,0);
INSERT INTO "tables" VALUES(27,7,325,NULL,NULL,NULL,1000060.0,1000000.0,0,0);
INSERT INTO "tables" VALUES(28,7,326,NULL,NULL,NULL,1000060.0,1000000.0,0,0);
INSERT INTO "tables" VALUES(29,7,327,NULL,NULL,NULL,1000008.0,1000000.0,0,0);
INSERT INTO "tables" VALUES(30,7,77,NULL,NULL,NULL,1086400.0,1000000.0,0,0);
INSERT INTO "tables" VALUES(31,7,78,NULL,NULL,NULL,1000060.0,1000000.0,0,0);
INSERT INTO "tables" VALUES(32,7,79,NULL,NULL,NULL,1086400.0,1000000.0,1,0);
INSERT INTO "tables" VALUES(33,7,80,NULL,NULL,NULL,1000120.0,1000000.0,0,0);
INSERT INTO "tables" VALUES(34,7,70,NULL,NULL,NULL,1604800.0,1000000.0,1,0);
INSERT INTO "tables" VALUES(35,7,801,NULL,NULL,NULL,1000120.0,1000000.0,0,0);
INSERT INTO "tables" VALUES(36,7,802,NULL,NULL,NULL,1604800.0,1000000.0,0,0);
INSERT INTO "tables" VALUES(37,7,701,NULL,NULL,NULL,1000120.0,1000060.0,0,0);
CREATE TABLE tournament_facts (
    tournament_id INTEGER NOT NULL REFERENCES tournaments (id),
    seq INTEGER NOT NULL CHECK (seq >= 1),
    at REAL NOT NULL,
    kind TEXT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (tournament_id, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO "tournament_facts" VALUES(1,1,950400.0,'opened','{"day":"1970-01-12","seal":"a3a7a2064645dc868b61715f45502dafef5d07b9d86f25a6530106b67f59931a"}');
INSERT INTO "tournament_facts" VALUES(1,2,1000000.0,'attempt','{"user_id":1,"name":"Ann","guild_id":7,"table_id":34,"hands":[{"points":-1,"hand_seq":3,"choices":[["6b86b273ff34fce1","pass"],["5b23f1f9bcff97c0","TH"]]},{"points":2,"hand_seq":27,"choices":[["2c9a3e90e91e2485","discard AC"],["c2ffc08d4040d4ad","JS"],["0e65718fbc932123","AD"],["f6c3c7310b753396","KC"]]},{"points":-2,"hand_seq":50,"choices":[]},{"points":-1,"hand_seq":68,"choices":[["1bfd3757f0c6441d","QS"],["5939c6ac7a489933","9C"],["d6c5c22fbe35ca6e","TS"]]},{"points":-2,"hand_seq":91,"choices":[["ef2d127de37b942b","pass"]]}],"streak":1}');
INSERT INTO "tournament_facts" VALUES(2,1,1000000.0,'opened','{"guild_id":7,"channel_id":70,"host_id":1,"form":"teams","rules":{"preset":"standard","options":{"players":4,"law":"hosted","pack":24,"joker":false,"points":99,"first_dealer":"random","packets":"3-2","cut":"no","misdeal":"redeal","steal_the_deal":false,"renege_penalty":"plus-two","renege_ends_hand":false,"review":false,"traditions":true,"ace_no_face":false,"farmers_hand":"off","second_round":"stick","no_first_blood":false,"mugs_away":false,"laps":false,"slams":false,"turning_the_tables":false,"partner_order":"free","defend_alone":false,"first_lead":"dealer-left","partners_best":"off","give_turnup":false,"lone_made":1,"lone_march":4,"euchre":2,"lone_euchre":2,"euchre_march":2,"lone_defence":2,"lone_defence_march":4,"setback":false,"prompt_partner":false,"lone_hands":true,"lone_closed":0,"caller_holds":"any","keep_turnup":false,"stuck_any":false,"no_trump":false}},"hands":8}');
INSERT INTO "tournament_facts" VALUES(2,2,1000000.0,'entered','{"user_id":1,"name":"Ann","team":1}');
INSERT INTO "tournament_facts" VALUES(2,3,1000000.0,'entered','{"user_id":2,"name":"Bob","team":2}');
INSERT INTO "tournament_facts" VALUES(2,4,1000000.0,'begun','{"entrants":[{"user_id":1,"name":"Ann"},{"user_id":null,"name":"Bear"},{"user_id":2,"name":"Bob"},{"user_id":null,"name":"Moose"},{"user_id":null,"name":"Lynx"},{"user_id":null,"name":"Owl"},{"user_id":null,"name":"Lumberjack"},{"user_id":null,"name":"Wolf"}],"rounds":[[[1,3,2,4],[5,7,6,8]]],"deals":8}');
INSERT INTO "tournament_facts" VALUES(2,5,1000000.0,'played','{"table":2,"table_id":36,"points":[[2,0],[2,0],[2,0],[2,0],[0,1],[0,4],[2,0],[0,2]],"hand_seqs":[3,21,41,64,82,100,118,144],"own":[0.0,0.0,0.0,0.0]}');
INSERT INTO "tournament_facts" VALUES(3,1,1000000.0,'opened','{"guild_id":7,"channel_id":70,"host_id":1,"plan":{"name":"Friday","rules":{"preset":"standard","options":{"players":4,"law":"hosted","pack":24,"joker":false,"points":10,"first_dealer":"random","packets":"3-2","cut":"no","misdeal":"redeal","steal_the_deal":false,"renege_penalty":"plus-two","renege_ends_hand":false,"review":false,"traditions":true,"ace_no_face":false,"farmers_hand":"off","second_round":"stick","no_first_blood":false,"mugs_away":false,"laps":false,"slams":false,"turning_the_tables":false,"partner_order":"free","defend_alone":false,"first_lead":"dealer-left","partners_best":"off","give_turnup":false,"lone_made":1,"lone_march":4,"euchre":2,"lone_euchre":2,"euchre_march":2,"lone_defence":2,"lone_defence_march":4,"setback":false,"prompt_partner":false,"lone_hands":true,"lone_closed":0,"caller_holds":"any","keep_turnup":false,"stuck_any":false,"no_trump":false}},"movement":"individual","starts_at":1000060.0,"rounds":2,"hands":1,"minutes":null,"level":"random","least":4,"event":false,"points":null,"weekly_from":null},"follows":null,"unattended":0}');
INSERT INTO "tournament_facts" VALUES(3,2,1000000.0,'entered','{"user_id":1,"name":"Ann","partner_id":null}');
INSERT INTO "tournament_facts" VALUES(3,3,1000000.0,'entered','{"user_id":2,"name":"Bob","partner_id":null}');
INSERT INTO "tournament_facts" VALUES(3,4,1000000.0,'checked-in','{"user_id":1}');
INSERT INTO "tournament_facts" VALUES(3,5,1000000.0,'checked-in','{"user_id":2}');
INSERT INTO "tournament_facts" VALUES(3,6,1000060.0,'begun','{"order":[2,1,4,3],"computers":["Computer 1","Computer 2"],"schedule":[1,3,2]}');
INSERT INTO "tournament_facts" VALUES(3,7,1000060.0,'round-begun','{"round":{"number":1,"meetings":[{"table":1,"odd":[3,2],"even":[1,4]}],"byes":[]}}');
INSERT INTO "tournament_facts" VALUES(3,8,1000060.0,'table-placed','{"table":1,"channel_id":701,"by_id":null}');
INSERT INTO "tournament_facts" VALUES(4,1,1.0,'posed','{"day":"2026-11-22","source":{"hand":3,"game_id":null,"day":"2026-05-01"},"position":{"rules":{"preset":"standard","options":{"players":4,"law":"hosted","pack":24,"joker":false,"points":10,"first_dealer":"random","packets":"3-2","cut":"no","misdeal":"redeal","steal_the_deal":false,"renege_penalty":"plus-two","renege_ends_hand":false,"review":false,"traditions":true,"ace_no_face":false,"farmers_hand":"off","second_round":"stick","no_first_blood":false,"mugs_away":false,"laps":false,"slams":false,"turning_the_tables":false,"partner_order":"free","defend_alone":false,"first_lead":"dealer-left","partners_best":"off","give_turnup":false,"lone_made":1,"lone_march":4,"euchre":2,"lone_euchre":2,"euchre_march":2,"lone_defence":2,"lone_defence_march":4,"setback":false,"prompt_partner":false,"lone_hands":true,"lone_closed":0,"caller_holds":"any","keep_turnup":false,"stuck_any":false,"no_trump":false}},"standing":{"number":1,"dealer":4,"score":[3,0],"uncut":false},"pack":[2,3,4,5,6,7,10,11,12,13,14,15,18,19,20,21,22,23,26,27,28,29,30,31],"before":[[1,"pass"]]},"solution":{"advice":{"act":"pass","evaluations":[{"act":"pass","chance":0.5,"made":0.25,"march":0.125,"euchred":0.25,"defended":0.125,"conceded":0.25},{"act":"order","chance":0.4,"made":0.5,"march":0.25,"euchred":0.5,"defended":0.0,"conceded":0.0}],"worlds":950,"used_prior":false},"obvious":"order"},"taken":null,"unanswered":0}');
INSERT INTO "tournament_facts" VALUES(4,2,1.0,'posed','{"day":"2026-11-22","source":{"hand":2,"game_id":17,"day":null},"position":{"rules":{"preset":"standard","options":{"players":4,"law":"hosted","pack":24,"joker":false,"points":10,"first_dealer":"random","packets":"3-2","cut":"no","misdeal":"redeal","steal_the_deal":false,"renege_penalty":"plus-two","renege_ends_hand":false,"review":false,"traditions":true,"ace_no_face":false,"farmers_hand":"off","second_round":"stick","no_first_blood":false,"mugs_away":false,"laps":false,"slams":false,"turning_the_tables":false,"partner_order":"free","defend_alone":false,"first_lead":"dealer-left","partners_best":"off","give_turnup":false,"lone_made":1,"lone_march":4,"euchre":2,"lone_euchre":2,"euchre_march":2,"lone_defence":2,"lone_defence_march":4,"setback":false,"prompt_partner":false,"lone_hands":true,"lone_closed":0,"caller_holds":"any","keep_turnup":false,"stuck_any":false,"no_trump":false}},"standing":{"number":1,"dealer":4,"score":[3,0],"uncut":false},"pack":[2,3,4,5,6,7,10,11,12,13,14,15,18,19,20,21,22,23,26,27,28,29,30,31],"before":[[1,"pass"]]},"solution":{"advice":{"act":"pass","evaluations":[{"act":"pass","chance":0.5,"made":0.25,"march":0.125,"euchred":0.25,"defended":0.125,"conceded":0.25},{"act":"order","chance":0.4,"made":0.5,"march":0.25,"euchred":0.5,"defended":0.0,"conceded":0.0}],"worlds":950,"used_prior":false},"obvious":"order"},"taken":"order","unanswered":4}');
INSERT INTO "tournament_facts" VALUES(4,3,1.0,'lent','{"user_id":1}');
INSERT INTO "tournament_facts" VALUES(4,4,1.0,'lent','{"user_id":-1}');
INSERT INTO "tournament_facts" VALUES(4,5,1.0,'answered','{"user_id":1,"guild_id":2,"own":true,"act":"order","right":false,"streak":5}');
INSERT INTO "tournament_facts" VALUES(4,6,1.0,'closed','{}');
CREATE TABLE tournaments (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    kind TEXT NOT NULL,
    guild_id INTEGER, -- NULL: of no server, such as the daily deal
    channel_id INTEGER,
    opened_at REAL NOT NULL,
    closed_at REAL -- NULL: not over
) STRICT;
INSERT INTO "tournaments" VALUES(1,'daily',NULL,NULL,950400.0,NULL);
INSERT INTO "tournaments" VALUES(2,'duplicate',7,70,1000000.0,NULL);
INSERT INTO "tournaments" VALUES(3,'night',7,70,1000000.0,NULL);
INSERT INTO "tournaments" VALUES(4,'puzzle',NULL,NULL,1.0,NULL);
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
INSERT INTO "sqlite_sequence" VALUES('tables',37);
INSERT INTO "sqlite_sequence" VALUES('games',3);
INSERT INTO "sqlite_sequence" VALUES('tournaments',4);
COMMIT;
PRAGMA user_version = 18;
PRAGMA application_id = 1380077399;
