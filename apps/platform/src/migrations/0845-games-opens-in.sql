-- Where a brand opens one game, where it differs from the vendor's others; null leaves it to the vendor's opening.
alter table games_decisions add column opens_in text collate "C" check (opens_in in ('frame', 'tab'));
