import { StatusChip } from '@baize/ui/StatusChip';
import { useT } from '../../i18n/useT.ts';

const LOOKS = {
  inReview: { tone: 'amber', icon: 'clock' },
  approved: { tone: 'felt', icon: 'check' },
  rejected: { tone: 'cinnabar', icon: 'close' },
} as const;

export function SubmissionStatus({ status }: { status: keyof typeof LOOKS }) {
  const t = useT();
  return (
    <StatusChip tone={LOOKS[status].tone} icon={LOOKS[status].icon}>
      {t(`kyc.${status}`)}
    </StatusChip>
  );
}
