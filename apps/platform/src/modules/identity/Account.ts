export type AccountStatus = 'active' | 'locked' | 'closed';

/** An account as other modules may know it: no hash, no address. */
export type Account = Readonly<{
  memberId: bigint;
  brandId: number;
  /** The user name as its owner wrote it. */
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
