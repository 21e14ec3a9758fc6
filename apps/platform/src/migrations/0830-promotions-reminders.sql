-- When the member was told that the days to claim a reward end: once each. What can be claimed and was not told yet is found
-- by its promotion.
alter table promotions_participations add column told_at timestamptz;
grant update (told_at) on promotions_participations to baize_app;
create index promotions_participations_untold on promotions_participations (campaign_id, claim_from)
  where status = 'claim' and not is_held and told_at is null;
