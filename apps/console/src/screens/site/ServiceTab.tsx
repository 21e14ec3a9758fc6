import { Field } from '@baize/ui/Field';
import { Panel } from '@baize/ui/Panel';
import { TextArea } from '@baize/ui/TextArea';
import { TextInput } from '@baize/ui/TextInput';
import { useT } from '../../i18n/useT.ts';
import { BoundedField } from './BoundedField.tsx';
import type { SettingsProps } from './SettingsProps.ts';

/** Customer service, notices of rewards, analytics and the hosts of pictures and games. */
export function ServiceTab({ draft, onChange, wrong }: SettingsProps) {
  const t = useT();
  const faultOf = (field: string): string | undefined =>
    wrong === field || wrong?.startsWith(`${field}.`) === true
      ? t(`site.wrong.${field}` as 'site.wrong.imageCDNs')
      : undefined;
  return (
    <Panel title={t('site.tab.services')} level={2}>
      <div className="flex max-w-160 flex-col gap-4">
        <Field label={t('site.service')} hint={t('site.serviceHint')} error={faultOf('customerService')}>
          {(control) => (
            <TextInput
              {...control}
              type="url"
              autoComplete="off"
              placeholder="https://"
              value={draft.customerService}
              onChange={(event) => onChange({ customerService: event.target.value.trim() })}
            />
          )}
        </Field>
        <BoundedField
          label={t('site.rewardNoticeDays')}
          hint={t('site.rewardNoticeDaysHint')}
          bounds={[0, 30]}
          value={draft.rewardNoticeDays}
          onChange={(rewardNoticeDays) => onChange({ rewardNoticeDays })}
        />
        <Field label={t('site.gtag')} hint={t('site.gtagHint')} error={faultOf('analytics')}>
          {(control) => (
            <TextInput
              {...control}
              autoComplete="off"
              placeholder="G-XXXXXXXXXX"
              value={draft.analytics.gtagId}
              onChange={(event) => onChange({ analytics: { gtagId: event.target.value.trim() } })}
            />
          )}
        </Field>
        {(['imageCDNs', 'launchGameCDNs'] as const).map((field) => (
          <Field key={field} label={t(`site.${field}`)} hint={t('site.hostsHint')} error={faultOf(field)}>
            {(control) => (
              <TextArea
                {...control}
                rows={3}
                spellCheck={false}
                defaultValue={draft[field].join('\n')}
                onChange={(event) => onChange({ [field]: linesOf(event.target.value) })}
              />
            )}
          </Field>
        ))}
      </div>
    </Panel>
  );
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
