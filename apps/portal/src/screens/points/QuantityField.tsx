import { Field } from '@baize/ui/Field';
import { IconButton } from '@baize/ui/IconButton';
import { TextInput } from '@baize/ui/TextInput';
import type { ReactNode } from 'react';
import { useT } from '../../i18n/useT.ts';

interface QuantityFieldProps {
  label: string;
  hint?: ReactNode;
  value: number;
  most: number;
  onValue: (value: number) => void;
}

/** How many: typed, or one at a time by the buttons. */
export function QuantityField({ label, hint, value, most, onValue }: QuantityFieldProps) {
  const t = useT();
  const keep = (next: number): void => onValue(Math.min(Math.max(1, next), Math.max(1, most)));
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <div className="flex items-center gap-2">
          <IconButton
            icon="minus"
            tone="neutral"
            label={t('points.fewer')}
            disabled={value <= 1}
            onClick={() => keep(value - 1)}
          />
          <TextInput
            {...control}
            inputMode="numeric"
            className="max-w-24"
            inputClassName="text-center tabular-nums"
            maxLength={7}
            value={String(value)}
            onChange={(event) => keep(Number(event.currentTarget.value.replaceAll(/\D/g, '')) || 1)}
          />
          <IconButton
            icon="plus"
            tone="neutral"
            label={t('points.further')}
            disabled={value >= most}
            onClick={() => keep(value + 1)}
          />
        </div>
      )}
    </Field>
  );
}
