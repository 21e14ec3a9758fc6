-- A promotion may be meant for members whom operators have marked with a tag.
alter table promotions_campaigns drop constraint promotions_campaigns_audience_check;
alter table promotions_campaigns add constraint promotions_campaigns_audience_check check
  (audience in ('everybody', 'newMembers', 'depositors', 'tagged'));
alter table promotions_campaigns
  add column audience_tag text not null default '' check (char_length(audience_tag) <= 24),
  add constraint promotions_campaigns_tagged check ((audience = 'tagged') = (audience_tag <> ''));
grant update (audience_tag) on promotions_campaigns to baize_app;
