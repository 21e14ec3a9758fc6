import { useT } from '../../i18n/useT.ts';

/** A stretch of time as short as people say it: below a second in milliseconds, from a minute on in whole seconds. */
export function useSpanText(): (ms: number) => string {
  const t = useT();
  return (ms) => {
    if (ms < 1_000) return t('jobs.span.ms', { count: Math.round(ms) });
    const tenths = Math.round(ms / 100) / 10;
    if (tenths < 60) return t('jobs.span.s', { count: tenths });
    const seconds = Math.round(ms / 1_000);
    const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
    return rest === 0 ? t('jobs.span.min', { minutes }) : t('jobs.span.minS', { minutes, seconds: rest });
  };
}
