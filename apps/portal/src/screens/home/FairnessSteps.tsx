import { buttonClass } from '@baize/ui/buttonClass';
import { Icon } from '@baize/ui/Icon';
import { useT } from '../../i18n/useT.ts';
import { useBrand } from '../../useBrand.ts';

const steps = [
  { icon: 'lock', title: 'home.fairStep1', text: 'home.fairStep1Text' },
  { icon: 'dice', title: 'home.fairStep2', text: 'home.fairStep2Text' },
  { icon: 'check', title: 'home.fairStep3', text: 'home.fairStep3Text' },
] as const;

/** How a round is bound before the bet and checked after it, and where anyone can do so. */
export function FairnessSteps() {
  const t = useT();
  const { verifierUrl } = useBrand();
  return (
    <section
      id="fairness"
      aria-labelledby="fairness-title"
      className="distant grid items-center gap-6 [--distant-height:46rem] sm:[--distant-height:24rem] lg:[--distant-height:13rem] lg:grid-cols-[22rem_1fr] lg:gap-12"
    >
      <div>
        <h2 id="fairness-title" className="text-h2 text-text-1 lg:text-h1">
          {t('home.fairTitle')}
        </h2>
        <p className="mt-3 text-body-l text-text-2">{t('home.fairText')}</p>
        {verifierUrl === '' ? null : (
          <a
            href={verifierUrl}
            target="_blank"
            rel="noreferrer"
            className={buttonClass({ tone: 'outline', className: 'mt-5' })}
          >
            <Icon name="shield" />
            {t('home.openVerifier')}
          </a>
        )}
      </div>
      <ol className="grid gap-3 md:grid-cols-3 md:gap-4">
        {steps.map(({ icon, title, text }, at) => (
          <li key={title} className="relative rounded-panel bg-bg-1 p-5 shadow-panel">
            <span className="flex items-center justify-between">
              <span className="grid size-11 place-items-center rounded-pill bg-felt-tint text-felt-text">
                <Icon name={icon} />
              </span>
              <span aria-hidden="true" className="text-num-l text-bg-4">
                {at + 1}
              </span>
            </span>
            <h3 className="mt-4 text-h4 text-text-1">{t(title)}</h3>
            <p className="mt-1.5 text-body text-text-2">{t(text)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
