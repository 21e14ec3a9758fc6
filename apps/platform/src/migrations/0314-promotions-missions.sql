-- Missions and referrals are promotions of which a member has one part for each period, or for each person brought. `part`
-- is the day or week of the brand, or the id of whom was brought; nothing where a promotion is taken part in once.
alter table promotions_campaigns drop constraint promotions_campaigns_kind_check;
alter table promotions_campaigns add constraint promotions_campaigns_kind_check check (kind in
  ('signUp', 'firstDeposit', 'reloadDeposit', 'zaloBinding', 'application', 'raffle', 'mission', 'referral'));
alter table promotions_campaigns drop constraint promotions_campaigns_check2;
alter table promotions_campaigns add constraint promotions_campaigns_check2 check
  (case when kind in ('signUp', 'zaloBinding', 'application', 'mission') then amount > 0 else amount = 0 end);

-- What a mission asks for within its period: money that was staked or deposited, or days on which the member was here.
-- `mission_after` is the mission that has to be claimed in the same period before this one opens.
alter table promotions_campaigns
  add column mission_period text collate "C" check (mission_period in ('day', 'week', 'once')),
  add column mission_fact text collate "C" check (mission_fact in ('validBet', 'deposit', 'checkIn')),
  add column mission_amount bigint check (mission_amount between 0 and 1000000000000000),
  add column mission_times integer check (mission_times between 0 and 1000),
  add column mission_classify text collate "C" check (length(mission_classify) <= 16),
  add column mission_after bigint references promotions_campaigns (id),
  add constraint promotions_campaigns_mission check (case when kind = 'mission'
    then mission_period is not null and mission_fact is not null and mission_classify is not null
         and (mission_amount > 0) = (mission_fact <> 'checkIn') and (mission_times > 0) = (mission_fact = 'checkIn')
         and mission_amount is not null and mission_times is not null and mission_after is distinct from id
    else mission_period is null and mission_fact is null and mission_amount is null and mission_times is null
         and mission_classify is null and mission_after is null end);
create index promotions_campaigns_missions on promotions_campaigns (brand_id, position, id) where kind = 'mission';

alter table promotions_participations add column part text collate "C" not null default '' check (length(part) <= 20);
alter table promotions_participations drop constraint promotions_participations_campaign_id_member_id_key;
create unique index promotions_participations_part on promotions_participations (campaign_id, member_id, part);

-- The business days on which a member said to be here: one row for each.
create table promotions_check_ins (
  brand_id integer not null references site_brands (id),
  member_id bigint not null check (member_id > 0),
  day date not null,
  at timestamptz not null default clock_timestamp(),
  primary key (member_id, brand_id, day)
);

revoke all on promotions_check_ins from public;
grant select, insert on promotions_check_ins to baize_app;
grant update (mission_period, mission_fact, mission_amount, mission_times, mission_classify, mission_after)
  on promotions_campaigns to baize_app;
