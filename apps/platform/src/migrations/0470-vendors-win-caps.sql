-- Bounds on wins are each brand's own, and its operators set them: who, when, and which version they have seen.
alter table vendors_win_caps drop constraint vendors_win_caps_pkey;
alter table vendors_win_caps
  add column brand_id integer references site_brands (id),
  add column version integer not null default 1,
  add column set_by text not null default '',
  add column set_at timestamptz not null default clock_timestamp();
insert into vendors_win_caps (brand_id, vendor_id, game_code, multiple, amount)
select b.brand_id, c.vendor_id, c.game_code, c.multiple, c.amount
  from vendors_win_caps c join vendors_brand_vendors b on b.vendor_id = c.vendor_id;
delete from vendors_win_caps where brand_id is null;
alter table vendors_win_caps alter column brand_id set not null, add primary key (brand_id, vendor_id, game_code);
grant insert, delete, update (multiple, amount, version, set_by, set_at) on vendors_win_caps to baize_app;

-- The most that a round of a game can bring by its own sums, in multiples of the bet, where the house knows them.
create table vendors_greatest_wins (
  vendor_id integer not null references vendors_vendors (id),
  game_code text collate "C" not null,
  multiple integer not null check (multiple > 0),
  primary key (vendor_id, game_code)
);
revoke all on vendors_greatest_wins from public;
grant select on vendors_greatest_wins to baize_app;
