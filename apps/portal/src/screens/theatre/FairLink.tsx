import { buttonClass } from '@baize/ui/buttonClass';
import { Icon } from '@baize/ui/Icon';
import { useT } from '../../i18n/useT.ts';
import { useBrand } from '../../useBrand.ts';

/** Where anybody recomputes a round, for the house's own games: other vendors state no seeds. */
export function FairLink({ vassalage, className }: { vassalage: string; className?: string }) {
  const t = useT();
  const { verifierUrl } = useBrand();
  if (vassalage !== 'studio' || verifierUrl === '') return null;
  return (
    <a
      href={verifierUrl}
      target="_blank"
      rel="noreferrer"
      className={buttonClass({ tone: 'ghost', size: 's', ...(className === undefined ? {} : { className }) })}
    >
      <Icon name="shield" size={18} />
      {t('theatre.fair')}
      <span className="sr-only">: {t('home.openVerifier')}</span>
    </a>
  );
}
