import { useT } from '../i18n/useT.ts';

/** What is left to say when not even the gate arrives. */
export function GateFallback(_gate: { gate: string }) {
  const t = useT();
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center gap-4 bg-bg-0 p-4 text-center">
      <h1 className="text-h3 text-text-1">{t('shell.networkAbnormal')}</h1>
      <a href="" className="rounded-control bg-felt px-5 py-3 text-label text-on-felt">
        {t('shell.retry')}
      </a>
    </main>
  );
}
