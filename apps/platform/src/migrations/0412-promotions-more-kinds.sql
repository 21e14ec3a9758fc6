-- Five more kinds. The bonus on a member's n-th deposit; a share of what was lost in a day or a week, once that is over
-- (`cashBack`) or as soon as next to nothing is left (`lossRescue`); a pot that is cut into shares for whoever comes
-- (`rain`, whose `amount` is the pot); and rounds of a game instead of money (`freeRounds`).
alter table promotions_campaigns drop constraint promotions_campaigns_kind_check;
alter table promotions_campaigns add constraint promotions_campaigns_kind_check check (kind in
  ('signUp', 'firstDeposit', 'nthDeposit', 'reloadDeposit', 'cashBack', 'lossRescue', 'zaloBinding', 'application',
   'raffle', 'rain', 'freeRounds', 'mission', 'referral'));
alter table promotions_campaigns drop constraint promotions_campaigns_check1;
alter table promotions_campaigns add constraint promotions_campaigns_check1 check
  (case when kind in ('firstDeposit', 'nthDeposit', 'reloadDeposit', 'cashBack', 'lossRescue')
        then percent_bps > 0 and cap > 0 else percent_bps = 0 and cap = 0 end);
alter table promotions_campaigns drop constraint promotions_campaigns_check2;
alter table promotions_campaigns add constraint promotions_campaigns_check2 check
  (case when kind in ('signUp', 'zaloBinding', 'application', 'mission', 'rain') then amount > 0 else amount = 0 end);

alter table promotions_campaigns
  add column deposit_no integer check (deposit_no between 2 and 100),
  add column loss_period text collate "C" check (loss_period in ('day', 'week')),
  -- What a member may still have for a rescue to come.
  add column loss_below bigint check (loss_below between 0 and 1000000000000000),
  add column rain_shares integer check (rain_shares between 1 and 500),
  add column free_vendor_id integer references vendors_vendors (id),
  add column free_vassalage text collate "C",
  add column free_game text collate "C",
  add column free_stake bigint check (free_stake between 1 and 1000000000000000),
  add column free_rounds integer check (free_rounds between 1 and 100),
  add constraint promotions_campaigns_deposit check ((kind = 'nthDeposit') = (deposit_no is not null)),
  add constraint promotions_campaigns_loss check (case when kind in ('cashBack', 'lossRescue')
    then loss_period is not null and loss_below is not null and (kind = 'lossRescue') = (loss_below > 0)
    else loss_period is null and loss_below is null end),
  -- A pot is cut into whole hundredths, of which each share has at least one, and it has an end, when its seed is told.
  add constraint promotions_campaigns_rain check (case when kind = 'rain'
    then rain_shares is not null and amount <= 10000000000 and amount % 1000 = 0 and amount / 1000 >= rain_shares
         and ends_at is not null
    else rain_shares is null end),
  -- Nobody approves each grant of rounds, so all of them together have an end.
  add constraint promotions_campaigns_free check (case when kind = 'freeRounds'
    then free_vendor_id is not null and free_vassalage is not null and free_game is not null and free_stake is not null
         and free_rounds is not null and budget is not null
    else free_vendor_id is null and free_vassalage is null and free_game is null and free_stake is null
         and free_rounds is null end);
grant update (deposit_no, loss_period, loss_below, rain_shares, free_vendor_id, free_vassalage, free_game, free_stake,
  free_rounds) on promotions_campaigns to baize_app;

alter table promotions_participations
  -- The stretch that counts for a share of a loss, as it was told when the member joined.
  add column counts_from timestamptz,
  add column counts_until timestamptz,
  -- Which share of a pot it is.
  add column place integer check (place >= 1),
  -- The rounds that were given instead of money.
  add column free_id bigint references vendors_free_rounds (id),
  add constraint promotions_participations_counts check
    ((kind in ('cashBack', 'lossRescue')) = (counts_from is not null) and (counts_from is null) = (counts_until is null)),
  add constraint promotions_participations_reward check (grant_id is null or free_id is null);
create unique index promotions_participations_place on promotions_participations (campaign_id, place)
  where place is not null;
create unique index promotions_participations_free on promotions_participations (free_id) where free_id is not null;
grant update (place, free_id) on promotions_participations to baize_app;

-- Rounds that were given count with what they were staked at, as money does.
create or replace function promotions_promised(p promotions_participations) returns bigint language sql immutable as $$
  select case when p.grant_id is not null or p.free_id is not null or p.status in ('inProcess', 'claim')
              then coalesce(p.amount, 0) else 0 end
$$;
drop trigger promotions_participations_promise on promotions_participations;
create trigger promotions_participations_promise after insert or update of status, amount, grant_id, free_id
  on promotions_participations for each row execute function promotions_count_promise();
