import { CallError } from '@baize/client';
import { updateSettings, type SiteSettings } from '@baize/contract';
import { AlertDialog } from '@baize/ui/AlertDialog';
import { Button } from '@baize/ui/Button';
import { Callout } from '@baize/ui/Callout';
import { Tabs } from '@baize/ui/Tabs';
import { toast } from '@baize/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState, type ComponentType } from 'react';
import { call } from '../../call.ts';
import { useErrorText } from '../../components/useErrorText.ts';
import { useT } from '../../i18n/useT.ts';
import { LanguageTab } from './LanguageTab.tsx';
import { MaintenanceTab } from './MaintenanceTab.tsx';
import { ModulesTab } from './ModulesTab.tsx';
import { RegionTab } from './RegionTab.tsx';
import { RegistrationTab } from './RegistrationTab.tsx';
import { SecurityTab } from './SecurityTab.tsx';
import { ServiceTab } from './ServiceTab.tsx';
import { tabOf } from './tabOf.ts';
import { settingTabs, type SettingTab } from './settingTabs.ts';
import type { SettingsProps } from './SettingsProps.ts';

type Props = {
  start: SiteSettings;
  version: number;
  mayWrite: boolean;
  onSaved: () => Promise<void>;
  onReload: () => void;
};

const parts: Record<SettingTab, ComponentType<SettingsProps>> = {
  modules: ModulesTab,
  languages: LanguageTab,
  registration: RegistrationTab,
  maintenance: MaintenanceTab,
  region: RegionTab,
  services: ServiceTab,
  security: SecurityTab,
};

/** One draft of all settings over several tabs; it is saved whole, and closing the site is asked about first. */
export function SettingsForm({ start, version, mayWrite, onSaved, onReload }: Props) {
  const t = useT();
  const errorText = useErrorText();
  const navigate = useNavigate({ from: '/settings' });
  const { tab = 'modules' } = useSearch({ from: '/settings' });
  const [draft, setDraft] = useState(start);
  const [isAsking, setAsking] = useState(false);
  const saving = useMutation({
    mutationFn: () => call(updateSettings, { settings: draft, version }),
    onSuccess: async () => {
      toast.success(t('site.saved'));
      await onSaved();
    },
    onError: (error) => {
      const wrong = fieldOf(error);
      if (wrong !== undefined) void navigate({ search: { tab: tabOf(wrong) } });
    },
    onSettled: () => setAsking(false),
  });
  const isChanged = JSON.stringify(draft) !== JSON.stringify(start);
  const isClosing = closes(start, draft);
  const isConflict = saving.error instanceof CallError && saving.error.code === 'version_conflict';
  const wrong = fieldOf(saving.error);
  const Part = parts[tab];
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isClosing) setAsking(true);
        else saving.mutate();
      }}
      className="flex flex-col gap-4"
    >
      {isConflict ? (
        <Callout
          tone="warning"
          isLive
          title={t('site.conflict')}
          action={<Button onClick={onReload}>{t('site.reload')}</Button>}
        >
          {t('site.conflictHint')}
        </Callout>
      ) : saving.error === null ? null : (
        <Callout tone="danger" isLive>
          {errorText(saving.error)}
          {wrong === undefined ? null : <code className="ml-2">{wrong}</code>}
        </Callout>
      )}
      {mayWrite ? null : <Callout tone="info">{t('site.readOnly')}</Callout>}
      <Tabs
        label={t('nav.settings')}
        value={tab}
        onValueChange={(next) =>
          void navigate({ search: { tab: settingTabs.find((one) => one === next) }, replace: true })
        }
        items={settingTabs.map((one) => ({ value: one, label: t(`site.tab.${one}`) }))}
      />
      <fieldset disabled={!mayWrite} className="contents">
        <Part draft={draft} wrong={wrong} onChange={(change) => setDraft((now) => ({ ...now, ...change }))} />
      </fieldset>
      {mayWrite ? (
        <div
          data-bottom-bar=""
          className="sticky bottom-0 flex flex-wrap items-center justify-end gap-2 border-t border-line-1 bg-bg-0 py-3"
        >
          <span className="mr-auto text-body text-text-3">{t(isChanged ? 'site.changed' : 'site.unchanged')}</span>
          <Button tone="ghost" disabled={!isChanged} onClick={() => setDraft(start)}>
            {t('site.discard')}
          </Button>
          <Button type="submit" tone="felt" isLoading={saving.isPending} disabled={!isChanged}>
            {t('site.save')}
          </Button>
        </div>
      ) : null}
      <AlertDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        tone="danger"
        title={t('site.close.title')}
        message={t(draft.maintenance.isOn ? 'site.close.maintenance' : 'site.close.region')}
        confirmLabel={t('site.close.confirm')}
        cancelLabel={t('shell.cancel')}
        isBusy={saving.isPending}
        onConfirm={() => saving.mutate()}
      />
    </form>
  );
}

/** Whether a change shuts visitors out who are let in now. */
function closes(start: SiteSettings, draft: SiteSettings): boolean {
  const isRegionChanged = JSON.stringify(start.region) !== JSON.stringify(draft.region);
  return (draft.maintenance.isOn && !start.maintenance.isOn) || (draft.region.mode !== 'off' && isRegionChanged);
}

function fieldOf(error: unknown): string | undefined {
  if (!(error instanceof CallError) || typeof error.value !== 'object' || error.value === null) return undefined;
  const { field } = error.value as { field?: unknown };
  return typeof field === 'string' ? field.replace(/^settings\./, '') : undefined;
}
