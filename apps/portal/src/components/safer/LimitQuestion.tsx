import { confirmLimits } from '@baize/contract/limits/confirmLimits';
import { getLimits } from '@baize/contract/limits/getLimits';
import { Button } from '@baize/ui/Button';
import { Callout } from '@baize/ui/Callout';
import { ErrorState } from '@baize/ui/ErrorState';
import { Skeleton } from '@baize/ui/Skeleton';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call, query } from '../../call.ts';
import { useT } from '../../i18n/useT.ts';
import { useErrorText } from '../useErrorText.ts';
import { LimitList } from './LimitList.tsx';
import { useLimitsAnswer } from './useLimitsAnswer.ts';

/** What some licences ask before a first deposit: limits for deposits, or the word that none is wanted. */
export function LimitQuestion({ onAnswered }: { onAnswered: () => void }) {
  const t = useT();
  const errorText = useErrorText();
  const answer = useLimitsAnswer();
  const heading = useRef<HTMLHeadingElement>(null);
  const own = useQuery({ ...query(getLimits, {}), staleTime: 0 });
  const keeping = useMutation({
    mutationFn: () => call(confirmLimits, {}),
    onSuccess: (limits) => {
      answer(limits);
      onAnswered();
    },
  });
  /* It takes the place of the form, and with it the focus. */
  useEffect(() => heading.current?.focus(), [own.isSuccess]);
  if (own.isError) {
    return (
      <ErrorState
        title={t('safer.failed')}
        hint={errorText(own.error)}
        retryLabel={t('records.retry')}
        onRetry={() => void own.refetch()}
      />
    );
  }
  if (own.isPending) return <Skeleton className="h-64 w-full rounded-panel" />;
  const limits = own.data;
  const rows = limits.limits.filter(({ measure }) => measure === 'deposit');
  const isSet = rows.some(({ allowed }) => allowed !== null);
  return (
    <section aria-labelledby="limit-question" className="flex flex-col gap-4">
      <h2 ref={heading} id="limit-question" tabIndex={-1} className="text-h4 text-text-1 outline-none">
        {t('safer.question.title')}
      </h2>
      <p className="text-body text-text-2">
        {t('safer.question.text')} {t('safer.rule', { hours: limits.coolingHours })}
      </p>
      <LimitList rows={rows} currency={limits.currency} hours={limits.coolingHours} />
      {keeping.isError ? (
        <Callout tone="danger" isLive>
          {errorText(keeping.error)}
        </Callout>
      ) : null}
      <Button
        tone={isSet ? 'brass' : 'neutral'}
        size="l"
        isLoading={keeping.isPending}
        onClick={() => keeping.mutate()}
      >
        {isSet ? t('safer.question.goOn') : t('safer.question.without')}
      </Button>
    </section>
  );
}
