import type { listOwnRewards, OutputOf } from '@baize/contract';
import { Dialog } from '@baize/ui/Dialog';
import { ErrorState } from '@baize/ui/ErrorState';
import { Skeleton } from '@baize/ui/Skeleton';
import { StatusChip } from '@baize/ui/StatusChip';
import { useQuery } from '@tanstack/react-query';
import { useT } from '../../i18n/useT.ts';
import { moneyText } from '../moneyText.ts';
import { checkReward } from './checkReward.ts';
import { SeedFacts } from './SeedFacts.tsx';

type Reward = OutputOf<typeof listOwnRewards>['open'][number];

interface RewardProofProps {
  reward: Reward;
  onClose: () => void;
}

const findings = ['isPromised', 'isDrawn'] as const;

/** By what a prize or a share was decided, computed again by this browser. */
export function RewardProof({ reward, onClose }: RewardProofProps) {
  const t = useT();
  const { draw, share, title, currency } = reward;
  const promise = draw ?? share;
  const found = useQuery({
    queryKey: ['promotions.checkReward', reward.id, promise?.seed ?? ''],
    queryFn: async () => (await checkReward(reward)) ?? null,
    retry: false,
  });
  if (promise === null) return null;
  const facts = [
    ...(draw === null || draw.weights === null
      ? []
      : [
          { name: 'clientSeed' as const, value: draw.clientSeed || '—' },
          { name: 'weights' as const, value: draw.weights.join(', ') },
          { name: 'place' as const, value: String(draw.place) },
        ]),
    ...(share === null
      ? []
      : [
          { name: 'pot' as const, value: moneyText(share.pot, currency) },
          { name: 'place' as const, value: `${share.place} / ${share.shares}` },
        ]),
    { name: 'nonce' as const, value: promise.nonce },
  ];
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      size="m"
      title={title}
      description={t('promotions.proof.text')}
      labels={{ close: t('shell.close') }}
    >
      <div className="flex flex-col gap-4">
        {found.isLoadingError ? (
          <ErrorState
            title={t('promotions.proof.failed')}
            retryLabel={t('shell.retry')}
            onRetry={() => void found.refetch()}
          />
        ) : found.isPending ? (
          <Skeleton className="h-16 rounded-panel" />
        ) : found.data === null ? (
          <p className="text-body text-text-2">{t('promotions.proof.early')}</p>
        ) : (
          <ul className="flex flex-col gap-2">
            {findings.map((name) => (
              <li key={name} className="flex flex-wrap items-center justify-between gap-2 text-body text-text-1">
                {t(`promotions.proof.${name}`)}
                <StatusChip tone={found.data?.[name] === true ? 'felt' : 'cinnabar'}>
                  {t(found.data?.[name] === true ? 'promotions.proof.holds' : 'promotions.proof.fails')}
                </StatusChip>
              </li>
            ))}
          </ul>
        )}
        <SeedFacts commitment={promise.commitment} seed={promise.seed} />
        <dl className="flex flex-col gap-2">
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt className="text-cap text-text-3">{t(`promotions.proof.${name}`)}</dt>
              <dd className="font-mono text-cap break-all text-text-2">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Dialog>
  );
}
