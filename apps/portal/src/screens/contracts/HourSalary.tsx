import type { OutputOf } from '@baize/contract';
import { getHourlySalary } from '@baize/contract/contracts/getHourlySalary';
import { listHourSalary } from '@baize/contract/contracts/listHourSalary';
import { cx } from '@baize/ui/cx';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../call.ts';
import { isSome } from '../../components/contracts/ContractTerms.ts';
import { moneyText } from '../../components/moneyText.ts';
import { useT } from '../../i18n/useT.ts';
import { PayPage } from './PayPage.tsx';
import { usePayList } from './usePayList.ts';

type Row = OutputOf<typeof listHourSalary>['content'][number];

/** The hourly wage: each hour by itself, paid together on the next business day. */
export function HourSalary() {
  const t = useT();
  const list = usePayList(listHourSalary);
  const overview = useQuery(query(getHourlySalary, {}));
  const rows = list.data?.content;
  return (
    <PayPage
      page="agentHourSalary"
      kind="hourly"
      overview={overview.data}
      reading={overview}
      list={list}
      found={list.data && { ...list.data, content: list.data.content.map(({ bill }) => bill) }}
      more={[
        {
          id: 'hours',
          header: t('contracts.hours'),
          card: 'line',
          cell: ({ id, currency }) => (
            <HourStrip hours={rows?.find(({ bill }) => bill.id === id)?.hours ?? []} currency={currency} />
          ),
        },
      ]}
    />
  );
}

/** The hours of a day as a strip: what is lit was paid, and says how much. */
function HourStrip({ hours, currency }: { hours: Row['hours']; currency: string }) {
  const t = useT();
  const last = Math.max(23, ...hours.map(({ hour }) => hour));
  const lit = hours.filter(({ amount }) => isSome(amount));
  return (
    <div className="min-w-40">
      <div aria-hidden="true" className="flex gap-px">
        {Array.from({ length: last + 1 }, (_, at) => {
          const found = hours.find(({ hour }) => hour === at);
          return (
            <span
              key={at}
              title={
                found === undefined
                  ? undefined
                  : t('contracts.hour', { hour: at, amount: moneyText(found.amount, currency) })
              }
              className={cx(
                'h-4 flex-1 rounded-[1px]',
                found === undefined ? 'bg-bg-3' : isSome(found.amount) ? 'bg-brass' : 'bg-line-2',
              )}
            />
          );
        })}
      </div>
      <ul className="mt-1 flex flex-wrap gap-x-3 text-cap text-text-3 tabular-nums">
        {lit.map(({ hour, amount }) => (
          <li key={hour}>{t('contracts.hour', { hour, amount: moneyText(amount, currency) })}</li>
        ))}
      </ul>
    </div>
  );
}
