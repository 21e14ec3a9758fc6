/** The token of a member's session in the bench: as long as a real one, and known to both sides. */
export const tokenOf = (member: bigint | number): string => `bench-${member}-`.padEnd(43, 'x');
