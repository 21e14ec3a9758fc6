import { Icon, type IconName } from '@baize/ui/Icon';
import { StatusChip } from '@baize/ui/StatusChip';
import type { ReactNode } from 'react';
import { useT } from '../../i18n/useT.ts';

interface SecurityRowProps {
  icon: IconName;
  title: string;
  text: ReactNode;
  /** Left out where it cannot be done, and while it is not known. */
  isDone?: boolean | undefined;
  /** What the two states are called, where it is not something to set. */
  words?: { done: string; open: string };
  action?: ReactNode;
}

/** One thing that keeps an account safe: what it is, whether it is done, and the way to do or change it. */
export function SecurityRow({ icon, title, text, isDone, words, action }: SecurityRowProps) {
  const t = useT();
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4 first:pt-0 last:pb-0">
      <span
        aria-hidden="true"
        className="grid size-10 shrink-0 place-items-center rounded-control bg-bg-3 text-brass-text max-sm:hidden"
      >
        <Icon name={icon} size={20} />
      </span>
      <div className="min-w-48 flex-1">
        <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-label text-text-1">
          {title}
          {isDone === undefined ? null : (
            <StatusChip tone={isDone ? 'felt' : 'amber'} icon={isDone ? 'check' : 'alert'}>
              {isDone ? (words?.done ?? t('member.security.done')) : (words?.open ?? t('member.security.open'))}
            </StatusChip>
          )}
        </h3>
        <div className="mt-1 text-dense font-normal text-text-2">{text}</div>
      </div>
      {action === undefined ? null : (
        <div className="flex min-h-9 items-center max-sm:w-full max-sm:[&>button]:flex-1">{action}</div>
      )}
    </li>
  );
}
