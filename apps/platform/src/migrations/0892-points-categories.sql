-- What a reward is, whichever way it is handed over: members look for rewards by it. Programs before this one write none.
alter table points_rewards
  add column category text collate "C" not null default 'other'
    check (category in ('electronics', 'vouchers', 'lifestyle', 'luxury', 'money', 'other'));
update points_rewards set category = 'money' where kind = 'credit';
