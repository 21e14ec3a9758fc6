import { getReportFile as operation, type agentReports } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { admitFile, columnsOf, tableFile } from '#modules/exports/index.ts';
import { agentOf } from '../agentOf.ts';
import type { AgentsDeps } from '../AgentsDeps.ts';
import { reportRows } from '../reportRows.ts';
import { reportWords } from '../reportWords.ts';

/** Column widths; `a` marks columns that a spreadsheet may sum. */
const shapes: Readonly<Record<(typeof agentReports)[number], string>> = {
  overview: '24 10 a a a a',
  downlines: '20 10 8 8 8 a 10 12 10 20 20',
  rounds: '20 20 24 16 28 a a a a 12',
  statements: '20 8 a a 10 a a a a a a a',
  revenue: '12 a a a 8',
  transactions: '20 20 24 a a a 14',
};

export const getReportFile = (deps: AgentsDeps): Route =>
  implement(operation, async ({ input, brand, session }) => {
    const { report, format, language, from, to } = input;
    const { count, rows } = await reportRows(deps, { ...input, ...agentOf({ brand, session }), brand });
    await admitFile(deps.limiter, session, count);
    const columns = columnsOf(reportWords[language].columns[report], shapes[report]);
    return tableFile({ format, name: `${brand.code}_${report}_${from}_${to}`, columns, rows });
  });
