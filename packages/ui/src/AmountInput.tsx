import { useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Chip } from './Chip.tsx';
import { formatMoney } from './formatMoney.ts';
import { TextInput } from './TextInput.tsx';

interface AmountInputOwnProps {
  /** A plain decimal string such as "1234.5", or empty. Never grouped. */
  value: string;
  onValueChange: (value: string) => void;
  currency?: ReactNode;
  symbol?: string;
  decimals?: number;
  /** Quick amounts; each sets the value it names. */
  presets?: readonly { label: ReactNode; value: string; isDisabled?: boolean }[];
  presetsLabel?: string;
  /** The limits under the field, e.g. "¥100.00 – ¥50,000.00". */
  range?: ReactNode;
}

type AmountInputProps = AmountInputOwnProps &
  Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange' | 'type' | 'prefix' | 'inputMode' | 'className'>;

/**
 * Keeps digits and one point. Anything else (letters, exponents, signs, a second point, extra decimals) cannot be
 * typed.
 */
export function cleanAmount(typed: string, decimals: number): string | null {
  const plain = typed.replace(/[,\s\u00a0]/g, '').replace(/[。．]/g, '.');
  if (plain === '') return '';
  const pattern = decimals > 0 ? new RegExp(`^\\d{0,15}(\\.\\d{0,${decimals}})?$`) : /^\d{0,15}$/;
  if (!pattern.test(plain)) return null;
  const trimmed = plain.replace(/^0+(?=\d)/, '');
  return trimmed.startsWith('.') ? `0${trimmed}` : trimmed;
}

export function AmountInput({
  value,
  onValueChange,
  currency,
  symbol,
  decimals = 2,
  presets,
  presetsLabel,
  range,
  onFocus,
  onBlur,
  ...rest
}: AmountInputProps) {
  const [isEditing, setIsEditing] = useState(false);
  const shown = isEditing || value === '' ? value : formatMoney(value, { decimals });

  return (
    <div className="flex flex-col gap-2.5">
      <TextInput
        autoComplete="off"
        {...rest}
        inputMode="decimal"
        value={shown}
        prefix={symbol}
        suffix={currency}
        inputClassName="text-num-s font-stretch-normal"
        onChange={(event) => {
          const next = cleanAmount(event.currentTarget.value, decimals);
          if (next !== null) onValueChange(next);
        }}
        onFocus={(event) => {
          setIsEditing(true);
          onFocus?.(event);
        }}
        onBlur={(event) => {
          setIsEditing(false);
          if (value.endsWith('.')) onValueChange(value.slice(0, -1));
          onBlur?.(event);
        }}
      />
      {presets && presets.length > 0 ? (
        <div
          role="group"
          aria-label={presetsLabel}
          className="grid grid-cols-3 gap-2 sm:grid-cols-[repeat(auto-fit,minmax(4rem,1fr))]"
        >
          {presets.map((preset) => (
            <Chip
              key={preset.value}
              shape="cell"
              isSelected={value !== '' && preset.value === value}
              disabled={rest.disabled === true || preset.isDisabled === true}
              onClick={() => onValueChange(preset.value)}
            >
              {preset.label}
            </Chip>
          ))}
        </div>
      ) : null}
      {range ? <p className="text-cap text-text-3">{range}</p> : null}
    </div>
  );
}
