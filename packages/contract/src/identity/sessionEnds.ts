/** Why a session ended. */
export const sessionEnds = ['loggedOut', 'expired', 'signedInElsewhere', 'locked'] as const;

export type SessionEnd = (typeof sessionEnds)[number];
