-- How a brand opens a vendor's games where it has decided so itself: both values, or neither and the vendor's own hold.
alter table vendors_brand_vendors
  add column is_frameable boolean,
  add column mirrored_origins text[],
  add constraint vendors_brand_vendors_opening check ((is_frameable is null) = (mirrored_origins is null));

grant update (is_frameable, mirrored_origins) on vendors_brand_vendors to baize_app;
