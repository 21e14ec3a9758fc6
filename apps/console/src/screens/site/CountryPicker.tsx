import { languages } from '@baize/contract/languages';
import { Button } from '@baize/ui/Button';
import { Field } from '@baize/ui/Field';
import { Icon } from '@baize/ui/Icon';
import { TextInput } from '@baize/ui/TextInput';
import { useId, useState, type ReactNode } from 'react';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useT } from '../../i18n/useT.ts';
import { countryCodes } from './countryCodes.ts';

type Props = { label: string; value: readonly string[]; onChange: (value: string[]) => void; error?: ReactNode };

/** Countries by name: those that are chosen, and a search for more. */
export function CountryPicker({ label, value, onChange, error }: Props) {
  const t = useT();
  const names = new Intl.DisplayNames(languages[useLanguage()].html, { type: 'region', fallback: 'code' });
  const listId = useId();
  const [typed, setTyped] = useState('');
  const nameOf = (code: string): string => names.of(code) ?? code;
  const found = countryCodes.find(
    (code) => code === typed.trim().toUpperCase() || nameOf(code).toLowerCase() === typed.trim().toLowerCase(),
  );
  const add = (): void => {
    if (found === undefined) return;
    if (!value.includes(found)) onChange([...value, found]);
    setTyped('');
  };
  return (
    <div className="flex flex-col gap-3">
      <ul aria-label={label} className="flex flex-wrap gap-2">
        {value.map((code) => (
          <li key={code}>
            <button
              type="button"
              onClick={() => onChange(value.filter((one) => one !== code))}
              className="inline-flex min-h-8 items-center gap-1.5 rounded-pill bg-bg-3 px-3 text-dense text-text-1 hover:bg-bg-4 pointer-coarse:min-h-11"
            >
              {nameOf(code)} <span className="text-text-3">{code}</span>
              <Icon name="close" size={14} />
              <span className="sr-only">{t('site.removeCountry')}</span>
            </button>
          </li>
        ))}
        {value.length === 0 ? <li className="text-body text-text-3">{t('site.noCountry')}</li> : null}
      </ul>
      <Field label={t('site.addCountry')} error={error}>
        {(control) => (
          <div className="flex gap-2">
            <TextInput
              {...control}
              list={listId}
              autoComplete="off"
              className="flex-1"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                add();
              }}
            />
            <Button disabled={found === undefined} onClick={add}>
              {t('site.add')}
            </Button>
          </div>
        )}
      </Field>
      <datalist id={listId}>
        {countryCodes
          .filter((code) => !value.includes(code))
          .map((code) => (
            <option key={code} value={nameOf(code)} />
          ))}
      </datalist>
    </div>
  );
}
