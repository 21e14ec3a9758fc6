-- What the operator's pool paid for a round that won the progressive jackpot, as it answered the win.
alter table studio_rounds add column jackpot bigint check (jackpot >= 0);
