-- How a vendor's games may be opened: of its origins those whose pages the brands' own game hosts serve too, and
-- whether its pages may stand in a frame of ours. The server never opens such a page to find out.
alter table vendors_vendors
  add column mirrored_origins text[] not null default '{}',
  add column is_frameable boolean not null default true,
  add constraint vendors_vendors_mirrors_own check (mirrored_origins <@ launch_origins);

-- The house's studio is what those hosts stood for so far.
update vendors_vendors set mirrored_origins = launch_origins where code = 'studio';
