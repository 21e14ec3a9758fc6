import { Icon, type IconName } from '@baize/ui/Icon';
import type { ReactNode } from 'react';
import { useT } from '../i18n/useT.ts';
import { closeLayer } from '../layer.ts';
import { Link } from '../router/Link.tsx';
import { useBrand } from '../useBrand.ts';
import { openService } from './openService.ts';

const rowClass =
  'flex min-h-16 w-full items-center gap-4 rounded-panel bg-bg-2 p-4 text-left text-text-1 no-underline shadow-cushion hover:bg-bg-3';

/** Where a question is answered: by a person where the brand has a service, and by the help centre in any case. */
export function WaysToReachUs() {
  const t = useT();
  const { customerService } = useBrand();
  return (
    <ul className="grid gap-2">
      {customerService === '' ? null : (
        <li>
          <button type="button" onClick={openService} className={rowClass}>
            <Way icon="headset" title={t('shell.service')} text={t('support.serviceText')} />
          </button>
        </li>
      )}
      <li>
        <Link to="/help" hash="contact" onClick={closeLayer} className={rowClass}>
          <Way icon="mail" title={t('support.contact')} text={t('support.contactText')} />
        </Link>
      </li>
      <li>
        <Link to="/help" onClick={closeLayer} className={rowClass}>
          <Way icon="info" title={t('shell.help')} text={t('support.helpText')} />
        </Link>
      </li>
    </ul>
  );
}

function Way({ icon, title, text }: { icon: IconName; title: ReactNode; text: ReactNode }) {
  return (
    <>
      <Icon name={icon} size={24} className="shrink-0 text-brass-text" />
      <span className="min-w-0">
        <span className="block text-label">{title}</span>
        <span className="block text-cap text-text-3">{text}</span>
      </span>
      <Icon name="chevronRight" size={16} className="ml-auto shrink-0 text-text-3" />
    </>
  );
}
