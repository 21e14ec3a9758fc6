import { buttonClass } from '@baize/ui/buttonClass';
import { Panel } from '@baize/ui/Panel';
import { useT } from '../../i18n/useT.ts';
import { Link } from '../../router/Link.tsx';

/** The way from the security centre to what keeps play in bounds. */
export function SaferCard() {
  const t = useT();
  return (
    <Panel
      title={t('safer.card.title')}
      aside={
        <Link to="/member" search={{ page: 'saferPlay' }} className={buttonClass({ size: 's' })}>
          {t('safer.card.open')}
        </Link>
      }
    >
      <p className="text-body text-text-2">{t('safer.card.text')}</p>
    </Panel>
  );
}
