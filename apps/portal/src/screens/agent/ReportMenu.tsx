import type { InputOf } from '@baize/contract';
import { getReportFile } from '@baize/contract/agents/getReportFile';
import { DownloadMenu } from '../../components/DownloadMenu.tsx';
import { fetchRecordFile } from '../../components/fetchRecordFile.ts';

type Asked = InputOf<typeof getReportFile>;
type Filters = Omit<Asked, 'report' | 'format' | 'language' | 'scope'>;

interface ReportMenuProps {
  report: Asked['report'];
  /** What the page is filtered by. */
  filter: { [Name in keyof Filters]: Filters[Name] | undefined } & {
    from: string;
    to: string;
    scope?: 'me' | 'direct' | 'team';
  };
  isEmpty: boolean;
}

/** Saves a report of the agent centre as it is filtered: all of its rows. */
export function ReportMenu({ report, filter, isEmpty }: ReportMenuProps) {
  const { from, to, scope = 'team', ...others } = filter;
  const given = Object.fromEntries(Object.entries(others).filter(([, value]) => value !== undefined));
  return (
    <DownloadMenu
      isEmpty={isEmpty}
      fetchFile={(form) => fetchRecordFile(getReportFile, { report, from, to, scope, ...given, ...form })}
    />
  );
}
