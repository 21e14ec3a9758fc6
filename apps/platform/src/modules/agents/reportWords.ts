import type { agentReports } from '@baize/contract';
import { wordsOf } from '@baize/contract/wordsOf';

type Report = (typeof agentReports)[number];
export type ReportWords = Readonly<{
  /** Column headings of each report. */
  columns: Readonly<Record<Report, readonly string[]>>;
  own: string;
  total: string;
  types: Readonly<{ member: string; agent: string }>;
  states: Readonly<Record<'active' | 'locked' | 'closed', string>>;
  categories: Readonly<Record<'RNG' | 'LIVE' | 'FISH' | 'PVP' | 'SPORTS' | 'ESPORTS' | 'LOTT' | 'ELOTT', string>>;
}>;

/** Texts of report files besides names and figures. */
export const reportWords = await wordsOf<ReportWords>(
  (folder) => import(`../../../../../languages/${folder}/platform/report.ts`),
);
