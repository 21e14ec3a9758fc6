import { cx } from '@baize/ui/cx';
import { useT } from '../../i18n/useT.ts';
import type { Mark } from './restrictedIn.ts';

/** What a mark means, under the number. */
export function MarkName({ mark }: { mark: Mark | undefined }) {
  const t = useT();
  if (mark === undefined) return null;
  return (
    <span className={cx('text-center text-cap', mark === 'closed' ? 'text-cinnabar-text' : 'text-amber-text')}>
      {t(`lottery.restricted.mark.${mark}`)}
    </span>
  );
}
