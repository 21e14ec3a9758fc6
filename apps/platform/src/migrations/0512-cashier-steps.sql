-- The state that a withdrawal comes to is noted by the statement that brings it there, so that no trigger on it writes
-- into another table.
drop trigger cashier_withdrawals_first_step on cashier_withdrawals;
drop trigger cashier_withdrawals_step on cashier_withdrawals;
drop function cashier_note_step();
