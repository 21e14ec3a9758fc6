import { parseAmount } from '@baize/maths';
import { AmountInput } from '@baize/ui/AmountInput';
import { Field } from '@baize/ui/Field';
import { Segmented } from '@baize/ui/Segmented';
import { TextInput } from '@baize/ui/TextInput';
import { useState } from 'react';
import { moneyText } from '../../components/moneyText.ts';
import { useT } from '../../i18n/useT.ts';
import { currencySymbol, useBrand } from '../../useBrand.ts';
import { incomeOf } from './incomeOf.ts';
import { readPercent } from './readPercent.ts';

/** What games keep in a month: about as the odds say, or as it may go, in 1/10,000 of the stakes. */
const months = { usual: 400, poor: 100, lost: -150 } as const;
type Month = keyof typeof months;

/** What a line could bring, with the terms that the reader is offered, and what may come of it instead. */
export function IncomeCalculator() {
  const t = useT();
  const { currency } = useBrand();
  const [players, setPlayers] = useState('20');
  const [bets, setBets] = useState('3000');
  const [wage, setWage] = useState('0.2');
  const [share, setShare] = useState('15');
  const [month, setMonth] = useState<Month>('usual');
  const [staked, wageBps, shareBps] = [parseAmount(bets), readPercent(wage), readPercent(share)];
  const isCount = /^\d{1,6}$/.test(players.trim());
  const income =
    isCount && staked !== undefined && wageBps !== undefined && shareBps !== undefined
      ? incomeOf({ ...{ players: Number(players), bets: staked }, ...{ keptBps: months[month], wageBps, shareBps } })
      : undefined;
  const shown = (units: bigint | undefined): string => (units === undefined ? '–' : moneyText(units, currency));
  const percent = (bps: number): string => `${bps / 100} %`;
  const faultOf = (isWrong: boolean): string | undefined => (isWrong ? t('agent.sum.wrong') : undefined);

  return (
    <div className="grid gap-x-8 gap-y-6 lg:grid-cols-2">
      <form className="grid content-start gap-4 sm:grid-cols-2" onSubmit={(event) => event.preventDefault()}>
        <Field label={t('agent.sum.players')} error={faultOf(!isCount)}>
          {(control) => (
            <TextInput
              {...control}
              inputMode="numeric"
              maxLength={6}
              value={players}
              onChange={(event) => setPlayers(event.currentTarget.value)}
            />
          )}
        </Field>
        <Field label={t('agent.sum.bets')} error={faultOf(staked === undefined)}>
          {(control) => (
            <AmountInput {...control} value={bets} onValueChange={setBets} symbol={currencySymbol(currency)} />
          )}
        </Field>
        <Field label={t('agent.sum.wage')} error={faultOf(wageBps === undefined)}>
          {(control) => (
            <TextInput
              {...control}
              inputMode="decimal"
              maxLength={5}
              suffix="%"
              value={wage}
              onChange={(event) => setWage(event.currentTarget.value)}
            />
          )}
        </Field>
        <Field label={t('agent.sum.share')} error={faultOf(shareBps === undefined)}>
          {(control) => (
            <TextInput
              {...control}
              inputMode="decimal"
              maxLength={5}
              suffix="%"
              value={share}
              onChange={(event) => setShare(event.currentTarget.value)}
            />
          )}
        </Field>
        <div className="sm:col-span-2">
          <p aria-hidden="true" className="mb-1.5 text-label text-text-2">
            {t('agent.sum.month')}
          </p>
          <Segmented
            isBlock
            label={t('agent.sum.month')}
            value={month}
            onValueChange={setMonth}
            options={(Object.keys(months) as Month[]).map((value) => ({ value, label: t(`agent.sum.${value}`) }))}
          />
        </div>
      </form>
      <div className="rounded-panel bg-bg-2 p-5 shadow-cushion">
        <dl aria-live="polite" className="grid gap-2 text-body text-text-2">
          <IncomeRow label={t('agent.sum.volume')} value={shown(income?.volume)} />
          <IncomeRow label={t('agent.sum.kept', { percent: percent(months[month]) })} value={shown(income?.kept)} />
          <IncomeRow label={t('agent.contract2')} value={shown(income?.wage)} />
          <IncomeRow label={t('agent.contract1')} value={shown(income?.dividend)} />
          <div className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line-1 pt-3">
            <dt className="text-label text-text-1">{t('agent.sum.total')}</dt>
            <dd className="text-num-l text-text-1">{shown(income?.total)}</dd>
          </div>
        </dl>
        <p className="mt-4 text-dense text-text-3">{t('agent.sum.honest')}</p>
      </div>
    </div>
  );
}

function IncomeRow({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <dt>{label}</dt>
      <dd className="text-num-s text-text-1">{value}</dd>
    </div>
  );
}
