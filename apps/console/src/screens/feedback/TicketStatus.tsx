import { StatusChip } from '@baize/ui/StatusChip';
import { useT } from '../../i18n/useT.ts';
import type { Ticket } from './Ticket.ts';

const TONES = { open: 'amber', answered: 'felt', closed: 'neutral' } as const;

export function TicketStatus({ status }: { status: Ticket['status'] }) {
  const t = useT();
  return <StatusChip tone={TONES[status]}>{t(`feedback.${status}`)}</StatusChip>;
}
