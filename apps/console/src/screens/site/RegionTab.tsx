import { Callout } from '@baize/ui/Callout';
import { Panel } from '@baize/ui/Panel';
import { Segmented } from '@baize/ui/Segmented';
import { useT } from '../../i18n/useT.ts';
import { CountryPicker } from './CountryPicker.tsx';
import type { SettingsProps } from './SettingsProps.ts';
import { spokenOf } from './spokenOf.ts';
import { TextsField } from './TextsField.tsx';

/** Where visitors may come from, and what the others read. */
export function RegionTab({ draft, onChange, wrong }: SettingsProps) {
  const t = useT();
  const { region } = draft;
  const put = (change: Partial<typeof region>): void => onChange({ region: { ...region, ...change } });
  return (
    <Panel title={t('site.tab.region')} level={2}>
      <div className="flex max-w-160 flex-col gap-4">
        <Segmented
          label={t('site.regionMode')}
          value={region.mode}
          onValueChange={(mode) => put({ mode })}
          options={(['off', 'allow', 'block'] as const).map((value) => ({ value, label: t(`site.region.${value}`) }))}
        />
        <Callout tone="info">{t('site.regionHint')}</Callout>
        <CountryPicker
          label={t('site.regionCountries')}
          value={region.countries}
          onChange={(countries) => put({ countries })}
          error={wrong === 'region.countries' ? t('site.countriesWrong') : undefined}
        />
        <TextsField
          label={t('site.message')}
          hint={t('site.messageHint')}
          languages={spokenOf(draft)}
          value={region.message}
          onChange={(message) => put({ message })}
        />
      </div>
    </Panel>
  );
}
