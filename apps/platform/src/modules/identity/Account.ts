export type AccountStatus = 'active' | 'locked' | 'closed';

/** Public account facts for other modules: no hash, no address. */
export type Account = Readonly<{
  memberId: bigint;
  brandId: number;
  /** The user name in its owner's spelling. */
  account: string;
  nickname: string;
  type: number;
  status: AccountStatus;
  language: string;
  currency: string;
  /** Name of the avatar picture. */
  icon: string;
  createdAt: Date;
  lastLoginAt: Date | null;
}>;
