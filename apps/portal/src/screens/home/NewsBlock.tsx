import { Icon } from '@baize/ui/Icon';
import { Marquee } from '@baize/ui/Marquee';
import { useNoticeTitles } from '../../components/useNotices.ts';
import { useT } from '../../i18n/useT.ts';
import { openNotices } from '../../layer.ts';

/** The height of the news on the home page. */
const HEIGHT_PX = 100;

/** Player notices that run by; a click opens the one that was clicked. */
export function NewsBlock() {
  const t = useT();
  const notices = useNoticeTitles();
  if (notices.length === 0) return null;
  return (
    <div
      style={{ height: HEIGHT_PX }}
      className="flex flex-col justify-between overflow-hidden rounded-panel bg-bg-1 p-2.5 shadow-panel"
    >
      <header className="flex h-8 items-center justify-between px-1">
        <h2 className="flex items-center gap-2 text-label text-text-1">{t('home.news')}</h2>
        <button
          type="button"
          onClick={() => openNotices(0)}
          className="touch-target inline-flex items-center gap-1 text-dense text-felt-text hover:underline"
        >
          {t('home.allNews')}
          <Icon name="chevronRight" size={14} />
        </button>
      </header>
      <Marquee
        className="bg-bg-2! shadow-none!"
        items={notices.map(({ id, title }, at) => ({
          id,
          content: (
            <button
              type="button"
              onClick={() => openNotices(at)}
              className="min-h-9 text-text-2 hover:text-text-1 hover:underline pointer-coarse:min-h-11"
            >
              {title}
            </button>
          ),
        }))}
        labels={{
          region: t('home.news'),
          pause: t('home.pauseNews'),
          play: t('home.playNews'),
          previous: t('home.previousNews'),
          next: t('home.nextNews'),
        }}
      />
    </div>
  );
}
