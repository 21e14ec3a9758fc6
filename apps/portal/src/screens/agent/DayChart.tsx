import type { getTeamOverview, OutputOf } from '@baize/contract';
import { cx } from '@baize/ui/cx';
import { moneyText } from '../../components/moneyText.ts';
import { useT } from '../../i18n/useT.ts';

type Days = OutputOf<typeof getTeamOverview>['byDay'];

const NOTHING = BigInt(0);
const HUNDRED = BigInt(100);

/** Turnover of each day as bars, with the figures in words beneath for those who do not see them. */
export function DayChart({ days, currency }: { days: Days; currency: string }) {
  const t = useT();
  let most = BigInt(1);
  for (const { bets } of days) if (bets > most) most = bets;
  return (
    <figure className="m-0">
      <div aria-hidden="true" className="flex h-32 items-end gap-1">
        {days.map(({ day, bets, net }) => (
          <span
            key={day}
            title={`${day} · ${moneyText(bets, currency)}`}
            style={{ height: `${Math.max(2, Number((bets * HUNDRED) / most))}%` }}
            className={cx('min-w-1 flex-1 rounded-t-tag', net < NOTHING ? 'bg-felt' : 'bg-brass')}
          />
        ))}
      </div>
      <figcaption className="mt-2 flex justify-between text-cap text-text-3 tabular-nums">
        <span>{days[0]?.day}</span>
        <span>{days.length > 1 ? days.at(-1)?.day : ''}</span>
      </figcaption>
      <table className="sr-only">
        <caption>{t('team.chart')}</caption>
        <thead>
          <tr>
            <th>{t('team.day')}</th>
            <th>{t('team.f.bets')}</th>
            <th>{t('team.f.netOf')}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, bets, net }) => (
            <tr key={day}>
              <th>{day}</th>
              <td>{moneyText(bets, currency)}</td>
              <td>{moneyText(net, currency, 'always')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
