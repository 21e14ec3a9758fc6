import { cx } from '@baize/ui/cx';
import { useT } from '../../i18n/useT.ts';

interface SeedFactsProps {
  commitment: string;
  seed: string | null;
  className?: string;
}

/** What is promised of a seed before anything is decided by it, and the seed once it is told. */
export function SeedFacts({ commitment, seed, className }: SeedFactsProps) {
  const t = useT();
  return (
    <dl className={cx('flex flex-col gap-2', className)}>
      <div>
        <dt className="text-cap text-text-3">{t('promotions.proof.commitment')}</dt>
        <dd className="font-mono text-cap break-all text-text-2">{commitment}</dd>
      </div>
      <div>
        <dt className="text-cap text-text-3">{t('promotions.proof.seed')}</dt>
        <dd className="font-mono text-cap break-all text-text-2">{seed ?? t('promotions.proof.sealed')}</dd>
      </div>
    </dl>
  );
}
