-- Payments of jackpots are few among many movements, and operators look for the latest ones of their brand.
create index wallet_transfers_jackpots on wallet_transfers (brand_id, id) where kind = 'jackpot';
