-- Lists of rounds go by the moment at which they began.
create index studio_sim_rounds_created on studio_sim_rounds (created_at, id);
