import type { PromotionKind, PromotionStatus } from '@baize/contract/promotions/promotion';
import { Button } from '@baize/ui/Button';
import { buttonClass } from '@baize/ui/buttonClass';
import { useT } from '../../i18n/useT.ts';
import type { MemberPage } from '../../paths.ts';
import { Link } from '../../router/Link.tsx';
import { useRealAction } from '../useRealAction.ts';

type Props = {
  status: PromotionStatus;
  kind: PromotionKind;
  isHeld: boolean;
  isBusy: boolean;
  onJoin: () => void;
  onApply: () => void;
  onClaim: () => void;
};

/** Where the condition of a promotion is met. */
const nextPage: Partial<Record<PromotionKind, MemberPage>> = {
  firstDeposit: 'depositv2',
  nthDeposit: 'depositv2',
  reloadDeposit: 'depositv2',
  freeRounds: 'depositv2',
  raffle: 'depositv2',
  zaloBinding: 'securityCenter',
};

/** What can be done in a promotion as it stands; nothing where it is somebody else's turn. */
export function PromotionAction({ status, kind, isHeld, isBusy, onJoin, onApply, onClaim }: Props) {
  const t = useT();
  const realAction = useRealAction();
  if (status === 'join') {
    const isApplication = kind === 'application';
    const label = t(
      isApplication ? 'promotions.do.apply' : kind === 'rain' ? 'promotions.do.take' : 'promotions.do.join',
    );
    return (
      <Button tone="felt" isLoading={isBusy} onClick={() => realAction(isApplication ? onApply : onJoin, label)}>
        {label}
      </Button>
    );
  }
  if (status === 'claim' && !isHeld) {
    return (
      <Button tone="felt" icon="gift" isLoading={isBusy} onClick={() => realAction(onClaim)}>
        {t(kind === 'raffle' ? 'promotions.do.draw' : kind === 'rain' ? 'promotions.do.open' : 'promotions.do.claim')}
      </Button>
    );
  }
  const page = status === 'claimed' ? 'bonusDetails' : status === 'signedUp' ? nextPage[kind] : undefined;
  if (page === undefined) return null;
  const words = page === 'depositv2' ? 'deposit' : page === 'bonusDetails' ? 'progress' : 'profile';
  return (
    <Link to="/member" search={{ page }} className={buttonClass({ tone: 'outline' })}>
      {t(`promotions.do.${words}`)}
    </Link>
  );
}
