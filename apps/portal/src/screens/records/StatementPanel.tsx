import type { CallError } from '@baize/client/CallError';
import type { SavedFile } from '@baize/client/downloadFile';
import { saveFile } from '@baize/client/saveFile';
import { getActivityStatement } from '@baize/contract/limits/getActivityStatement';
import { Button } from '@baize/ui/Button';
import { Callout } from '@baize/ui/Callout';
import { dayStretches } from '@baize/ui/dayStretches';
import { Panel } from '@baize/ui/Panel';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { businessDay, shiftDay } from '../../businessDay.ts';
import { ListDays } from '../../components/list/ListDays.tsx';
import { momentsOf } from '../../components/list/momentsOf.ts';
import { useErrorText } from '../../components/useErrorText.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useT } from '../../i18n/useT.ts';
import { nowMs, useBrand } from '../../useBrand.ts';
import { fetchRecordFile } from '../../components/fetchRecordFile.ts';

/** What the server takes at most. */
const MAX_DAYS = 93;

/** Saves what the member paid in, took out, staked and won over some days, with the limits that stand, as a document. */
export function StatementPanel() {
  const t = useT();
  const language = useLanguage();
  const errorText = useErrorText();
  const { timeZone } = useBrand();
  const today = businessDay(nowMs(), timeZone);
  const [range, setRange] = useState(() => dayStretches(today).previous30);
  const isLong = shiftDay(range.from, MAX_DAYS) <= range.to;
  const saving = useMutation<SavedFile, CallError>({
    mutationFn: () =>
      fetchRecordFile(getActivityStatement, {
        ...momentsOf(range, timeZone),
        language,
      }),
    onSuccess: saveFile,
  });
  return (
    <Panel title={t('safer.statement.title')}>
      <p className="mb-4 text-body text-text-2">{t('safer.statement.text')}</p>
      <div className="flex flex-col items-start gap-4">
        <div className="w-full min-w-0">
          <ListDays
            {...range}
            today={today}
            onChange={(chosen) => {
              saving.reset();
              setRange(chosen);
            }}
          />
        </div>
        {isLong ? (
          <Callout tone="warning" className="w-full">
            {t('safer.statement.tooLong', { days: MAX_DAYS })}
          </Callout>
        ) : null}
        {saving.isError ? (
          <Callout tone="danger" isLive title={t('safer.statement.failed')} className="w-full">
            {errorText(saving.error)}
          </Callout>
        ) : null}
        <Button icon="download" isLoading={saving.isPending} disabled={isLong} onClick={() => saving.mutate()}>
          {t('safer.statement.save')}
        </Button>
      </div>
    </Panel>
  );
}
