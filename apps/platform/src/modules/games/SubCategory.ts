/** Sub-categories of slots: scratch cards, video poker, jackpots, table games, arcade and bingo. */
export type SubCategory = '' | 'SC' | 'VP' | 'JP' | 'TG' | 'AC' | 'BG';
