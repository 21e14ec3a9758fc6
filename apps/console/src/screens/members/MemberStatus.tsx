import type { memberRow } from '@baize/contract';
import type { IconName } from '@baize/ui/Icon';
import { StatusChip } from '@baize/ui/StatusChip';
import type * as z from 'zod/mini';
import { useT } from '../../i18n/useT.ts';

type Status = z.output<typeof memberRow>['status'];

const LOOKS: Record<Status, { tone: 'felt' | 'amber' | 'cinnabar'; icon: IconName }> = {
  active: { tone: 'felt', icon: 'check' },
  locked: { tone: 'amber', icon: 'lock' },
  closed: { tone: 'cinnabar', icon: 'close' },
};

export function MemberStatus({ status }: { status: Status }) {
  const t = useT();
  const look = LOOKS[status];
  return (
    <StatusChip tone={look.tone} icon={look.icon}>
      {t(`members.${status}`)}
    </StatusChip>
  );
}
