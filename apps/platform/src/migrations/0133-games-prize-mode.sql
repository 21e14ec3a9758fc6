-- Lotteries that are listed apart: those the brand runs itself, and those of South East Asia. Empty goes by the category.
alter table games_games add column prize_mode text collate "C" not null default '' check (prize_mode in ('', 'ZY', 'SEA'));
