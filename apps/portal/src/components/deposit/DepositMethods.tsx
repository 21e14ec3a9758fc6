import type { depositMethod } from '@baize/contract';
import { Button } from '@baize/ui/Button';
import { Icon } from '@baize/ui/Icon';
import { RadioCards } from '@baize/ui/RadioCards';
import type * as z from 'zod/mini';
import { moneyText } from '../moneyText.ts';
import { useT } from '../../i18n/useT.ts';

export type DepositMethod = z.output<typeof depositMethod>;

/* At the top of the file, since the compiler of components loses big numbers that are written inside one. */
const FREE = 0n;

interface DepositMethodsProps {
  methods: readonly DepositMethod[];
  value: string | undefined;
  onValueChange: (id: string) => void;
  onContinue: () => void;
}

/** The ways to pay in as cards: limits, fee and how long the details stay valid. */
export function DepositMethods({ methods, value, onValueChange, onContinue }: DepositMethodsProps) {
  const t = useT();
  return (
    <form
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (value !== undefined) onContinue();
      }}
    >
      <RadioCards
        legend={t('wallet.methodLegend')}
        columns={methods.length > 1 ? 2 : 1}
        value={value}
        onValueChange={onValueChange}
        options={methods.map((method) => ({
          value: method.id,
          title: method.name,
          note: (
            <>
              {t('wallet.methodLimits', {
                minimum: moneyText(method.minimum, method.currency),
                maximum: moneyText(method.maximum, method.currency),
              })}
              <br />
              {method.fee === FREE
                ? t('wallet.methodFree')
                : t('wallet.methodFee', { fee: moneyText(method.fee, method.currency) })}
              {' · '}
              {t('wallet.methodSpeed')}
            </>
          ),
          media: (
            <span className="grid size-10 shrink-0 place-items-center rounded-control bg-brass-tint text-brass-text">
              <Icon name="bank" size={20} />
            </span>
          ),
        }))}
      />
      <Button type="submit" tone="brass" size="l" isBlock disabled={value === undefined}>
        {t('wallet.continue')}
      </Button>
    </form>
  );
}
