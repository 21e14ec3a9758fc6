import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { pageNumber, pageOf, pageSize } from '../shapes.ts';
import { application } from './application.ts';

/** Participations in promotions: pending ones oldest first, otherwise newest first. */
export const listApplications = operation({
  id: 'promotions.listApplications',
  method: 'GET',
  path: '/ops/promotions/listApplications',
  audience: 'operator',
  permission: 'promotions.read',
  summary: 'Applications and participations',
  input: z.strictObject({
    view: z._default(z.optional(z.enum(['waiting', 'claimable', 'paid', 'ended', 'all'])), 'waiting' as const),
    search: z.optional(z.string().check(z.maxLength(64))),
    pageNum: pageNumber,
    pageSize,
  }),
  output: z.strictObject({ page: pageOf(application), waiting: z.int() }),
  errors: ['not_logged_in', 'not_allowed'],
});
