import { Button } from '@baize/ui/Button';
import { Icon } from '@baize/ui/Icon';
import { useT } from '../../i18n/useT.ts';

interface WelcomeProps {
  account: string;
  onDeposit: () => void;
  /** What the visitor was about to do before registering, or just a look around. */
  onContinue: () => void;
  continueLabel?: string | undefined;
}

/** The first thing a new member sees: two ways on, and nothing that presses. */
export function Welcome({ account, onDeposit, onContinue, continueLabel }: WelcomeProps) {
  const t = useT();
  return (
    <div className="flex min-h-full flex-col items-center justify-center gap-6 py-6 text-center">
      <span className="grid size-16 place-items-center rounded-pill bg-felt-tint text-felt-text">
        <Icon name="check" size={32} />
      </span>
      <div>
        <p className="text-h2 text-text-1">{t('account.welcome.title', { account })}</p>
        <p className="mx-auto mt-2 max-w-[36ch] text-body text-text-2">{t('account.welcome.text')}</p>
      </div>
      <div className="flex w-full max-w-80 flex-col gap-2.5">
        <Button tone="brass" size="l" isBlock icon="deposit" data-autofocus onClick={onDeposit}>
          {t('account.welcome.deposit')}
        </Button>
        <Button tone="neutral" size="l" isBlock onClick={onContinue}>
          {continueLabel ?? t('account.welcome.lookAround')}
        </Button>
      </div>
    </div>
  );
}
