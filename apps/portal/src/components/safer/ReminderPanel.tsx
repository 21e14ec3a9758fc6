import { reminderMinutes, updateReminder } from '@baize/contract/limits/updateReminder';
import { Panel } from '@baize/ui/Panel';
import { Segmented } from '@baize/ui/Segmented';
import { toast } from '@baize/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../call.ts';
import { useT } from '../../i18n/useT.ts';
import { useErrorText } from '../useErrorText.ts';
import { useLimitsAnswer } from './useLimitsAnswer.ts';

/** How often a running game stops to say how long and how much. */
export function ReminderPanel({ minutes }: { minutes: number }) {
  const t = useT();
  const errorText = useErrorText();
  const answer = useLimitsAnswer();
  const saving = useMutation({
    mutationFn: (chosen: (typeof reminderMinutes)[number]) => call(updateReminder, { minutes: chosen }),
    onSuccess: (limits) => {
      answer(limits);
      toast.success(t('safer.saved'));
    },
    onError: (error) => void toast.error(errorText(error)),
  });
  return (
    <Panel title={t('safer.reminder.title')}>
      <p className="mb-4 text-body text-text-2">{t('safer.reminder.text')}</p>
      <Segmented
        label={t('safer.reminder.title')}
        value={String(minutes)}
        onValueChange={(value) => {
          const chosen = reminderMinutes.find((one) => String(one) === value);
          if (chosen !== undefined) saving.mutate(chosen);
        }}
        options={reminderMinutes.map((one) => ({ value: String(one), label: t('safer.minutes', { minutes: one }) }))}
        className="max-sm:w-full"
      />
    </Panel>
  );
}
