-- The entries of a kind by their moment: a list of deposits or wages no longer reads the bets and wins between them. What
-- the calls of vendors write stays out of it, so that posting them costs what it did.
create index wallet_entries_of_kind on wallet_entries (kind, created_at, transfer_id)
  where kind not in ('bet', 'win', 'contribution', 'freeBet');
