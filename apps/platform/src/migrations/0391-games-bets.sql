-- The stakes that a vendor offers in a game, where it lists them: free rounds are given at one of these.
alter table games_games add column bets bigint[] not null default '{}';
