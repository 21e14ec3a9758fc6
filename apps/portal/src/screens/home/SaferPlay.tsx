import { Icon } from '@baize/ui/Icon';
import { useT } from '../../i18n/useT.ts';

const rules = [
  { icon: 'pause', text: 'home.safer1' },
  { icon: 'volumeOff', text: 'home.safer2' },
  { icon: 'users', text: 'home.safer3' },
  { icon: 'history', text: 'home.safer4' },
] as const;

/** What the house does so that a game stays one. */
export function SaferPlay() {
  const t = useT();
  return (
    <section
      id="safer"
      aria-labelledby="safer-title"
      className="distant grid gap-6 [--distant-height:27rem] sm:[--distant-height:16rem] lg:grid-cols-[22rem_1fr] lg:gap-12 lg:[--distant-height:9rem]"
    >
      <div>
        <h2 id="safer-title" className="text-h3 text-text-1 lg:text-h2">
          {t('home.saferTitle')}
        </h2>
        <p className="mt-2 text-body text-text-2">{t('home.saferText')}</p>
      </div>
      <ul className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {rules.map(({ icon, text }) => (
          <li key={text} className="flex items-center gap-4 border-b border-line-1 py-3">
            <span className="grid size-10 shrink-0 place-items-center rounded-pill bg-bg-2 text-text-2 shadow-cushion">
              <Icon name={icon} />
            </span>
            <span className="text-body text-text-1">{t(text)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
