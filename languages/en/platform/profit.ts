export const words = ['Day', 'Currency', 'Rounds', 'Stake', 'Valid stake', 'Win', 'Rebates', 'Bonuses', 'Result'];
