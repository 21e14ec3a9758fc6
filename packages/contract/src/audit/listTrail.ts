import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { moment, pageNumber, pageOf, pageSize, rowId } from '../shapes.ts';

/** One act of an operator: who, what, on what, before and after. */
export const auditRow = z.strictObject({
  id: rowId,
  at: moment,
  actor: z.string(),
  ip: z.string(),
  action: z.string(),
  objectType: z.string(),
  objectId: z.string(),
  /** The account of the member concerned; empty if there is none. */
  member: z.string(),
  /** The amount concerned, with its currency; both empty if there is none. */
  amount: z.string(),
  currency: z.string(),
  reason: z.string(),
  before: z.string(),
  after: z.string(),
  hash: z.string(),
});

/** The audit trail of the operator's brand, newest first. Rows are chained by hash and cannot be changed. */
export const listTrail = operation({
  id: 'audit.listTrail',
  method: 'GET',
  path: '/ops/audit/listTrail',
  audience: 'operator',
  permission: 'audit.read',
  summary: 'Audit trail',
  input: z.strictObject({
    action: z.optional(z.string().check(z.maxLength(64))),
    actor: z.optional(z.string().check(z.maxLength(64))),
    /** The type of the id, since ids of different types may be equal. */
    objectType: z.optional(z.string().check(z.maxLength(64))),
    objectId: z.optional(z.string().check(z.maxLength(64))),
    from: z.optional(moment),
    to: z.optional(moment),
    pageNum: pageNumber,
    pageSize,
  }),
  output: z.strictObject({ page: pageOf(auditRow), isChainIntact: z.boolean() }),
  errors: ['not_logged_in', 'not_allowed'],
});
