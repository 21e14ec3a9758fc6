import { Button } from '@baize/ui/Button';
import { Callout } from '@baize/ui/Callout';
import { useMutation } from '@tanstack/react-query';
import { useErrorText } from '../../components/useErrorText.ts';
import { useT } from '../../i18n/useT.ts';
import { checkChain } from './checkChain.ts';

/** Whether the draws before one hang together, each drawn again and tied to the one before it. */
export function ChainCheck({ gameCode, drawNo }: { gameCode: string; drawNo: string }) {
  const t = useT();
  const errorText = useErrorText();
  const checking = useMutation({ mutationFn: () => checkChain({ gameCode, drawNo }) });
  const { data } = checking;
  return (
    <section aria-label={t('lottery.chainCheck')} className="flex flex-col gap-3">
      <div>
        <Button tone="outline" isLoading={checking.isPending} onClick={() => checking.mutate()}>
          {t('lottery.chainCheck')}
        </Button>
      </div>
      {checking.isError ? (
        <Callout tone="danger" title={t('lottery.proofFailed')}>
          {errorText(checking.error)}
        </Callout>
      ) : data === undefined ? null : data.brokenAt !== undefined ? (
        <Callout tone="danger" title={t('lottery.fails')}>
          {t('lottery.chainBroken', { no: data.brokenAt })}
        </Callout>
      ) : (
        <Callout tone="success" title={t('lottery.holds')}>
          {t('lottery.chainHolds', { count: data.checked })}
        </Callout>
      )}
    </section>
  );
}
