/** An account as stored. */
export type OperatorRow = {
  id: bigint;
  brandId: number;
  username: string;
  role: string;
  passwordHash: string;
  totpSealed: Buffer;
  ownMemberId: bigint | null;
};

/** The operator of a session. */
export type SessionRow = Pick<OperatorRow, 'id' | 'brandId' | 'username' | 'role'>;
