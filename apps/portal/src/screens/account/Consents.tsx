import { Checkbox } from '@baize/ui/Checkbox';
import { useId, type ComponentProps } from 'react';
import { useT } from '../../i18n/useT.ts';
import { useBrand } from '../../useBrand.ts';

type Part = { input: ComponentProps<'input'>; error?: string | undefined };

/** Age and terms: both are unticked at first, and nothing opens without them. */
export function Consents({ adult, terms }: { adult: Part; terms: Part }) {
  const t = useT();
  const id = useId();
  const { minimumAge } = useBrand();
  const aria = (part: Part, name: string) =>
    part.error ? ({ 'aria-describedby': `${id}-${name}`, 'aria-invalid': true } as const) : {};
  const fault = (part: Part, name: string) =>
    part.error ? (
      <p id={`${id}-${name}`} className="mb-1 ml-7.5 text-dense text-cinnabar-text">
        {part.error}
      </p>
    ) : null;
  return (
    <div className="flex flex-col gap-0.5">
      <Checkbox {...aria(adult, 'adult')} {...adult.input}>
        {t('account.adult', { age: minimumAge })}
      </Checkbox>
      {fault(adult, 'adult')}
      <Checkbox {...aria(terms, 'terms')} {...terms.input}>
        {t('account.terms')}{' '}
        <a href="/terms" target="_blank" rel="noopener" className="text-felt-text underline underline-offset-4">
          {t('account.termsLink')}
        </a>
      </Checkbox>
      {fault(terms, 'terms')}
    </div>
  );
}
