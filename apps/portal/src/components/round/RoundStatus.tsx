import { StatusChip } from '@baize/ui/StatusChip';
import { useT } from '../../i18n/useT.ts';
import type { Round } from './Round.ts';

const LOOKS = {
  open: { tone: 'amber', icon: 'clock' },
  won: { tone: 'felt', icon: 'check' },
  lost: { tone: 'neutral', icon: 'minus' },
  cancelled: { tone: 'cinnabar', icon: 'close' },
} as const;

export function RoundStatus({ status }: { status: Round['status'] }) {
  const t = useT();
  return <StatusChip {...LOOKS[status]}>{t(`records.status.${status}`)}</StatusChip>;
}
