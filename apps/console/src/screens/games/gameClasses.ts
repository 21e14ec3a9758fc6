/** The categories of games, in the order of the lobbies. */
export const gameClasses = ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'LOTT', 'ELOTT'] as const;
