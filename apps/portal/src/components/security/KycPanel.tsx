import { getKyc } from '@baize/contract/kyc/getKyc';
import { Button } from '@baize/ui/Button';
import { ErrorState } from '@baize/ui/ErrorState';
import { Panel } from '@baize/ui/Panel';
import { Skeleton } from '@baize/ui/Skeleton';
import { StatusChip } from '@baize/ui/StatusChip';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '../../call.ts';
import { useT } from '../../i18n/useT.ts';
import { moneyText } from '../moneyText.ts';
import { useErrorText } from '../useErrorText.ts';
import type { Kyc } from './Kyc.ts';
import { KycDialog } from './KycDialog.tsx';

type Step = Kyc['steps'][number];

const LOOKS = {
  none: { tone: 'neutral', icon: 'document' },
  inReview: { tone: 'amber', icon: 'clock' },
  approved: { tone: 'felt', icon: 'check' },
  rejected: { tone: 'cinnabar', icon: 'close' },
  expired: { tone: 'amber', icon: 'alert' },
} as const;

/** Who the member is: three levels of papers, how each stands, and what it lets them take out. */
export function KycPanel() {
  const t = useT();
  const errorText = useErrorText();
  const kyc = useQuery(query(getKyc, {}));
  return (
    <Panel
      id="verification"
      title={t('member.kyc.title')}
      aside={
        kyc.data !== undefined ? (
          <span className="text-label text-text-2">{t('member.kyc.level', { level: kyc.data.level })}</span>
        ) : null
      }
    >
      {kyc.isPending ? <Skeleton className="h-40" /> : null}
      {kyc.isLoadingError ? (
        <ErrorState
          title={t('member.kyc.failed')}
          hint={errorText(kyc.error)}
          retryLabel={t('records.retry')}
          onRetry={() => void kyc.refetch()}
        />
      ) : null}
      {kyc.data !== undefined ? (
        <>
          <p className="mb-2 max-w-prose text-dense text-text-2">
            {allowanceText(t, kyc.data, kyc.data.level) ?? t('member.kyc.text')}
          </p>
          <ul className="divide-y divide-line-1">
            {kyc.data.steps.map((step) => (
              <KycLine key={step.level} kyc={kyc.data} step={step} />
            ))}
          </ul>
        </>
      ) : null}
    </Panel>
  );
}

function KycLine({ kyc, step }: { kyc: Kyc; step: Step }) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  const { level, state, publicReason, expiresOn } = step;
  const look = LOOKS[state];
  const below = kyc.steps.find((one) => one.level === level - 1)?.state ?? 'approved';
  const isReady = below === 'approved' || below === 'inReview';
  const mayHandIn = isReady && (state === 'none' || state === 'rejected' || state === 'expired');
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4 last:pb-0">
      <div className="min-w-0 flex-1 basis-56">
        <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-label text-text-1">
          {t(`member.kyc.step${level}`)}
          <StatusChip tone={look.tone} icon={look.icon}>
            {t(`member.kyc.${state}`)}
          </StatusChip>
        </h3>
        <p className="mt-1 text-dense text-text-2">{t(`member.kyc.step${level}Text`)}</p>
        {state === 'rejected' ? (
          <p className="mt-1 text-dense text-cinnabar-text">
            {t(`member.kyc.reason.${reasons.find((one) => one === publicReason) ?? 'other'}`)}
          </p>
        ) : null}
        {state === 'approved' && expiresOn !== null ? (
          <p className="mt-1 text-cap text-text-3">{t('member.kyc.until', { day: expiresOn })}</p>
        ) : null}
        <p className="mt-1 text-cap text-text-3 empty:hidden">{allowanceText(t, kyc, level)}</p>
      </div>
      {mayHandIn ? (
        <Button size="s" icon="upload" onClick={() => setIsOpen(true)}>
          {t(state === 'none' ? 'member.kyc.handIn' : 'member.kyc.again')}
        </Button>
      ) : null}
      {isOpen ? <KycDialog level={level} onClose={() => setIsOpen(false)} /> : null}
    </li>
  );
}

const reasons = ['unreadable', 'wrong_document', 'name_differs', 'out_of_date', 'other'] as const;

/** What a level lets the member take out, in words; nothing where the brand asks for no level. */
function allowanceText(t: ReturnType<typeof useT>, kyc: Kyc, level: number): string | undefined {
  const allowance = kyc.allowances?.[level];
  if (allowance === undefined) return undefined;
  const text = (amount: bigint | null) => (amount === null ? undefined : moneyText(amount, kyc.currency));
  const [single, daily] = [text(allowance.single), text(allowance.daily)];
  if (single === undefined && daily === undefined) return t('member.kyc.allowsAll', { level });
  if (single === undefined) return t('member.kyc.allowsDaily', { level, daily: daily ?? '' });
  if (daily === undefined) return t('member.kyc.allowsSingle', { level, single });
  return t('member.kyc.allows', { level, single, daily });
}
