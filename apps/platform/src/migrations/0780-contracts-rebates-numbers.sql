-- These sums are wider than a bigint, and a numeric column could also hold NaN, which would pass every comparison above.
alter table contracts_rebates
  add constraint contracts_rebates_numbers check (greatest(carry_in, earned, carry_out) < 'NaN'::numeric);
