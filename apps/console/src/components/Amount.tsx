import { formatAmount } from '@baize/maths';
import { Money } from '@baize/ui/Money';

type AmountProps = {
  /** In 1/100,000 of the currency. */
  units: bigint;
  currency?: string;
  sign?: 'auto' | 'always';
  tone?: 'plain' | 'outcome' | 'inherit';
  size?: 'text' | 's' | 'm' | 'l';
};

/** An amount as the operator reads it: cut to two decimals, never rounded, with its currency where it stands alone. */
export function Amount({ units, currency, sign = 'auto', tone = 'inherit', size = 'text' }: AmountProps) {
  return (
    <Money
      value={formatAmount(units)}
      sign={sign}
      tone={tone}
      size={size}
      {...(currency === undefined ? {} : { currency })}
    />
  );
}
