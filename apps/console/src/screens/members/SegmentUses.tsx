import { Link } from '@tanstack/react-router';
import { useT } from '../../i18n/useT.ts';
import type { Segment } from './SegmentDraft.ts';

const look = 'text-felt-text underline underline-offset-4';

/** What chooses its members by a segment, by name, with a way to it. */
export function SegmentUses({ uses }: Pick<Segment, 'uses'>) {
  const t = useT();
  if (uses.length === 0) return <span className="text-text-3">{t('segments.unused')}</span>;
  return (
    <ul className="flex flex-col gap-0.5">
      {uses.map(({ kind, id, name }) => (
        <li key={`${kind} ${id}`}>
          {kind === 'promotion' ? (
            <Link to="/promotions" search={{ campaign: id }} className={look}>
              {t('segments.use.promotion', { name })}
            </Link>
          ) : (
            <Link to="/broadcasts" className={look}>
              {t('segments.use.broadcast', { name })}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
