import { createSelfExclusion } from '@baize/contract/limits/createSelfExclusion';
import { createTimeOut, timeOutHours } from '@baize/contract/limits/createTimeOut';
import { AlertDialog } from '@baize/ui/AlertDialog';
import { Button } from '@baize/ui/Button';
import { Checkbox } from '@baize/ui/Checkbox';
import { Panel } from '@baize/ui/Panel';
import { RadioCards } from '@baize/ui/RadioCards';
import { toast } from '@baize/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { showAlert } from '../../alert.ts';
import { wallTime } from '../../businessDay.ts';
import { call } from '../../call.ts';
import { useT } from '../../i18n/useT.ts';
import { endSession } from '../../session.ts';
import { useBrand } from '../../useBrand.ts';
import { useErrorText } from '../useErrorText.ts';
import type { Limits } from './Limits.ts';

const exclusionMonths = [6, 12, 24, 60];

interface BreakPanelProps {
  block: Limits['block'];
  leastMonths: number;
}

/** A pause of a day to six weeks, or an end for months: both count from the confirmation on and cannot be taken back. */
export function BreakPanel({ block, leastMonths }: BreakPanelProps) {
  const t = useT();
  const errorText = useErrorText();
  const { timeZone } = useBrand();
  const [hours, setHours] = useState<(typeof timeOutHours)[number]>(24);
  const months = exclusionMonths.filter((one) => one >= leastMonths);
  const [chosenMonths, setMonths] = useState(leastMonths);
  const [isSure, setSure] = useState(false);
  const [asked, setAsked] = useState<'timeOut' | 'selfExclusion'>();
  const beginning = useMutation({
    mutationFn: (kind: 'timeOut' | 'selfExclusion') =>
      kind === 'timeOut' ? call(createTimeOut, { hours }) : call(createSelfExclusion, { months: chosenMonths }),
    onSuccess: (limits) => {
      setAsked(undefined);
      const until = limits.block?.until ?? undefined;
      const kind = limits.block?.kind ?? 'timeOut';
      /* The server has ended the session; the page follows at once and says why. */
      endSession('loggedOut');
      showAlert({
        isGood: true,
        text: `${t(`safer.block.${kind}`)}. ${until === undefined ? '' : t('safer.block.until', { until: wallTime(Date.parse(until), timeZone) })} ${t('safer.block.withdraw')}`,
      });
    },
    onError: (error) => {
      setAsked(undefined);
      toast.error(errorText(error));
    },
  });
  const length = asked === 'timeOut' ? t(`safer.hours.${hours}`) : t('safer.months', { months: chosenMonths });

  return (
    <>
      <Panel title={t('safer.timeOut.title')}>
        <p className="mb-4 text-body text-text-2">{t('safer.timeOut.text')}</p>
        <RadioCards
          legend={t('safer.length')}
          columns={3}
          value={String(hours)}
          onValueChange={(value) => setHours(timeOutHours.find((one) => String(one) === value) ?? 24)}
          options={timeOutHours.map((one) => ({ value: String(one), title: t(`safer.hours.${one}`) }))}
        />
        <Button
          className="mt-4"
          icon="pause"
          disabled={block?.kind === 'selfExclusion'}
          onClick={() => setAsked('timeOut')}
        >
          {t('safer.timeOut.begin')}
        </Button>
      </Panel>
      <Panel title={t('safer.exclusion.title')}>
        <p className="mb-4 text-body text-text-2">{t('safer.exclusion.text')}</p>
        <RadioCards
          legend={t('safer.length')}
          columns={2}
          value={String(chosenMonths)}
          onValueChange={(value) => setMonths(Number(value))}
          options={months.map((one) => ({ value: String(one), title: t('safer.months', { months: one }) }))}
        />
        <div className="mt-4">
          <Checkbox checked={isSure} onChange={(event) => setSure(event.currentTarget.checked)}>
            {t('safer.exclusion.sure')}
          </Checkbox>
        </div>
        <Button tone="cinnabar" className="mt-4" disabled={!isSure} onClick={() => setAsked('selfExclusion')}>
          {t('safer.exclusion.begin')}
        </Button>
      </Panel>
      <AlertDialog
        isOpen={asked !== undefined}
        onOpenChange={(isOpen) => {
          if (!isOpen) setAsked(undefined);
        }}
        tone={asked === 'selfExclusion' ? 'danger' : 'warning'}
        title={t('safer.confirm.title', { length })}
        message={t('safer.confirm.text')}
        confirmLabel={t('safer.confirm.yes')}
        cancelLabel={t('safer.confirm.no')}
        isBusy={beginning.isPending}
        onConfirm={() => {
          if (asked !== undefined) beginning.mutate(asked);
        }}
      />
    </>
  );
}
