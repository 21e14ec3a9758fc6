/** An account as the table holds it. */
export type OperatorRow = {
  id: bigint;
  brandId: number;
  username: string;
  role: string;
  passwordHash: string;
  totpSealed: Buffer;
  ownMemberId: bigint | null;
};

/** What a session tells of its operator. */
export type SessionRow = Pick<OperatorRow, 'id' | 'brandId' | 'username' | 'role'>;
