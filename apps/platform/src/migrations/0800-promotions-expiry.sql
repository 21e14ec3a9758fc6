-- A reward that waited for an operator can be claimed for as long after his approval as others after the promotion's end.
alter table promotions_participations add column cleared_at timestamptz;
grant update (cleared_at) on promotions_participations to baize_app;
-- What can be claimed and may have to be closed.
create index promotions_participations_claimable on promotions_participations (campaign_id, id)
  where status = 'claim' and not is_held;
