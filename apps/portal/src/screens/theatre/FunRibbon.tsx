import { Icon } from '@baize/ui/Icon';
import { useT } from '../../i18n/useT.ts';
import { useSession } from '../../session.ts';

/** Says over a game played for fun that it is, for as long as it is. */
export function FunRibbon() {
  const t = useT();
  const { isTrial } = useSession();
  const text = t(isTrial === true ? 'theatre.trialRibbon' : 'theatre.funRibbon');
  return (
    <section
      aria-label={text}
      className="flex min-h-8 shrink-0 items-center justify-center gap-2 bg-plum-tint px-3 text-dense text-plum-text"
    >
      <Icon name="info" size={16} className="shrink-0" />
      {text}
    </section>
  );
}
