-- What agents of a brand have to keep to. Rebates are in 1/10,000 of the valid bets.
create table agents_rules (
  brand_id integer primary key references site_brands (id),
  max_rebate_bps integer not null default 1300 check (max_rebate_bps between 0 and 2000),
  -- How much less than its own an agent has to give to whoever stands directly below.
  min_difference_bps integer not null default 10 check (min_difference_bps between 0 and 1000),
  min_prize_group integer not null default 1700 check (min_prize_group between 1000 and 2000),
  max_prize_group integer not null default 1960 check (max_prize_group between min_prize_group and 2000),
  min_prize_difference integer not null default 2 check (min_prize_difference between 0 and 100),
  -- An account with more rebate than this takes one of its upline's quota of that interval.
  free_rebate_bps integer not null default 1000 check (free_rebate_bps >= 0),
  links_at_once integer not null default 20 check (links_at_once > 0),
  -- What one account may send to its upline and downline on one day of the brand, in 1/100,000 of the currency.
  transfer_daily_sum bigint not null default 5000000000000 check (transfer_daily_sum > 0)
);
insert into agents_rules (brand_id) select id from site_brands;

-- Every account but trials: what it is, who stands directly above, and what it was given.
create table agents_members (
  member_id bigint primary key references identity_accounts (id),
  brand_id integer not null references site_brands (id),
  parent_id bigint references agents_members (member_id),
  type smallint not null check (type in (0, 1, 2, 41, 42)),
  rebate_bps integer not null default 0 check (rebate_bps between 0 and 2000),
  prize_group integer not null default 1700 check (prize_group between 1000 and 2000),
  joined_at timestamptz not null default now(),
  check (parent_id <> member_id)
);
create index agents_members_parent on agents_members (parent_id, member_id);
create index agents_members_brand on agents_members (brand_id, member_id);

-- Everybody above everybody, and everybody above himself at depth 0: a team is one range of this table at any depth.
create table agents_tree (
  brand_id integer not null,
  ancestor_id bigint not null references agents_members (member_id),
  descendant_id bigint not null references agents_members (member_id),
  depth integer not null check (depth >= 0 and (depth = 0) = (ancestor_id = descendant_id)),
  primary key (ancestor_id, descendant_id)
);
create index agents_tree_descendant on agents_tree (descendant_id, depth) include (ancestor_id);

-- Who stood directly above whom, from when until when: what is paid for a day goes by the line of that day.
create table agents_lines (
  id bigint primary key generated always as identity,
  brand_id integer not null,
  member_id bigint not null references agents_members (member_id),
  parent_id bigint references agents_members (member_id),
  since timestamptz not null default now(),
  until timestamptz check (until >= since)
);
create unique index agents_lines_now on agents_lines (member_id) where until is null;
create index agents_lines_parent on agents_lines (parent_id, since);

-- Accounts that are there already stand at the top; who was brought by an agent stands below it.
insert into agents_members (member_id, brand_id, type, parent_id)
select a.id, a.brand_id, a.type, null from identity_accounts a where a.type <> 4;
update agents_members m set parent_id = p.invited_by
  from identity_profiles p join agents_members u on u.member_id = p.invited_by and u.type in (1, 2, 41, 42)
 where p.member_id = m.member_id and u.brand_id = m.brand_id and u.member_id < m.member_id;
insert into agents_tree (brand_id, ancestor_id, descendant_id, depth)
with recursive up as (
  select brand_id, member_id as ancestor_id, member_id as descendant_id, 0 as depth, parent_id from agents_members
  union all
  select up.brand_id, m.member_id, up.descendant_id, up.depth + 1, m.parent_id
    from up join agents_members m on m.member_id = up.parent_id
)
select brand_id, ancestor_id, descendant_id, depth from up;
insert into agents_lines (brand_id, member_id, parent_id, since)
select m.brand_id, m.member_id, m.parent_id, a.created_at from agents_members m join identity_accounts a on a.id = m.member_id;

revoke all on agents_rules, agents_members, agents_tree, agents_lines from public;
grant select, insert on agents_rules, agents_members, agents_tree, agents_lines to baize_app;
grant update (parent_id, type, rebate_bps, prize_group) on agents_members to baize_app;
grant update (until) on agents_lines to baize_app;
grant delete on agents_tree to baize_app;
