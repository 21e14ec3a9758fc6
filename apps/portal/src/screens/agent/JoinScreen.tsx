import { Button } from '@baize/ui/Button';
import { buttonClass } from '@baize/ui/buttonClass';
import { openService } from '../../components/openService.ts';
import { PageBanner } from '../../components/PageBanner.tsx';
import { useT } from '../../i18n/useT.ts';
import { Link } from '../../router/Link.tsx';
import { useBrand } from '../../useBrand.ts';
import { AgentBenefits } from './AgentBenefits.tsx';
import { IncomeCalculator } from './IncomeCalculator.tsx';
import { JoinForm } from './JoinForm.tsx';

const contracts = [
  { title: 'agent.contract1', text: 'agent.contract1Text' },
  { title: 'agent.contract2', text: 'agent.contract2Text' },
  { title: 'agent.contract3', text: 'agent.contract3Text' },
] as const;
const steps = ['agent.step1', 'agent.step2', 'agent.step3', 'agent.step4'] as const;

/** Recruitment: what an agent gets, how contracts work in plain words, and whom to talk to. */
export function JoinScreen() {
  const t = useT();
  const { merchant } = useBrand();
  return (
    <div data-screen="agent.Join" className="content-column grid grid-cols-1 gap-8 pt-3 sm:pt-5 lg:gap-12">
      <PageBanner group="w_daili" title={t('agent.joinTitle', { brand: merchant })} text={t('agent.joinText')} />
      <section aria-labelledby="benefits">
        <h2 id="benefits" className="mb-4 text-h3 text-text-1 lg:text-h2">
          {t('agent.benefits')}
        </h2>
        <AgentBenefits />
      </section>
      <section aria-labelledby="contracts" className="rounded-sheet bg-bg-1 p-5 shadow-panel lg:p-8">
        <h2 id="contracts" className="text-h3 text-text-1 lg:text-h2">
          {t('agent.contracts')}
        </h2>
        <p className="mt-2 max-w-prose text-body-l text-text-2">{t('agent.contractsText')}</p>
        <dl className="mt-5 grid gap-x-8 gap-y-5 lg:grid-cols-3">
          {contracts.map(({ title, text }) => (
            <div key={title} className="border-t border-line-1 pt-4">
              <dt className="text-h4 text-text-1">{t(title)}</dt>
              <dd className="mt-1.5 text-body text-text-2">{t(text)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="sum" className="rounded-sheet bg-bg-1 p-5 shadow-panel lg:p-8">
        <h2 id="sum" className="text-h3 text-text-1 lg:text-h2">
          {t('agent.sum.title')}
        </h2>
        <p className="mt-2 mb-5 max-w-prose text-body-l text-text-2">{t('agent.sum.text')}</p>
        <IncomeCalculator />
      </section>
      <section
        aria-labelledby="steps"
        className="grid gap-6 rounded-sheet bg-cloth p-5 shadow-panel lg:grid-cols-[1fr_auto] lg:p-8"
      >
        <div>
          <h2 id="steps" className="text-h3 text-text-1 lg:text-h2">
            {t('agent.how')}
          </h2>
          <ol className="mt-4 grid gap-2">
            {steps.map((step, at) => (
              <li key={step} className="flex items-start gap-3 text-body text-text-1">
                <span
                  aria-hidden="true"
                  className="grid size-7 shrink-0 place-items-center rounded-pill bg-brass-tint text-label text-brass-text"
                >
                  {at + 1}
                </span>
                <span className="pt-0.5">{t(step)}</span>
              </li>
            ))}
          </ol>
        </div>
        <div className="flex flex-wrap items-end gap-2 lg:flex-col lg:items-stretch lg:justify-end">
          <Button tone="felt" icon="headset" onClick={openService}>
            {t('agent.talk')}
          </Button>
          <Link to="/agent" className={buttonClass({ tone: 'outline' })}>
            {t('agent.haveAccount')}
          </Link>
        </div>
      </section>
      <section aria-labelledby="apply" className="grid gap-x-8 gap-y-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div>
          <h2 id="apply" className="text-h3 text-text-1 lg:text-h2">
            {t('agent.apply.title')}
          </h2>
          <p className="mt-2 max-w-prose text-body-l text-text-2">{t('agent.apply.text')}</p>
        </div>
        <div className="rounded-sheet bg-bg-1 p-5 shadow-panel lg:p-8">
          <JoinForm />
        </div>
      </section>
    </div>
  );
}
