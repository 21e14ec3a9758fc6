import type { ContractKind, Terms } from '@baize/maths/contracts/Terms';

/** Terms that operators prepared. */
export type TemplateRow = Readonly<{
  id: bigint;
  name: string;
  kind: ContractKind;
  terms: Terms;
  isRetired: boolean;
  createdBy: string;
  createdAt: Date;
}>;
