import * as z from 'zod/mini';
import { moment, rowId } from '../shapes.ts';

/** Contact channels of an applicant. */
export const candidateChannels = ['phone', 'email', 'telegram', 'whatsapp', 'line', 'wechat', 'qq'] as const;

/** An application to become an agent, with its decision. */
export const candidate = z.strictObject({
  id: rowId,
  name: z.string(),
  channel: z.enum(candidateChannels),
  contact: z.string(),
  about: z.string(),
  language: z.string(),
  status: z.enum(['waiting', 'talking', 'accepted', 'declined']),
  /** The operators' note on the decision; the applicant never sees it. */
  note: z.string(),
  /** Code of the registration link that was created on acceptance, and whose downline it belongs to; empty for the house. */
  linkCode: z.string(),
  upline: z.string(),
  decidedBy: z.string(),
  createdAt: moment,
  decidedAt: z.nullable(moment),
});
