import { Field } from '@baize/ui/Field';
import { TextInput } from '@baize/ui/TextInput';

interface AppCodeFieldProps {
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  error: string | undefined;
}

/** A code of an authenticator app, or of the paper that stands in for it. */
export function AppCodeField({ label, value, onValueChange, error }: AppCodeFieldProps) {
  return (
    <Field label={label} error={error} isRequired>
      {(control) => (
        <TextInput
          {...control}
          autoComplete="one-time-code"
          maxLength={32}
          value={value}
          onChange={(event) => onValueChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
