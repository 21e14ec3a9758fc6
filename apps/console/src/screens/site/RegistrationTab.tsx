import { registerFieldNames, type RegisterFieldName, type SiteSettings } from '@baize/contract';
import { Panel } from '@baize/ui/Panel';
import { Select } from '@baize/ui/Select';
import { TextInput } from '@baize/ui/TextInput';
import { useState } from 'react';
import { Field } from '@baize/ui/Field';
import { useT, type WordKey } from '../../i18n/useT.ts';
import { CountryPicker } from './CountryPicker.tsx';
import { FieldTable } from './FieldTable.tsx';
import { FieldTry } from './FieldTry.tsx';
import type { SettingsProps } from './SettingsProps.ts';

type Rule = SiteSettings['register'][RegisterFieldName];

const patternIds = Array.from({ length: 17 }, (_, at) => at + 1);

/** Which fields a registration has and what may stand in them, one at a time with a place to try the rule. */
export function RegistrationTab({ draft, onChange, wrong }: SettingsProps) {
  const t = useT();
  const named = registerFieldNames.find((name) => wrong?.startsWith(`register.${name}.`));
  const [chosen, setChosen] = useState<RegisterFieldName>(named ?? 'username');
  const rule = draft.register[chosen];
  const put = (name: RegisterFieldName, change: Partial<Rule>): void =>
    onChange({ register: { ...draft.register, [name]: { ...draft.register[name], ...change } } });
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <Panel title={t('site.fields')} level={2}>
        <FieldTable rules={draft.register} chosen={chosen} wrong={named} onChoose={setChosen} onChange={put} />
      </Panel>
      <div className="flex flex-col gap-4">
        <Panel title={t('site.ruleOf', { field: t(`site.field.${chosen}`) })} level={2}>
          <div className="flex flex-col gap-4">
            <div className="grid grid-cols-2 gap-3">
              {(['minLength', 'maxLength'] as const).map((bound) => (
                <Field
                  key={bound}
                  label={t(`site.${bound}`)}
                  error={wrong === `register.${chosen}.${bound}` ? t('error.setting_invalid') : undefined}
                >
                  {(control) => (
                    <TextInput
                      {...control}
                      inputMode="numeric"
                      value={String(rule[bound])}
                      onChange={(event) => put(chosen, { [bound]: numberOf(event.target.value, 255) })}
                    />
                  )}
                </Field>
              ))}
            </div>
            <Field label={t('site.pattern')}>
              {(control) => (
                <Select
                  {...control}
                  value={String(rule.patternId)}
                  onValueChange={(value) => put(chosen, { patternId: Number(value) })}
                  options={patternIds.map((id) => ({
                    value: String(id),
                    label: t(`site.pattern.${id}` as WordKey),
                  }))}
                />
              )}
            </Field>
            <Field
              label={t('site.expression')}
              hint={t('site.expressionHint')}
              error={wrong === `register.${chosen}.acceptedPattern` ? t('error.pattern_invalid') : undefined}
            >
              {(control) => (
                <TextInput
                  {...control}
                  autoComplete="off"
                  spellCheck={false}
                  maxLength={200}
                  value={rule.acceptedPattern}
                  onChange={(event) => put(chosen, { acceptedPattern: event.target.value })}
                />
              )}
            </Field>
            <FieldTry key={chosen} name={chosen} rule={rule} />
          </div>
        </Panel>
        <Panel title={t('site.dialing')} level={2}>
          <CountryPicker
            label={t('site.dialing')}
            value={draft.dialingCountries}
            onChange={(dialingCountries) => onChange({ dialingCountries })}
            error={wrong === 'dialingCountries' ? t('error.setting_invalid') : undefined}
          />
        </Panel>
      </div>
    </div>
  );
}

function numberOf(text: string, most: number): number {
  return Math.min(Number(text.replaceAll(/\D/g, '').slice(0, 4)), most);
}
