-- How long a reward can be claimed: after the end of its promotion, and in one without an end after it became claimable.
alter table promotions_campaigns
  add column claim_days integer not null default 30 check (claim_days between 1 and 365);
update promotions_campaigns set claim_days = 7 where ends_at is not null;
grant update (claim_days) on promotions_campaigns to baize_app;

-- From when the days count where a promotion has no end; what is claimable now begins with this migration.
alter table promotions_participations add column claim_from timestamptz;
update promotions_participations set claim_from = clock_timestamp() where status = 'claim';
grant update (claim_from) on promotions_participations to baize_app;

create function promotions_note_claimable() returns trigger language plpgsql as $$
begin
  if new.status = 'claim' and (tg_op = 'INSERT' or old.status <> 'claim') then
    new.claim_from := clock_timestamp();
  end if;
  return new;
end $$;
create trigger promotions_participations_claim_from before insert or update of status on promotions_participations
  for each row execute function promotions_note_claimable();

create index promotions_participations_unclaimed on promotions_participations (campaign_id, claim_from)
  where status = 'claim' and not is_held;
