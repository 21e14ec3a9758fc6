-- Money for a wallet outside, where nothing of ours can refuse a stake, is a way into play.
insert into limits_kinds (kind, effect) values ('transferOut', 'entry');
