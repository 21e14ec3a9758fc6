import { knownLanguage, languageCodes, languages } from '@baize/contract/languages';
import { Checkbox } from '@baize/ui/Checkbox';
import { Field } from '@baize/ui/Field';
import { Panel } from '@baize/ui/Panel';
import { Segmented } from '@baize/ui/Segmented';
import { Select } from '@baize/ui/Select';
import { useT } from '../../i18n/useT.ts';
import type { SettingsProps } from './SettingsProps.ts';
import { spokenOf } from './spokenOf.ts';

/** With the code that is no language of a page. */
const codes = [...languageCodes, 'TY'] as const;

/** Languages to choose from, the one that visitors begin with, and the frame of the pages. */
export function LanguageTab({ draft, onChange, wrong }: SettingsProps) {
  const t = useT();
  const put = (code: (typeof codes)[number], isOn: boolean): void =>
    onChange({ languages: codes.filter((one) => (one === code ? isOn : draft.languages.includes(one))) });
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Panel title={t('site.languages')} level={2}>
        <div className="flex flex-col gap-2">
          {languageCodes.map((code) => (
            <Checkbox
              key={code}
              checked={draft.languages.includes(code)}
              disabled={draft.languages.includes(code) && spokenOf(draft).length === 1}
              onChange={(event) => put(code, event.target.checked)}
            >
              {languages[code].name}
            </Checkbox>
          ))}
          <Checkbox checked={draft.languages.includes('TY')} onChange={(event) => put('TY', event.target.checked)}>
            {t('site.languageTy')}
          </Checkbox>
        </div>
        <Field
          label={t('site.defaultLanguage')}
          className="mt-4"
          error={wrong === 'defaultLanguage' ? t('site.defaultLanguageWrong') : undefined}
        >
          {(control) => (
            <Select
              {...control}
              value={draft.defaultLanguage}
              onValueChange={(value) => onChange({ defaultLanguage: knownLanguage(value) })}
              options={languageCodes.map((value) => ({
                value,
                label: languages[value].name,
                isDisabled: !draft.languages.includes(value),
              }))}
            />
          )}
        </Field>
      </Panel>
      <Panel title={t('site.shell')} level={2}>
        <Segmented
          label={t('site.shell')}
          value={draft.shell}
          onValueChange={(shell) => onChange({ shell })}
          options={[
            { value: 'topnav', label: t('site.shell.topnav') },
            { value: 'rail', label: t('site.shell.rail') },
          ]}
        />
        <p className="mt-3 text-body text-text-3">{t('site.shellHint')}</p>
      </Panel>
    </div>
  );
}
