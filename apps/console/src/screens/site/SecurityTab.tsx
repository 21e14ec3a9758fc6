import type { SiteSettings } from '@baize/contract';
import { Field } from '@baize/ui/Field';
import { Panel } from '@baize/ui/Panel';
import { Segmented } from '@baize/ui/Segmented';
import { Switch } from '@baize/ui/Switch';
import { TextInput } from '@baize/ui/TextInput';
import { useT } from '../../i18n/useT.ts';
import { BoundedField } from './BoundedField.tsx';
import type { SettingsProps } from './SettingsProps.ts';

const limits = { captchaAfterFailures: [0, 20], smsMinutes: [1, 10], passwordDays: [0, 3_650] } as const;
const service = ['projectId', 'apiKey', 'authDomain'] as const;
const none: NonNullable<SiteSettings['firebase']> = { projectId: '', apiKey: '', authDomain: '' };

/** When a captcha is asked for, how long codes and passwords live, and who checks phone numbers. */
export function SecurityTab({ draft, onChange, wrong }: SettingsProps) {
  const t = useT();
  const { firebase, social } = draft;
  const putService = (change: Partial<typeof none>): void => {
    const next = { ...none, ...firebase, ...change };
    onChange({ firebase: service.every((name) => next[name] === '') ? null : next });
  };
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Panel title={t('site.tab.security')} level={2}>
        <div className="flex flex-col gap-4">
          {(Object.keys(limits) as (keyof typeof limits)[]).map((name) => (
            <BoundedField
              key={name}
              label={t(`site.${name}`)}
              hint={t(`site.${name}Hint`)}
              bounds={limits[name]}
              value={draft[name]}
              onChange={(value) => onChange({ [name]: value })}
            />
          ))}
        </div>
      </Panel>
      <Panel title={t('site.identity')} level={2}>
        <div className="flex flex-col gap-4">
          <Segmented
            label={t('site.phoneCodes')}
            value={draft.phoneCodes}
            onValueChange={(phoneCodes) => onChange({ phoneCodes })}
            options={[
              { value: 'sms', label: t('site.phoneCodes.sms') },
              { value: 'firebase', label: t('site.phoneCodes.firebase') },
            ]}
          />
          {(['google', 'facebook'] as const).map((name) => (
            <Switch
              key={name}
              checked={social[name]}
              onChange={(event) => onChange({ social: { ...social, [name]: event.target.checked } })}
            >
              {t(`site.social.${name}`)}
            </Switch>
          ))}
          {service.map((name) => (
            <Field
              key={name}
              label={t(`site.firebase.${name}`)}
              error={wrong === 'firebase' || wrong === `firebase.${name}` ? t('site.firebaseWrong') : undefined}
            >
              {(control) => (
                <TextInput
                  {...control}
                  autoComplete="off"
                  value={firebase?.[name] ?? ''}
                  onChange={(event) => putService({ [name]: event.target.value.trim() })}
                />
              )}
            </Field>
          ))}
        </div>
      </Panel>
    </div>
  );
}
