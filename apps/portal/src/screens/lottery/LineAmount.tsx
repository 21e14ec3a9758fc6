import { formatAmount, parseAmount } from '@baize/maths';
import { lineUnitOf } from '@baize/maths/lottery/lineUnitOf';
import { stakeOf } from '@baize/maths/lottery/stakeOf';
import { AmountInput } from '@baize/ui/AmountInput';
import { Field } from '@baize/ui/Field';
import { useState } from 'react';
import { useT } from '../../i18n/useT.ts';
import { currencySymbol, useBrand } from '../../useBrand.ts';
import type { Stake } from './choice.ts';

const quick = ['1', '2', '5', '10', '50', '100'];

const unitOfTyped = (typed: string) => lineUnitOf(parseAmount(typed.replace(/\.$/, '')) ?? 0n);

/** What one line costs, as an amount: in Vietnam and the sea region nobody counts in multiples of a unit. */
export function LineAmount({ stake, onStake }: { stake: Stake; onStake: (stake: Stake) => void }) {
  const t = useT();
  const { currency } = useBrand();
  const cost = stakeOf(1, stake.unit, stake.multiple);
  const current = 'line' in cost ? formatAmount(cost.line) : '';
  const [typed, setTyped] = useState(current);
  /* It may be changed beside this field, as where a bet is over a limit; what does not read yet stays as it is typed. */
  const [known, setKnown] = useState(current);
  if (known !== current) {
    setKnown(current);
    const read = unitOfTyped(typed);
    if (read !== undefined && (read.unit !== stake.unit || read.multiple !== stake.multiple)) setTyped(current);
  }
  const found = unitOfTyped(typed);
  return (
    <Field
      label={t('lottery.amountPerLine')}
      error={found === undefined ? t('lottery.amountWrong') : undefined}
      className="min-w-64 flex-1"
    >
      {(control) => (
        <AmountInput
          {...control}
          value={typed}
          symbol={currencySymbol(currency)}
          presets={quick.map((value) => ({ value, label: value }))}
          presetsLabel={t('lottery.amountPerLine')}
          onValueChange={(next) => {
            setTyped(next);
            const read = unitOfTyped(next);
            if (read !== undefined) onStake({ ...stake, ...read });
          }}
        />
      )}
    </Field>
  );
}
