import { cx } from './cx.ts';
import { formatMoney } from './formatMoney.ts';

interface MoneyProps {
  /** A decimal string from the wire. */
  value: string;
  symbol?: string;
  /** Printed after the amount, e.g. an ISO code where a symbol alone is ambiguous. */
  currency?: string;
  decimals?: number;
  sign?: 'auto' | 'always' | 'never';
  /** `outcome` colours by sign: wins are highlighted, losses muted. */
  tone?: 'plain' | 'brass' | 'outcome' | 'inherit';
  /** Wide numerals; `text` keeps the size of the surrounding text. */
  size?: 'text' | 's' | 'm' | 'l' | 'xl';
  /** Six asterisks whatever the amount, so that the length reveals nothing. */
  isHidden?: boolean;
  /** Accessible text in place of the asterisks. */
  hiddenLabel?: string;
  className?: string;
}

const SIZES = { text: 'tabular-nums', s: 'text-num-s', m: 'text-num-m', l: 'text-num-l', xl: 'text-num-xl' } as const;

export function Money({
  value,
  symbol = '',
  currency,
  decimals = 2,
  sign = 'auto',
  tone = 'inherit',
  size = 'text',
  isHidden = false,
  hiddenLabel,
  className,
}: MoneyProps) {
  const shown = formatMoney(value, { decimals, sign, symbol });
  return (
    <span className={cx('whitespace-nowrap', SIZES[size], toneClass(tone, value), className)}>
      {isHidden ? (
        <>
          <span aria-hidden="true">{symbol ? `${symbol} ******` : '******'}</span>
          {hiddenLabel ? <span className="sr-only">{hiddenLabel}</span> : null}
        </>
      ) : (
        shown
      )}
      {currency ? (
        <span className="ml-1.5 text-[0.72em] font-semibold text-text-3 font-stretch-normal">{currency}</span>
      ) : null}
    </span>
  );
}

function toneClass(tone: 'plain' | 'brass' | 'outcome' | 'inherit', value: string): string | undefined {
  if (tone === 'inherit') return undefined;
  if (tone === 'plain') return 'text-text-1';
  if (tone === 'brass') return 'text-brass-text';
  if (!/[1-9]/.test(value)) return 'text-text-2';
  return value.trim().startsWith('-') ? 'text-outcome-down' : 'text-outcome-up';
}
