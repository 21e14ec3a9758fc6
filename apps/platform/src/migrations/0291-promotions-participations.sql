-- A member takes part in a promotion once. The amount is decided by the server when the reward becomes claimable, and a
-- bonus that was paid is the one under `grant_id`.
create table promotions_participations (
  id bigint primary key generated always as identity,
  brand_id integer not null references site_brands (id),
  campaign_id bigint not null references promotions_campaigns (id),
  kind text collate "C" not null,
  member_id bigint not null,
  account text not null,
  status text collate "C" not null check (status in
    ('signedUp', 'applying', 'inProcess', 'claim', 'claimed', 'issued', 'rejected', 'closed')),
  amount bigint check (amount between 0 and 1000000000000000),
  currency text collate "C" not null,
  remark text not null default '',
  -- Why somebody has to look before anything is paid, and whether that is still to be done.
  flags text[] collate "C" not null default '{}',
  is_held boolean not null default false,
  is_cleared boolean not null default false,
  deposit_id bigint,
  prize_id bigint references promotions_prizes (id),
  -- The permanent key of its bonus.
  request_id uuid not null default gen_random_uuid(),
  grant_id bigint,
  public_reason text not null default '',
  reason text not null default '',
  acted_by text not null default '',
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  unique (campaign_id, member_id),
  check (kind <> 'zaloBinding' or amount is null or amount <= 13100000000),
  check (status not in ('claim', 'claimed', 'issued') or kind = 'raffle' or amount is not null),
  check (status not in ('claimed', 'issued') or amount is not null)
);
-- The bonus for binding Zalo is given to a member once, by whichever promotion.
create unique index promotions_participations_zalo on promotions_participations (brand_id, member_id)
  where kind = 'zaloBinding';
-- A deposit brings one bonus.
create unique index promotions_participations_deposit on promotions_participations (brand_id, deposit_id)
  where deposit_id is not null;
create unique index promotions_participations_grant on promotions_participations (grant_id) where grant_id is not null;
create index promotions_participations_member on promotions_participations (brand_id, member_id, id);
create index promotions_participations_held on promotions_participations (brand_id, id) where is_held;
create index promotions_participations_list on promotions_participations (brand_id, status, id);

-- Every state that a participation has had, and who brought it there; nobody's name where it was the member or the clock.
create table promotions_steps (
  id bigint primary key generated always as identity,
  brand_id integer not null,
  participation_id bigint not null references promotions_participations (id),
  status text collate "C" not null,
  by_operator text not null default '',
  at timestamptz not null default clock_timestamp()
);
create index promotions_steps_participation on promotions_steps (participation_id, id);

-- By what accounts of one person can be told: the browser, the network, the payee, the Zalo account.
create table promotions_marks (
  brand_id integer not null,
  campaign_id bigint not null references promotions_campaigns (id),
  participation_id bigint not null references promotions_participations (id),
  kind text collate "C" not null check (kind in ('device', 'network', 'payee', 'zalo')),
  mark text collate "C" not null,
  primary key (participation_id, kind, mark)
);
create index promotions_marks_seen on promotions_marks (brand_id, kind, mark, campaign_id);

-- What members hand in with an application, for its owner and the operators alone.
create table promotions_images (
  participation_id bigint not null references promotions_participations (id),
  position integer not null check (position between 1 and 3),
  brand_id integer not null,
  member_id bigint not null,
  media_type text collate "C" not null check (media_type in ('image/png', 'image/jpeg')),
  content bytea not null check (length(content) between 1 and 5242880),
  primary key (participation_id, position)
);

-- A participation only moves forward, whoever writes.
create function promotions_refuse_backward() returns trigger language plpgsql as $$
begin
  if old.status = new.status or (old.status, new.status) in (
    ('signedUp', 'inProcess'), ('signedUp', 'claim'), ('signedUp', 'closed'),
    ('applying', 'inProcess'), ('applying', 'closed'),
    ('inProcess', 'claim'), ('inProcess', 'rejected'), ('inProcess', 'closed'),
    ('claim', 'claimed'), ('claim', 'rejected'), ('claim', 'closed'),
    ('claimed', 'issued'), ('claimed', 'closed')
  ) then
    return new;
  end if;
  raise exception 'participation % is % and cannot become %', old.id, old.status, new.status using errcode = '42501';
end $$;
create trigger promotions_participations_forward_only before update of status on promotions_participations
  for each row execute function promotions_refuse_backward();

create function promotions_note_step() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or old.status <> new.status then
    insert into promotions_steps (brand_id, participation_id, status, by_operator)
    values (new.brand_id, new.id, new.status, new.acted_by);
  end if;
  return null;
end $$;
create trigger promotions_participations_first_step after insert on promotions_participations
  for each row execute function promotions_note_step();
create trigger promotions_participations_step after update of status on promotions_participations
  for each row execute function promotions_note_step();

revoke all on promotions_participations, promotions_steps, promotions_marks, promotions_images from public;
grant select, insert on promotions_participations, promotions_steps, promotions_marks, promotions_images to baize_app;
grant update (status, amount, flags, is_held, is_cleared, deposit_id, prize_id, grant_id, public_reason, reason, acted_by,
  updated_at) on promotions_participations to baize_app;
