import type { ContractKind, Terms } from '@baize/maths/contracts/Terms';

/** A version of a contract's terms, from a day on. */
export type VersionRow = Readonly<{ fromDay: string; terms: Terms }>;

/** A contract as stored; days are those of the brand's calendar. */
export type ContractRow = Readonly<{
  id: bigint;
  brandId: number;
  /** 0 is the house. */
  payerId: bigint;
  memberId: bigint;
  kind: ContractKind;
  currency: string;
  startsDay: string;
  endsDay: string | null;
  /** The carry into the next bill; zero or less. */
  carry: bigint;
  /** Oldest first. */
  versions: readonly VersionRow[];
}>;
