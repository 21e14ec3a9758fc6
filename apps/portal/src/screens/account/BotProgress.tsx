import { useT } from '../../i18n/useT.ts';

/** How far the bot check is; it keeps its place, so that nothing moves when it begins. */
export function BotProgress({ part }: { part: number | undefined }) {
  const t = useT();
  return (
    <p role="status" className="-mt-2 min-h-4 text-center text-cap text-text-3">
      {part === undefined ? '' : t('account.botProgress', { percent: Math.round(part * 100) })}
    </p>
  );
}
