-- A draw is settled from what has won in it: the selections with a winning line are found by this index alone, however many
-- others there are.
create index lotteries_selections_won on lotteries_selections ((draw_id + 0), hits_no) where 0 < any (hits);
