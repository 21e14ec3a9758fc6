-- What a level of verification lets a member take out, per brand and currency: the four entries are the levels 0 to 3,
-- null is no limit of the level's own. Without a row no level is asked for.
create table kyc_rules (
  brand_id integer not null references site_brands (id),
  currency text collate "C" not null check (currency ~ '^[A-Z]{3}$'),
  single bigint[] not null check (cardinality(single) = 4),
  daily bigint[] not null check (cardinality(daily) = 4),
  version integer not null default 1,
  primary key (brand_id, currency)
);

-- What members hand in for a level. One of a level waits at a time; what is decided stays decided. An approval counts
-- until its last day, by the brand's clock.
create table kyc_submissions (
  id bigint primary key generated always as identity,
  brand_id integer not null references site_brands (id),
  member_id bigint not null references identity_accounts (id),
  account text not null,
  level smallint not null check (level between 1 and 3),
  status text collate "C" not null default 'inReview' check (status in ('inReview', 'approved', 'rejected')),
  public_reason text collate "C" not null default '',
  reason text not null default '',
  expires_on date,
  decided_by bigint,
  decided_by_name text not null default '',
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  check ((status = 'inReview') = (decided_by is null)),
  check ((status = 'inReview') = (decided_at is null)),
  check ((status = 'rejected') = (public_reason <> '')),
  check (expires_on is null or status = 'approved')
);
create unique index kyc_submissions_one on kyc_submissions (member_id, level) where status = 'inReview';
create index kyc_submissions_queue on kyc_submissions (brand_id, status, id);
create index kyc_submissions_member on kyc_submissions (member_id, id);

create function kyc_refuse_second_decision() returns trigger language plpgsql as $$
begin
  if old.status <> 'inReview' then
    raise exception 'submission % is % already', old.id, old.status using errcode = '42501';
  end if;
  return new;
end $$;
create trigger kyc_submissions_forward_only before update on kyc_submissions
  for each row execute function kyc_refuse_second_decision();

-- The papers, sealed for this one place: the database alone cannot show them. They have names of their own.
create table kyc_documents (
  id uuid primary key,
  submission_id bigint not null references kyc_submissions (id),
  brand_id integer not null,
  member_id bigint not null,
  nth smallint not null check (nth between 1 and 2),
  media_type text collate "C" not null check (media_type in ('image/png', 'image/jpeg', 'application/pdf')),
  sealed bytea not null check (length(sealed) between 29 and 5243000),
  created_at timestamptz not null default now(),
  unique (submission_id, nth)
);

revoke all on kyc_rules, kyc_submissions, kyc_documents from public;
grant select, insert on kyc_rules, kyc_submissions, kyc_documents to baize_app;
grant update (single, daily, version) on kyc_rules to baize_app;
grant update (status, public_reason, reason, expires_on, decided_by, decided_by_name, decided_at) on kyc_submissions
  to baize_app;
