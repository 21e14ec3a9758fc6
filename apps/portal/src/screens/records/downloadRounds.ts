import { listRounds } from '@baize/contract';
import { formatAmount } from '@baize/maths';
import { wallTime, zoneName } from '../../businessDay.ts';
import { call } from '../../call.ts';
import type { Round } from '../../components/round/Round.ts';
import type { Language } from '../../i18n/languages.ts';
import { localText } from '../../i18n/localText.ts';
import type { T } from '../../i18n/useT.ts';
import { filterInput, type RecordFilter } from './recordFilter.ts';
import { toCsv } from './toCsv.ts';

const PAGE_SIZE = 100;

interface Download {
  filter: RecordFilter;
  timeZone: string;
  language: Language;
  t: T;
  fileStart: string;
}

/** Saves the whole filtered list, not only the page in view, with exact amounts. */
export async function downloadRounds({ filter, timeZone, language, t, fileStart }: Download): Promise<void> {
  const rounds = await fetchAll(filter, timeZone);
  const header = [
    t('records.time'),
    t('records.game'),
    t('records.vendor'),
    t('records.round.number'),
    t('records.currency'),
    t('records.stake'),
    t('records.validStake'),
    t('records.win'),
    t('records.net'),
    t('records.statusColumn'),
  ];
  const csv = toCsv(
    header,
    rounds.map((round) => [
      wallTime(Date.parse(round.startedAt), timeZone),
      localText(round.gameName, language),
      round.vendorName,
      round.round,
      round.currency,
      formatAmount(round.bet),
      formatAmount(round.validBet),
      formatAmount(round.win),
      formatAmount(round.net),
      t(`records.status.${round.status}`),
    ]),
  );
  const zone = zoneName(Date.parse(rounds[0]?.startedAt ?? filter.to), timeZone);
  save(csv, `${fileStart}_${filter.from}_${filter.to}_${zone}.csv`);
}

/** Rounds may be added while the pages come in, which shifts them; a round already read is not listed twice. */
async function fetchAll(filter: RecordFilter, timeZone: string): Promise<Round[]> {
  const rounds = new Map<string, Round>();
  let pageCount = 1;
  for (let pageNum = 1; pageNum <= pageCount; pageNum += 1) {
    const { page } = await call(listRounds, { ...filterInput(filter, timeZone), pageNum, pageSize: PAGE_SIZE });
    pageCount = page.totalPages;
    for (const round of page.content) rounds.set(round.id, round);
  }
  return [...rounds.values()];
}

function save(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
