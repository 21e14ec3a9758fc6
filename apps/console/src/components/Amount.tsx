import { formatAmount } from '@baize/maths';
import { Money } from '@baize/ui/Money';

type AmountProps = {
  /** In 1/100,000 of the currency. */
  units: bigint;
  currency?: string;
  sign?: 'auto' | 'always';
  tone?: 'plain' | 'outcome' | 'inherit';
  size?: 'text' | 's' | 'm' | 'l';
  /** False shows every decimal there is, for amounts that two would hide. */
  isCut?: boolean;
};

/** An amount as the operator reads it: cut to two decimals, never rounded, with its currency where it stands alone. */
export function Amount({ units, currency, sign = 'auto', tone = 'inherit', size = 'text', isCut = true }: AmountProps) {
  const value = formatAmount(units);
  const decimals = isCut ? 2 : Math.max(2, value.length - (value.indexOf('.') + 1 || value.length));
  return (
    <Money
      value={value}
      decimals={decimals}
      sign={sign}
      tone={tone}
      size={size}
      {...(currency === undefined ? {} : { currency })}
    />
  );
}
