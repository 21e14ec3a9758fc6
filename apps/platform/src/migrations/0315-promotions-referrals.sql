-- What a referral pays for each who was brought: `tier_amounts[n]` from the `tier_counts[n]`th on. It is earned once that
-- member has deposited `minimum` and staked `referral_turnover` in valid bets.
alter table promotions_campaigns
  add column referral_turnover bigint check (referral_turnover between 0 and 1000000000000000),
  add column tier_counts integer[],
  add column tier_amounts bigint[],
  add constraint promotions_campaigns_referral check (case when kind = 'referral'
    then referral_turnover is not null and cardinality(tier_counts) between 1 and 10
         and cardinality(tier_counts) = cardinality(tier_amounts) and tier_counts[1] = 1
         and (minimum > 0 or referral_turnover > 0)
    else referral_turnover is null and tier_counts is null and tier_amounts is null end);

-- Whoever was brought brings one reward, whichever promotion it is and however often somebody asks.
create unique index promotions_participations_brought on promotions_participations (brand_id, part)
  where kind = 'referral';
create index promotions_participations_referrer on promotions_participations (brand_id, member_id, id)
  where kind = 'referral';
grant update (referral_turnover, tier_counts, tier_amounts) on promotions_campaigns to baize_app;
