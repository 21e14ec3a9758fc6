import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { memberTag } from './memberTag.ts';
import { amount, moment, pageNumber, pageOf, pageSize, rowId } from '../shapes.ts';

/** A member as the operator's list shows it. */
export const memberRow = z.strictObject({
  id: rowId,
  account: z.string(),
  nickname: z.string(),
  type: z.int(),
  status: z.enum(['active', 'locked', 'closed']),
  currency: z.string(),
  balance: amount,
  createdAt: moment,
  lastLoginAt: z.nullable(moment),
});

/** Members of the operator's brand, searched by account. */
export const listMembers = operation({
  id: 'members.listMembers',
  method: 'GET',
  path: '/ops/members/listMembers',
  audience: 'operator',
  permission: 'members.read',
  summary: 'Members',
  input: z.strictObject({
    search: z.optional(z.string().check(z.maxLength(64))),
    /** Only members with this tag; the search is then ignored. */
    tag: z.optional(memberTag),
    pageNum: pageNumber,
    pageSize,
  }),
  output: pageOf(memberRow),
  errors: ['not_logged_in', 'not_allowed'],
});
