import { updateSessionLimit } from '@baize/contract/limits/updateSessionLimit';
import { Select } from '@baize/ui/Select';
import { toast } from '@baize/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { wallTime } from '../../businessDay.ts';
import { call } from '../../call.ts';
import { useT } from '../../i18n/useT.ts';
import { useBrand } from '../../useBrand.ts';
import { useErrorText } from '../useErrorText.ts';
import type { Limits } from './Limits.ts';
import { useLimitsAnswer } from './useLimitsAnswer.ts';

const offered = [15, 30, 45, 60, 90, 120, 180, 240, 360, 480, 720];

/** How long play may go on without a pause. */
export function SessionRow({ session, hours }: { session: Limits['session']; hours: number }) {
  const t = useT();
  const errorText = useErrorText();
  const { timeZone } = useBrand();
  const answer = useLimitsAnswer();
  const { allowedMinutes, usedMinutes, nextMinutes, nextFrom } = session;
  const lengthOf = (minutes: number | null): string =>
    minutes === null ? t('safer.none') : t('safer.minutes', { minutes });
  const saving = useMutation({
    mutationFn: (minutes: number | null) => call(updateSessionLimit, { minutes }),
    onSuccess: (limits) => {
      answer(limits);
      toast.success(t('safer.saved'));
    },
    onError: (error) => void toast.error(errorText(error)),
  });
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line-1 pt-4">
      <div className="min-w-0 flex-1 basis-56">
        <p className="text-label text-text-1">{t('safer.session.title')}</p>
        <p className="text-dense text-text-3">{t('safer.session.text')}</p>
        {allowedMinutes === null ? null : (
          <p className="mt-1 text-cap text-text-2">
            {t('safer.used', { used: lengthOf(usedMinutes), allowed: lengthOf(allowedMinutes) })}
          </p>
        )}
        {nextFrom === null ? null : (
          <p className="mt-1 text-cap text-amber-text">
            {t('safer.pending', { next: lengthOf(nextMinutes), from: wallTime(Date.parse(nextFrom), timeZone) })}
          </p>
        )}
      </div>
      <div className="w-full sm:w-44">
        <Select
          aria-label={t('safer.session.title')}
          disabled={saving.isPending}
          value={String(allowedMinutes ?? 'none')}
          onValueChange={(value) => saving.mutate(value === 'none' ? null : Number(value))}
          options={[
            { value: 'none', label: t('safer.none') },
            ...[...new Set([...offered, ...(allowedMinutes === null ? [] : [allowedMinutes])])]
              .toSorted((a, b) => a - b)
              .map((minutes) => ({ value: String(minutes), label: lengthOf(minutes) })),
          ]}
        />
      </div>
      <span className="sr-only">{t('safer.laxer', { hours })}</span>
    </div>
  );
}
