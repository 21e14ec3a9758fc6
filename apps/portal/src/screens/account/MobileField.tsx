import { Field } from '@baize/ui/Field';
import { TextInput } from '@baize/ui/TextInput';
import type { ComponentProps } from 'react';
import { useT } from '../../i18n/useT.ts';
import type { Country } from './Country.ts';
import { CountrySelect } from './CountrySelect.tsx';

interface MobileFieldProps {
  countries: readonly Country[];
  country: Country | undefined;
  onCountry: (country: Country) => void;
  input: ComponentProps<'input'>;
  error: string | undefined;
  hint?: string | undefined;
  isRequired?: boolean;
}

/** A mobile number with its country. */
export function MobileField({
  countries,
  country,
  onCountry,
  input,
  error,
  hint,
  isRequired = true,
}: MobileFieldProps) {
  const t = useT();
  return (
    <Field
      label={t('account.mobile')}
      error={error}
      hint={hint}
      isRequired={isRequired}
      optionalLabel={t('account.optional')}
    >
      {(control) => (
        <span className="flex gap-2">
          <CountrySelect countries={countries} value={country} onChange={onCountry} />
          <TextInput
            {...control}
            {...input}
            className="flex-1"
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            maxLength={32}
          />
        </span>
      )}
    </Field>
  );
}
