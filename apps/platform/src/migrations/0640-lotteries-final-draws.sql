-- The result of an own draw is final: if people could make it void once they have seen it, they would choose results.
create function lotteries_guard_final() returns trigger language plpgsql as $$
begin
  raise exception 'the result of draw % is final', old.id using errcode = '42501';
end $$;
create trigger lotteries_draws_final before update on lotteries_draws
  for each row when (new.state = 'void' and old.state <> 'void' and old.commitment is not null and old.result is not null)
  execute function lotteries_guard_final();
