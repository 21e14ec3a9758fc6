import type { AuditAct } from '@baize/contract/audit/auditActs';

type Facts = Readonly<Record<string, string | number | boolean | null>>;

/** An operator's act. Amounts are in `before` and `after` as decimal strings. */
export type Act = {
  brandId: number;
  actorId: bigint;
  actor: string;
  ip: string;
  /** `<module>.<operation>`. */
  action: AuditAct;
  objectType: string;
  objectId: string;
  reason?: string;
  before?: Facts;
  after?: Facts;
};
