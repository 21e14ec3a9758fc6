import * as z from 'zod/mini';
import { fileAnswer, fileForm } from '../fileAnswer.ts';
import { operation } from '../operation.ts';
import { rowId } from '../shapes.ts';
import { transactionKinds } from '../wallet/ledgerKinds.ts';
import { moneyFigures } from './figureKinds.ts';
import { day, gameClassifies } from './figures.ts';
import { teamParts } from './teamParts.ts';

/** The agent reports that can be exported. */
export const agentReports = ['overview', 'downlines', 'rounds', 'statements', 'revenue', 'transactions'] as const;

/** Exports a report of the agent centre with all of its rows. */
export const getReportFile = operation({
  id: 'agents.getReportFile',
  method: 'GET',
  path: '/wps/agents/getReportFile',
  audience: 'member',
  isFile: true,
  summary: 'Report of a team as a file',
  description:
    'For agents only, of the own team. A filter that a report does not have is not looked at. At most 93 days and 50,000 rows.',
  input: z.strictObject({
    report: z.enum(agentReports),
    from: day,
    to: day,
    scope: z._default(z.optional(z.enum(['me', 'direct', 'team'])), 'team'),
    account: z.optional(z.string().check(z.maxLength(32))),
    parentId: z.optional(rowId),
    gameClassify: z.optional(z.enum(gameClassifies)),
    status: z.optional(z.enum(['open', 'won', 'lost', 'cancelled'])),
    kind: z.optional(z.enum(transactionKinds)),
    figure: z.optional(z.enum(moneyFigures)),
    part: z.optional(z.enum(teamParts)),
    ...fileForm,
  }),
  output: fileAnswer,
  errors: ['not_logged_in', 'not_allowed', 'downline_unknown', 'file_too_large'],
});
