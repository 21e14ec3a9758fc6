import { localText } from '@baize/contract/localText';
import { listJackpots, type OutputOf } from '@baize/contract';
import { DataTable, type Column } from '@baize/ui/DataTable';
import { EmptyState } from '@baize/ui/EmptyState';
import { Panel } from '@baize/ui/Panel';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { query } from '../../call.ts';
import { Amount } from '../../components/Amount.tsx';
import { Moment } from '../../components/Moment.tsx';
import { pollWhilePresent } from '../../components/pollWhilePresent.ts';
import { ScreenHead } from '../../components/ScreenHead.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useT } from '../../i18n/useT.ts';
import { useOperator } from '../../useOperator.ts';
import { ListTable } from '../../components/ListTable.tsx';
import { useListAddress } from '../../components/useListAddress.ts';

type Pool = OutputOf<typeof listJackpots>['page']['content'][number];
type Payment = OutputOf<typeof listJackpots>['payments'][number];

/** What the pools of progressive jackpots hold in the books, what feeds them, and who was paid last. */
export function JackpotsScreen() {
  const t = useT();
  const language = useLanguage();
  const { may } = useOperator();
  const address = useListAddress('/jackpots');
  const found = useQuery({
    ...query(listJackpots, { pageNum: address.page, pageSize: 20 }),
    placeholderData: keepPreviousData,
    refetchInterval: pollWhilePresent(10_000),
  });
  const game = ({ name, vendorName }: Pool | Payment) => (
    <>
      {localText(name, language)}
      <span className="block text-cap text-text-3">{vendorName}</span>
    </>
  );
  const money = (units: bigint, { currency }: Pool | Payment) => <Amount units={units} currency={currency} />;
  const pools: Column<Pool>[] = [
    { id: 'game', header: t('rounds.game'), isRowHeader: true, card: 'title', cell: game },
    { id: 'stake', header: t('jackpots.stake'), align: 'end', card: 'line', cell: (row) => money(row.stake, row) },
    {
      id: 'balance',
      header: t('jackpots.balance'),
      align: 'end',
      card: 'amount',
      cell: (row) => money(row.balance, row),
    },
    {
      id: 'contribution',
      header: t('jackpots.contribution'),
      align: 'end',
      card: 'line',
      /* A share of a small bet lies below a hundredth. */
      cell: (row) => <Amount units={row.contribution} currency={row.currency} isCut={false} />,
    },
    { id: 'seed', header: t('jackpots.seed'), align: 'end', card: 'line', cell: (row) => money(row.seed, row) },
    { id: 'wins', header: t('jackpots.wins'), align: 'end', card: 'line', cell: (row) => row.wins },
    { id: 'paid', header: t('jackpots.paid'), align: 'end', card: 'line', cell: (row) => money(row.paid, row) },
  ];
  const payments: Column<Payment>[] = [
    { id: 'game', header: t('rounds.game'), isRowHeader: true, card: 'title', cell: game },
    {
      id: 'round',
      header: t('rounds.round'),
      card: 'line',
      cell: ({ memberId, round }) =>
        may('members.read') ? (
          <Link
            to="/members/$memberId"
            params={{ memberId }}
            search={{ tab: 'rounds' }}
            className="font-mono text-cap break-all text-felt-text underline underline-offset-4"
          >
            {round}
          </Link>
        ) : (
          <span className="font-mono text-cap break-all">{round}</span>
        ),
    },
    { id: 'stake', header: t('jackpots.stake'), align: 'end', card: 'line', cell: (row) => money(row.stake, row) },
    { id: 'amount', header: t('jackpots.amount'), align: 'end', card: 'amount', cell: (row) => money(row.amount, row) },
    { id: 'at', header: t('jackpots.paidAt'), card: 'detail', cell: ({ paidAt }) => <Moment at={paidAt} /> },
  ];
  return (
    <div data-screen="vendors.Jackpots">
      <ScreenHead title={t('nav.jackpots')} note={t('jackpots.note')} />
      <div className="flex flex-col gap-5">
        <ListTable
          caption={t('nav.jackpots')}
          density="comfortable"
          columns={pools}
          list={found}
          found={found.data?.page}
          address={address}
          rowKey={({ id }) => id}
          empty={{ title: t('jackpots.none'), hint: t('jackpots.noneHint') }}
        />
        {found.data === undefined ? null : (
          <Panel title={t('jackpots.payments')}>
            <DataTable
              caption={t('jackpots.payments')}
              density="compact"
              columns={payments}
              rows={found.data.payments}
              rowKey={({ memberId, round, paidAt }) => `${memberId} ${round} ${paidAt}`}
              empty={<EmptyState size="s" title={t('jackpots.noPayments')} />}
            />
          </Panel>
        )}
      </div>
    </div>
  );
}
