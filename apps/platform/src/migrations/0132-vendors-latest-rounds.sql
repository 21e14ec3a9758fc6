-- For the winners and the most played games of a brand. Only columns that never change stand in it, so that closing a
-- round still touches no index.
create index vendors_rounds_latest on vendors_rounds (brand_id, started_at) include (vendor_id, game_code);
