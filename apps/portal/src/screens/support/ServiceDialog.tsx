import { Button } from '@baize/ui/Button';
import { Dialog } from '@baize/ui/Dialog';
import { WaysToReachUs } from '../../components/WaysToReachUs.tsx';
import { useT } from '../../i18n/useT.ts';
import { openFeedback } from '../../layer.ts';
import { useSession } from '../../session.ts';
import { LetterForm } from '../../components/LetterForm.tsx';

type Props = { isOpen: boolean; onOpenChange(isOpen: boolean): void };

/**
 * What stands in for the customer service window, in its size, where the brand has no service of its own elsewhere: members
 * write feedback and find the answer among their messages, everybody else writes a letter and gets a mail.
 */
export function ServiceDialog({ isOpen, onOpenChange }: Props) {
  const t = useT();
  const { status, isTrial } = useSession();
  const hasMessages = status === 'member' && isTrial !== true;
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      size="window"
      title={t('shell.service')}
      description={t(hasMessages ? 'support.memberService' : 'support.noService')}
      labels={{ close: t('shell.close') }}
    >
      <div className="flex flex-col gap-6">
        {hasMessages ? (
          <Button tone="felt" size="l" icon="pencil" isBlock onClick={openFeedback}>
            {t('support.write')}
          </Button>
        ) : (
          <LetterForm />
        )}
        <WaysToReachUs />
      </div>
    </Dialog>
  );
}
