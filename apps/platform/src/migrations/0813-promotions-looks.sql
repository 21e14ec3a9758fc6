-- When a job looks next whether the condition of a participation is met: at once after what can meet it, such as a deposit,
-- and otherwise when a period or the promotion ends, or again after a while where play counts. Nothing where nothing can.
alter table promotions_participations add column look_at timestamptz default clock_timestamp();
create index promotions_participations_looks on promotions_participations (look_at) where status = 'signedUp';
grant update (look_at) on promotions_participations to baize_app;
-- Pots whose seed is still to be told.
create index promotions_rains_sealed on promotions_rains (campaign_id) where seed is null;
