import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { pageNumber, pageOf, pageSize, rowId } from '../shapes.ts';
import { lineTerms, termsChange } from './termsChange.ts';

/** What an account has of its line, what it may be given, and the change log, newest first. */
export const listMemberTerms = operation({
  id: 'agents.listMemberTerms',
  method: 'GET',
  path: '/ops/agents/listMemberTerms',
  audience: 'operator',
  permission: 'agents.read',
  summary: 'Terms of an account',
  input: z.strictObject({ memberId: rowId, pageNum: pageNumber, pageSize }),
  output: z.strictObject({
    account: z.string(),
    type: z.int(),
    /** Who stands directly above; empty at the top. */
    upline: z.string(),
    directCount: z.int(),
    own: lineTerms,
    /** Upper and lower bounds: what the upline or the brand may give, and what was given further down. */
    most: lineTerms,
    least: lineTerms,
    page: pageOf(termsChange),
  }),
  errors: ['not_logged_in', 'not_allowed', 'member_not_found'],
});
