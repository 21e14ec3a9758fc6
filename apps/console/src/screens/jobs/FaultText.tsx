import { useT } from '../../i18n/useT.ts';

/** A fault in full, as it was written down; nothing where there is none. */
export function FaultText({ fault }: { fault: string }) {
  const t = useT();
  if (fault === '') return null;
  return (
    <>
      <h3 className="mt-6 mb-2 text-h4 text-text-1">{t('jobs.fault')}</h3>
      <p className="rounded-panel bg-bg-inset p-4 font-mono text-dense wrap-anywhere whitespace-pre-wrap text-text-1">
        {fault}
      </p>
    </>
  );
}
