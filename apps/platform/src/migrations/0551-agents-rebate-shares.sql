-- How much of a rate along the line counts for the valid bets of a category, in percent; a category that is not named
-- brings nothing. A rate of 12 % of the valid bets is many times what a slot keeps, so little of it counts by itself.
alter table agents_rules
  add column rebate_percents jsonb not null
    default '{"RNG":5,"LIVE":5,"FISH":5,"PVP":5,"SPORTS":5,"ESPORTS":5,"LOTT":5,"ELOTT":5}'
    check (jsonb_typeof(rebate_percents) = 'object'),
  -- Grows with every change, so that nobody writes over what somebody else has just set.
  add column version integer not null default 1;
grant update (max_rebate_bps, min_difference_bps, min_prize_group, max_prize_group, min_prize_difference, free_rebate_bps,
  links_at_once, transfer_daily_sum, rebate_percents, version) on agents_rules to baize_app;

-- Whether a brand has given anybody a rate at all.
create index agents_members_rebates on agents_members (brand_id) where rebate_bps > 0;
