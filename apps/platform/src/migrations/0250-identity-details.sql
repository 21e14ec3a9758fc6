-- What members say of themselves after the registration, besides what stands in identity_profiles. Nothing here decides
-- anything by itself. The birthday is given once.
create table identity_details (
  member_id bigint primary key references identity_accounts (id),
  brand_id integer not null references site_brands (id),
  telegram text not null default '' check (length(telegram) <= 64),
  zalo text not null default '' check (length(zalo) <= 64),
  birthday date,
  address text not null default '' check (length(address) <= 200),
  nationality text not null default '' check (nationality ~ '^([A-Z]{2})?$'),
  occupation text not null default '' check (length(occupation) <= 64),
  source_of_income text not null default '' check (length(source_of_income) <= 16),
  updated_at timestamptz not null default now()
);
grant select, insert on identity_details to baize_app;
grant update (telegram, zalo, birthday, address, nationality, occupation, source_of_income, updated_at)
  on identity_details to baize_app;
