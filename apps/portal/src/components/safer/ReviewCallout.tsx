import { confirmLimits } from '@baize/contract/limits/confirmLimits';
import { Button } from '@baize/ui/Button';
import { Callout } from '@baize/ui/Callout';
import { toast } from '@baize/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../call.ts';
import { useT } from '../../i18n/useT.ts';
import { useErrorText } from '../useErrorText.ts';
import { useLimitsAnswer } from './useLimitsAnswer.ts';

/** Asks whether limits that were set long ago are still right. */
export function ReviewCallout() {
  const t = useT();
  const errorText = useErrorText();
  const answer = useLimitsAnswer();
  const keeping = useMutation({
    mutationFn: () => call(confirmLimits, {}),
    onSuccess: (limits) => {
      answer(limits);
      toast.success(t('safer.saved'));
    },
    onError: (error) => void toast.error(errorText(error)),
  });
  return (
    <Callout
      title={t('safer.review.title')}
      action={
        <Button size="s" isLoading={keeping.isPending} onClick={() => keeping.mutate()}>
          {t('safer.review.keep')}
        </Button>
      }
    >
      {t('safer.review.text')}
    </Callout>
  );
}
