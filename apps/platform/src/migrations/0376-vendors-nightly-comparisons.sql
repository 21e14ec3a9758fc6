-- Each day of a brand is compared once with every vendor that lists its rounds, without anybody asking. `night` is that
-- day by the brand's clock; one that was given up may be asked for again, one that is under way or done may not.
alter table vendors_comparisons add column night date;
create unique index vendors_comparisons_night on vendors_comparisons (brand_id, vendor_id, night)
  where night is not null and status <> 'failed';
