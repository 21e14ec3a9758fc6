import { Callout } from '@baize/ui/Callout';
import { Field } from '@baize/ui/Field';
import { Panel } from '@baize/ui/Panel';
import { Select } from '@baize/ui/Select';
import { Switch } from '@baize/ui/Switch';
import { Moment } from '../../components/Moment.tsx';
import { useT } from '../../i18n/useT.ts';
import { nowMs } from '../../nowMs.ts';
import type { SettingsProps } from './SettingsProps.ts';
import { spokenOf } from './spokenOf.ts';
import { TextsField } from './TextsField.tsx';

const minutes = [15, 30, 60, 120, 240, 480, 1440] as const;

/** The switch that closes the site, what its page says, and when it is expected back. */
export function MaintenanceTab({ draft, onChange }: SettingsProps) {
  const t = useT();
  const { maintenance } = draft;
  const put = (change: Partial<typeof maintenance>): void => onChange({ maintenance: { ...maintenance, ...change } });
  return (
    <Panel title={t('site.tab.maintenance')} level={2}>
      <div className="flex max-w-160 flex-col gap-4">
        <Switch checked={maintenance.isOn} onChange={(event) => put({ isOn: event.target.checked })}>
          {t('site.maintenance')}
        </Switch>
        <Callout tone={maintenance.isOn ? 'warning' : 'info'}>{t('site.maintenanceHint')}</Callout>
        <Field label={t('site.until')} hint={t('site.untilHint')}>
          {(control) => (
            <Select
              {...control}
              value={maintenance.until === null ? 'unknown' : 'known'}
              onValueChange={(value) => put({ until: untilOf(value, maintenance.until) })}
              options={[
                { value: 'unknown', label: t('site.untilUnknown') },
                ...(maintenance.until === null ? [] : [{ value: 'known', label: <Moment at={maintenance.until} /> }]),
                ...minutes.map((count) => ({ value: String(count), label: t('site.untilIn', { count }) })),
              ]}
            />
          )}
        </Field>
        <TextsField
          label={t('site.message')}
          hint={t('site.messageHint')}
          languages={spokenOf(draft)}
          value={maintenance.message}
          onChange={(message) => put({ message })}
        />
      </div>
    </Panel>
  );
}

const FIVE_MINUTES_MS = 300_000;

/** The moment of a choice, on the next five minutes of the clock. */
function untilOf(choice: string, known: string | null): string | null {
  if (choice === 'unknown') return null;
  if (choice === 'known') return known;
  const end = nowMs() + Number(choice) * 60_000;
  return new Date(Math.ceil(end / FIVE_MINUTES_MS) * FIVE_MINUTES_MS).toISOString();
}
