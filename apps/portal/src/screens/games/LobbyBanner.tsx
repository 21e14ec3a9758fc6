import { useT } from '../../i18n/useT.ts';

/** The strip on top of the lobby; its ground is dark in both themes. */
export function LobbyBanner() {
  const t = useT();
  return (
    <header
      data-theme="dark"
      className="relative isolate flex min-h-24 flex-col justify-center overflow-hidden rounded-panel bg-cloth px-4 py-3 shadow-panel sm:min-h-32 sm:rounded-sheet sm:px-8 lg:min-h-40"
    >
      <img
        src="/brand/images/banners/rng.webp"
        alt=""
        width={1344}
        height={160}
        fetchPriority="high"
        className="absolute inset-0 -z-10 size-full object-cover object-[85%_50%]"
      />
      <h1 className="text-h2 text-chalk sm:text-h1 [text-shadow:0_1px_12px_oklch(0_0_0/0.5)]">{t('games.slots')}</h1>
      <p className="mt-1 max-w-[56%] text-body text-chalk/85 max-sm:hidden">{t('games.slotsText')}</p>
    </header>
  );
}
