import * as z from 'zod/mini';
import { moment, rowId } from '../shapes.ts';

/** By what an applicant can be reached. */
export const candidateChannels = ['phone', 'email', 'telegram', 'whatsapp', 'line', 'wechat', 'qq'] as const;

/** What somebody wrote who wants to become an agent, and what became of it. */
export const candidate = z.strictObject({
  id: rowId,
  name: z.string(),
  channel: z.enum(candidateChannels),
  contact: z.string(),
  about: z.string(),
  language: z.string(),
  status: z.enum(['waiting', 'talking', 'accepted', 'declined']),
  /** What operators wrote when they decided; the applicant never sees it. */
  note: z.string(),
  /** The code of the registration link that was made for who was accepted, and whose downline it opens. */
  linkCode: z.string(),
  upline: z.string(),
  decidedBy: z.string(),
  createdAt: moment,
  decidedAt: z.nullable(moment),
});
