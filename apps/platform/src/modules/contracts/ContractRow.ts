import type { ContractKind, Terms } from '@baize/maths/contracts/Terms';

/** The terms of a contract from a day on. */
export type VersionRow = Readonly<{ fromDay: string; terms: Terms }>;

/** A contract as the tables hold it; days are those of the brand's calendar. */
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
  /** What the next bill begins with; zero or less. */
  carry: bigint;
  /** Oldest first. */
  versions: readonly VersionRow[];
}>;
