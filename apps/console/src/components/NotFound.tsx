import { buttonClass } from '@baize/ui/buttonClass';
import { EmptyState } from '@baize/ui/EmptyState';
import { Link } from '@tanstack/react-router';
import { useT } from '../i18n/useT.ts';

export function NotFound() {
  const t = useT();
  return (
    <EmptyState
      title={t('shell.notFound')}
      action={
        <Link to="/" className={buttonClass({ tone: 'neutral' })}>
          {t('nav.overview')}
        </Link>
      }
    />
  );
}
