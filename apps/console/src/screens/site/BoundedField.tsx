import { Field } from '@baize/ui/Field';
import { TextInput } from '@baize/ui/TextInput';

type Props = {
  label: string;
  hint: string;
  bounds: readonly [number, number];
  value: number;
  onChange: (value: number) => void;
};

/** A whole number of the settings that stays within its bounds. */
export function BoundedField({ label, hint, bounds: [least, most], value, onChange }: Props) {
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <TextInput
          {...control}
          type="number"
          className="max-w-40"
          min={least}
          max={most}
          value={String(value)}
          onChange={(event) => onChange(Math.min(most, Math.max(least, Number.parseInt(event.target.value, 10) || 0)))}
        />
      )}
    </Field>
  );
}
