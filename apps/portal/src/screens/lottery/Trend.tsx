import type { Family } from '@baize/maths/lottery/Play';
import { Segmented } from '@baize/ui/Segmented';
import { Switch } from '@baize/ui/Switch';
import { Tabs } from '@baize/ui/Tabs';
import { useState } from 'react';
import { useT, type T } from '../../i18n/useT.ts';
import type { LotteryCard } from './BetItem.ts';
import { placeName } from './tokenName.ts';
import { TrendDraws, type TrendRange } from './TrendDraws.tsx';
import { trendPlaces, type TrendPlace } from './trendPlaces.ts';

/** The past of a place: which draws are looked at, and how. */
export function Trend({ lottery, family }: { lottery: LotteryCard; family: Family }) {
  const t = useT();
  const [at, setAt] = useState(0);
  const [range, setRange] = useState<TrendRange>('30');
  const [hasLines, setLines] = useState(true);
  const [hasMissed, setMissed] = useState(true);
  const places = trendPlaces(family.key, family.shape);
  const place = places[at] ?? places[0];
  const ranges: { value: TrendRange; label: string }[] = [
    ...(['30', '50', '100'] as const).map((value) => ({ value, label: value })),
    { value: 'today', label: t('list.days.today') },
    { value: 'yesterday', label: t('list.days.yesterday') },
  ];
  if (place === undefined) return null;
  return (
    <section aria-label={t('lottery.tab.trend')} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        {places.length > 1 ? (
          <Tabs
            look="pill"
            className="max-w-full"
            label={t('lottery.trend.place')}
            value={String(at)}
            onValueChange={(next) => setAt(Number(next))}
            items={places.map((one, nth) => ({ value: String(nth), label: trendName(t, family.key, one) }))}
          />
        ) : null}
        <div className="flex flex-wrap items-center gap-4">
          <Switch checked={hasLines} onChange={({ target }) => setLines(target.checked)}>
            {t('lottery.trend.lines')}
          </Switch>
          <Switch checked={hasMissed} onChange={({ target }) => setMissed(target.checked)}>
            {t('lottery.trend.missed')}
          </Switch>
          <Segmented label={t('lottery.trend.draws')} value={range} onValueChange={setRange} options={ranges} />
        </div>
      </div>
      <TrendDraws
        key={range}
        {...{ lottery, range, place, hasLines, hasMissed }}
        placeName={trendName(t, family.key, place)}
      />
      <p className="text-dense text-text-3">{t('lottery.independent')}</p>
    </section>
  );
}

/** What a place is called: of a draw of many prizes the digits of its first one. */
export function trendName(t: T, family: string, { at, digit }: TrendPlace): string {
  if (digit !== undefined)
    return t(digit === 0 ? 'lottery.play.units' : digit === 1 ? 'lottery.play.tens' : 'lottery.play.hundreds');
  return at === undefined ? t('lottery.trend.allBalls') : placeName(t, family, at);
}
