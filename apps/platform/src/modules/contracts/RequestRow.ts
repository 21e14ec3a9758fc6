import type { ContractKind, Terms } from '@baize/maths/contracts/Terms';

/** A request of one side to the other. */
export type RequestRow = Readonly<{
  id: bigint;
  brandId: number;
  requestId: string;
  payerId: bigint;
  memberId: bigint;
  kind: ContractKind;
  what: 'new' | 'termination';
  askedBy: bigint;
  terms: Terms | null;
  status: 'pending' | 'accepted' | 'rejected' | 'terminated';
  createdAt: Date;
  decidedAt: Date | null;
}>;
