-- The days that stood in the code of jobs. Every table has a row here, an end of its own within hours, or a stated
-- reason to stay (tableFates.test.ts).
insert into kit_retention (table_name, kept_days, reason) values
  ('outbox_messages', 90, 'who was written to, and whether it arrived, is asked within a quarter of a year'),
  ('identity_devices', 30, 'a remembered browser that ended is shown to nobody; a month later no question on it comes'),
  ('identity_places', 30, 'a network that was not used for a month is strange again'),
  ('identity_browsers', 90, 'a browser that was not used for a quarter of a year is strange again'),
  ('identity_recoveries', 1, 'a link that ended yesterday is of no use to anybody'),
  ('identity_verifications', 1, 'a login that was not finished yesterday is begun again'),
  ('chat_passes', 1, 'older than any session that may open the chat'),
  ('operators_sessions', 1, 'older than the longest session of an operator');
