interface MoneyFormat {
  /** Decimals shown. More are truncated, never rounded, so nobody sees money they cannot spend. */
  decimals?: number;
  /** `always` puts a plus before credits; `never` drops the minus too. */
  sign?: 'auto' | 'always' | 'never';
  symbol?: string;
}

const AMOUNT = /^([+-]?)(\d+)(?:\.(\d*))?$/;
const MINUS = '\u2212';

/**
 * Formats a decimal string ("-1234.567") for display ("−1,234.56"). Works on the digits, so no length loses precision.
 */
export function formatMoney(value: string, { decimals = 2, sign = 'auto', symbol = '' }: MoneyFormat = {}): string {
  const match = AMOUNT.exec(value.trim());
  if (!match) return value;
  const whole = (match[2] ?? '0').replace(/^0+(?=\d)/, '').replace(/\B(?=(\d{3})+$)/g, ',');
  const cut = (match[3] ?? '').slice(0, decimals).padEnd(decimals, '0');
  const digits = decimals > 0 ? `${whole}.${cut}` : whole;
  const isZero = !/[1-9]/.test(digits);
  const isNegative = match[1] === '-' && !isZero;
  const lead = sign === 'never' || isZero ? '' : isNegative ? MINUS : sign === 'always' ? '+' : '';
  return `${lead}${symbol}${digits}`;
}
