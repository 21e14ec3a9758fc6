import type { ReactNode } from 'react';
import { isPlainClick } from '../router/isPlainClick.ts';
import { Link } from '../router/Link.tsx';
import { readSession } from '../session.ts';
import type { NavItem } from './useNavItems.ts';

type Props = { item: NavItem; className: string; onFollow?: () => void; children: ReactNode };

/** An entry of the navigation as a link or a button; what needs a session asks a guest to log in instead. */
export function NavItemLink({ item, className, onFollow, children }: Props) {
  if (item.kind === 'act') {
    return (
      <button
        type="button"
        className={className}
        onClick={() => {
          onFollow?.();
          item.onSelect();
        }}
      >
        {children}
      </button>
    );
  }
  return (
    <Link
      to={item.to}
      className={className}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        onFollow?.();
        if (item.onGuest === undefined || readSession().status === 'member') return;
        event.preventDefault();
        item.onGuest();
      }}
    >
      {children}
    </Link>
  );
}
