-- Which facts a bill was summed from: those of its team after one and up to another, as many of each billed day as
-- `day_facts` says. A period is bounded by its days and by the last fact that was there when it was billed, five minutes by
-- two facts. Bills of the time before have none of the three.
alter table contracts_bills
  add column after_fact bigint,
  add column upto_fact bigint,
  add column day_facts jsonb,
  add constraint contracts_bills_facts check (num_nulls(after_fact, upto_fact, day_facts) in (0, 3)
    and after_fact <= upto_fact);

-- The same of what five minutes brought by the rates of the line.
alter table contracts_rebates
  add column after_fact bigint,
  add column upto_fact bigint,
  add constraint contracts_rebates_facts check (num_nulls(after_fact, upto_fact) in (0, 2) and after_fact <= upto_fact);

-- A page of a bill's facts is read from the newest end of its days where nearly every fact is of the team, and by the team
-- where few are.
drop index contracts_facts_billed;
create index contracts_facts_billed on contracts_facts (brand_id, billed_day, id);
create index contracts_facts_team on contracts_facts using gin (team);
