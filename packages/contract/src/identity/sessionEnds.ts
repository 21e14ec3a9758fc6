/** Why a session of play is over. */
export const sessionEnds = ['loggedOut', 'expired', 'signedInElsewhere', 'locked'] as const;

export type SessionEnd = (typeof sessionEnds)[number];
