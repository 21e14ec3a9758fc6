import type { billRound } from '@baize/contract/contracts/billRounds';
import type { Column } from '@baize/ui/DataTable';
import { StatusChip } from '@baize/ui/StatusChip';
import type * as z from 'zod/mini';
import { localText } from '../../i18n/localText.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useT } from '../../i18n/useT.ts';
import { Amount } from '../Amount.tsx';
import { Moment } from '../Moment.tsx';

type BillRound = z.output<typeof billRound>;

const tones = { settled: 'neutral', late: 'amber', corrected: 'sky' } as const;

/** What is shown of a round behind pay, by column; lists of such rounds choose among them. */
export function useRoundColumns(currency: string) {
  const t = useT();
  const language = useLanguage();
  return {
    at: { id: 'at', header: t('contracts.rounds.at'), card: 'meta', cell: ({ at }) => <Moment at={at} /> },
    /** What was carried in counts for the first hour. */
    hour: {
      id: 'hour',
      header: t('contracts.rounds.hour'),
      align: 'end',
      card: 'line',
      cell: (row) => `${row.isCarried ? 0 : row.hour}:00`,
    },
    account: {
      id: 'account',
      header: t('contracts.who'),
      isRowHeader: true,
      card: 'title',
      cell: ({ account }) =>
        account === '' ? <span className="font-normal text-text-3">{t('contracts.rounds.left')}</span> : account,
    },
    game: {
      id: 'game',
      header: t('contracts.rounds.game'),
      card: 'detail',
      cell: ({ round }) => (
        <span title={round.round}>
          {localText(round.gameName, language)}
          <span className="block text-cap text-text-3">{round.vendorName}</span>
        </span>
      ),
    },
    validBet: {
      id: 'validBet',
      header: t('contracts.rounds.validBet'),
      align: 'end',
      card: 'line',
      cell: ({ validBet }) => <Amount units={validBet} currency={currency} />,
    },
    result: {
      id: 'result',
      header: t('contracts.rounds.result'),
      align: 'end',
      card: 'amount',
      cell: ({ profitAndLoss }) => <Amount units={profitAndLoss} currency={currency} isOutcome isBold />,
    },
    why: {
      id: 'why',
      header: t('contracts.rounds.why'),
      card: 'status',
      cell: ({ why, isCarried, day }) => (
        <span className="flex flex-col items-start gap-1 max-sm:items-end">
          <StatusChip tone={tones[why]}>{t(`contracts.rounds.why.${why}`)}</StatusChip>
          {isCarried ? <span className="text-cap text-text-3">{t('contracts.rounds.of', { day })}</span> : null}
        </span>
      ),
    },
  } satisfies Record<string, Column<BillRound>>;
}
