import { Button } from '@baize/ui/Button';
import { buttonClass } from '@baize/ui/buttonClass';
import { AgentLogin } from '../../components/AgentLogin.tsx';
import { openService } from '../../components/openService.ts';
import { useT } from '../../i18n/useT.ts';
import { Link } from '../../router/Link.tsx';
import { useSession } from '../../session.ts';
import { useBrand } from '../../useBrand.ts';
import { AgentBenefits } from './AgentBenefits.tsx';
import { AgentFrame } from './AgentFrame.tsx';

/** The agents' door: login, what the house offers, and whom to talk to. */
export function AgentLandingScreen() {
  const t = useT();
  const { merchant } = useBrand();
  const { isAgent } = useSession();
  return (
    <AgentFrame>
      <div data-screen="agent.AgentLanding" className="bg-cloth">
        <div className="content-column grid gap-8 py-8 lg:grid-cols-[1fr_26rem] lg:items-center lg:py-14">
          <div>
            <h1 className="text-h1 text-text-1 lg:text-hero">{t('agent.title')}</h1>
            <p className="mt-3 max-w-prose text-body-l text-text-2">{t('agent.text', { brand: merchant })}</p>
            <p className="mt-6 flex flex-wrap gap-2">
              <Button tone="neutral" icon="headset" onClick={openService}>
                {t('agent.talk')}
              </Button>
              <Link to="/join" className={buttonClass({ tone: 'ghost' })}>
                {t('agent.howContracts')}
              </Link>
            </p>
          </div>
          <section aria-labelledby="agent-login" className="rounded-sheet bg-bg-1 p-5 shadow-panel sm:p-8">
            <h2 id="agent-login" className="mb-5 text-h3 text-text-1">
              {t(isAgent === true ? 'agent.signedIn' : 'agent.login')}
            </h2>
            {isAgent === true ? (
              <Link to="/agentHome" className={buttonClass({ tone: 'felt', isBlock: true })}>
                {t('agent.toHome')}
              </Link>
            ) : (
              <AgentLogin />
            )}
          </section>
        </div>
      </div>
      <section aria-labelledby="benefits" className="content-column pt-8 lg:pt-12">
        <h2 id="benefits" className="mb-4 text-h3 text-text-1 lg:text-h2">
          {t('agent.benefits')}
        </h2>
        <AgentBenefits />
      </section>
    </AgentFrame>
  );
}
