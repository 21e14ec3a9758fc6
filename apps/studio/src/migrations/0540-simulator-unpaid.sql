-- A prize or the end of a round that the wallet has refused for good: the vendor stops asking, says the round as it was
-- played in its list of rounds, where the operator finds the difference, and the player plays on.
alter table studio_sim_rounds drop constraint studio_sim_rounds_state_check;
alter table studio_sim_rounds add constraint studio_sim_rounds_state_check
  check (state in ('betting', 'winning', 'ending', 'settled', 'refused', 'cancelling', 'cancelled', 'unpaid'));
