import type { depositMethod } from '@baize/contract';
import { Button } from '@baize/ui/Button';
import { Icon } from '@baize/ui/Icon';
import { RadioCards } from '@baize/ui/RadioCards';
import type * as z from 'zod/mini';
import { moneyText } from '../moneyText.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useT } from '../../i18n/useT.ts';
import { methodName } from './methodName.ts';

export type DepositMethod = z.output<typeof depositMethod>;

/* At the top of the file, since the compiler of components loses big numbers that are written inside one. */
const FREE = 0n;

const ICONS = { bankTransfer: 'bank', qr: 'qr', gateway: 'card', crypto: 'coins' } as const;
const SPEEDS = {
  bankTransfer: 'wallet.methodSpeed',
  qr: 'wallet.methodSpeed',
  gateway: 'wallet.speed.gateway',
  crypto: 'wallet.speed.crypto',
} as const;

interface DepositMethodsProps {
  methods: readonly DepositMethod[];
  value: string | undefined;
  onValueChange: (id: string) => void;
  onContinue: () => void;
}

/** The ways to pay in as cards: limits, fee and how long the details stay valid. */
export function DepositMethods({ methods, value, onValueChange, onContinue }: DepositMethodsProps) {
  const t = useT();
  const language = useLanguage();
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
          title: methodName(method.name, method.names, language),
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
              {t(SPEEDS[method.kind])}
            </>
          ),
          media: (
            <span className="grid size-10 shrink-0 place-items-center rounded-control bg-brass-tint text-brass-text">
              <Icon name={ICONS[method.kind]} size={20} />
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
