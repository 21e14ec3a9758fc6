import { Button } from '@baize/ui/Button';
import { Meter } from '@baize/ui/Meter';
import { useState } from 'react';
import { wallTime } from '../../businessDay.ts';
import { useT } from '../../i18n/useT.ts';
import { useBrand } from '../../useBrand.ts';
import { moneyText } from '../moneyText.ts';
import { LimitDialog } from './LimitDialog.tsx';
import { limitShare } from './limitShare.ts';
import type { Limits } from './Limits.ts';

type Row = Limits['limits'][number];

interface LimitListProps {
  rows: readonly Row[];
  currency: string;
  hours: number;
}

/** Limits in money, one below the other: what is allowed, what of it is used, and what waits. */
export function LimitList({ rows, currency, hours }: LimitListProps) {
  const [editing, setEditing] = useState<Row>();
  return (
    <>
      <ul className="divide-y divide-line-1">
        {rows.map((row) => (
          <LimitLine key={row.period} row={row} currency={currency} onEdit={() => setEditing(row)} />
        ))}
      </ul>
      {editing === undefined ? null : (
        <LimitDialog row={editing} currency={currency} hours={hours} onClose={() => setEditing(undefined)} />
      )}
    </>
  );
}

function LimitLine({ row, currency, onEdit }: { row: Row; currency: string; onEdit: () => void }) {
  const t = useT();
  const { timeZone } = useBrand();
  const { measure, period, allowed, used, next, nextFrom } = row;
  const name = t(`safer.period.${period}`);
  const amount = allowed === null ? t('safer.none') : moneyText(allowed, currency);
  const share = limitShare(row);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="text-label text-text-1">{name}</span>
          <span className={allowed === null ? 'text-dense text-text-3' : 'text-label text-text-1 tabular-nums'}>
            {amount}
          </span>
        </p>
        {share === undefined ? null : (
          <Meter
            isLabelHidden
            label={name}
            value={share}
            text={`${t('safer.used', { used: moneyText(used, currency), allowed: amount })} · ${t('safer.share', { percent: Math.floor(share * 100) })}`}
            tone={share >= 1 ? 'cinnabar' : share >= 0.8 ? 'amber' : 'felt'}
            className="mt-2"
          />
        )}
        {nextFrom === null ? null : (
          <p className="mt-2 text-cap text-amber-text">
            {t('safer.pending', {
              next: next === null ? t('safer.none') : moneyText(next, currency),
              from: wallTime(Date.parse(nextFrom), timeZone),
            })}
          </p>
        )}
      </div>
      <Button size="s" aria-label={t('safer.changeOf', { name: t(`safer.${measure}.of`, { name }) })} onClick={onEdit}>
        {allowed === null ? t('safer.set') : t('safer.change')}
      </Button>
    </li>
  );
}
