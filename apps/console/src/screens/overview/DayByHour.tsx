import type { getActivity, OutputOf } from '@baize/contract';
import { cx } from '@baize/ui/cx';
import { Segmented } from '@baize/ui/Segmented';
import { useId, useState } from 'react';
import { amountText } from '../../components/amountText.ts';
import { useT } from '../../i18n/useT.ts';

type Activity = OutputOf<typeof getActivity>;
type What = 'bet' | 'grossResult';

const ZERO = 0n;
const PARTS = 1_000n;
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

const sizeOf = (units: bigint): bigint => (units < ZERO ? -units : units);
const clockOf = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** Each hour of the day beside the same hour of yesterday. The table that is read out says the same in figures. */
export function DayByHour({ activity }: { activity: Activity }) {
  const t = useT();
  const title = useId();
  const [what, setWhat] = useState<What>('bet');
  const { currency, hourNow } = activity;
  const today = new Map(activity.today.map((row) => [row.hour, row]));
  const yesterday = new Map(activity.yesterday.map((row) => [row.hour, row]));
  const all = [...activity.today, ...activity.yesterday].map((row) => row[what]);
  const most = all.reduce((max, units) => (sizeOf(units) > max ? sizeOf(units) : max), ZERO);
  const hasLosses = all.some((units) => units < ZERO);
  const todayOf = (hour: number): bigint | undefined =>
    hour > hourNow ? undefined : (today.get(hour)?.[what] ?? ZERO);
  const yesterdayOf = (hour: number): bigint => yesterday.get(hour)?.[what] ?? ZERO;
  const told = (units: bigint | undefined): string => (units === undefined ? '–' : amountText(units, currency));
  return (
    <figure aria-labelledby={title} className="m-0">
      <figcaption className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h3 id={title} className="text-label text-text-1">
          {t('overview.byHour')}
        </h3>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <Key className="bg-felt" text={t('overview.todayShort')} />
          <Key className="bg-text-3/45" text={t('overview.yesterday')} />
          <Segmented
            label={t('overview.byHour')}
            value={what}
            onValueChange={setWhat}
            options={[
              { value: 'bet', label: t('overview.bet') },
              { value: 'grossResult', label: t('overview.grossResult') },
            ]}
          />
        </div>
      </figcaption>
      {most === ZERO ? <p className="mt-3 text-body text-text-3">{t('overview.noRounds')}</p> : null}
      <div aria-hidden="true" hidden={most === ZERO}>
        <p className="mt-2 text-cap text-text-3 tabular-nums">{amountText(most, currency)}</p>
        <div className="mt-1 flex h-44 items-stretch gap-0.5 sm:gap-1">
          {HOURS.map((hour) => (
            <div
              key={hour}
              title={`${clockOf(hour)}  ${t('overview.todayShort')} ${told(todayOf(hour))}, ${t('overview.yesterday')} ${told(yesterdayOf(hour))}`}
              className={cx('flex min-w-0 flex-1 flex-col rounded-tag hover:bg-bg-2', hour === hourNow && 'bg-bg-2')}
            >
              <Half units={[yesterdayOf(hour), todayOf(hour) ?? ZERO]} most={most} side="above" />
              {hasLosses ? <Half units={[yesterdayOf(hour), todayOf(hour) ?? ZERO]} most={most} side="below" /> : null}
            </div>
          ))}
        </div>
        <div className="mt-1 flex justify-between text-cap text-text-3 tabular-nums">
          {['00:00', '06:00', '12:00', '18:00', '24:00'].map((clock) => (
            <span key={clock}>{clock}</span>
          ))}
        </div>
      </div>
      {/* The box is what is taken out of sight: a table of its own takes the width of its words and widens the page. */}
      <div className="sr-only">
        <table>
          <caption>{`${t('overview.byHour')}: ${t(`overview.${what}`)}`}</caption>
          <thead>
            <tr>
              <th scope="col">{t('overview.hour')}</th>
              <th scope="col">{t('overview.todayShort')}</th>
              <th scope="col">{t('overview.yesterday')}</th>
            </tr>
          </thead>
          <tbody>
            {HOURS.map((hour) => (
              <tr key={hour}>
                <th scope="row">{clockOf(hour)}</th>
                <td>{told(todayOf(hour))}</td>
                <td>{told(yesterdayOf(hour))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

function Key({ className, text }: { className: string; text: string }) {
  return (
    <span className="flex items-center gap-2 text-dense text-text-2">
      <span aria-hidden="true" className={cx('size-3 rounded-tag', className)} />
      {text}
    </span>
  );
}

/** Yesterday's and today's bar on one side of the line. */
function Half({
  units,
  most,
  side,
}: {
  units: readonly [yesterday: bigint, today: bigint];
  most: bigint;
  side: 'above' | 'below';
}) {
  const isAbove = side === 'above';
  return (
    <div
      className={cx(
        'flex flex-1 justify-center gap-px px-px',
        isAbove ? 'items-end border-b border-line-2' : 'items-start',
      )}
    >
      {units.map((value, at) => {
        const isHere = isAbove ? value > ZERO : value < ZERO;
        const share = most === ZERO ? 0 : Math.max(1.5, Number((sizeOf(value) * PARTS) / most) / 10);
        return (
          <span
            key={at === 0 ? 'yesterday' : 'today'}
            style={{ height: isHere ? `${share}%` : 0 }}
            className={cx(
              'max-w-4 flex-1',
              isAbove ? 'rounded-t-tag' : 'rounded-b-tag',
              at === 0 ? 'bg-text-3/45' : isAbove ? 'bg-felt' : 'bg-cinnabar',
            )}
          />
        );
      })}
    </div>
  );
}
