import type { agentReports } from '@baize/contract';
import { wordsOf } from '@baize/contract/wordsOf';

type Report = (typeof agentReports)[number];
export type ReportWords = Readonly<{
  /** The headings of each report, in the order of its columns. */
  columns: Readonly<Record<Report, readonly string[]>>;
  own: string;
  total: string;
  types: Readonly<{ member: string; agent: string }>;
  states: Readonly<Record<'active' | 'locked' | 'closed', string>>;
  categories: Readonly<Record<'RNG' | 'LIVE' | 'FISH' | 'PVP' | 'SPORTS' | 'ESPORTS' | 'LOTT' | 'ELOTT', string>>;
}>;

/** What stands in the files of reports besides names and figures. */
export const reportWords = await wordsOf<ReportWords>(
  (folder) => import(`../../../../../languages/${folder}/platform/report.ts`),
);
