import { Panel } from './Panel.tsx';

interface ReferralOfferProps {
  stepsTitle: string;
  /** What a friend has to do, in order. */
  steps: readonly string[];
  rules: string;
  tiersTitle: string;
  /** From which friend on, and what each brings from there. */
  tiers: readonly { from: string; reward: string }[];
  /** Until when it is offered. */
  until?: string | undefined;
}

/** What bringing somebody asks for and pays as members see it, also used as the operators' preview. */
export function ReferralOffer({ stepsTitle, steps, rules, tiersTitle, tiers, until }: ReferralOfferProps) {
  return (
    <div className="flex flex-wrap gap-4">
      <Panel title={stepsTitle} className="min-w-[min(20rem,100%)] flex-[1.4] sm:p-6">
        <ol className="flex flex-col gap-3">
          {steps.map((step, at) => (
            <li key={step} className="flex items-start gap-3 text-body text-text-1">
              <span
                aria-hidden="true"
                className="grid size-6 shrink-0 place-items-center rounded-pill bg-bg-3 text-cap text-brass-text"
              >
                {at + 1}
              </span>
              {step}
            </li>
          ))}
        </ol>
        <p className="mt-4 text-cap text-text-3">{rules}</p>
      </Panel>
      <Panel title={tiersTitle} className="min-w-[min(16rem,100%)] flex-1 sm:p-6">
        <dl className="flex flex-col">
          {tiers.map(({ from, reward }) => (
            <div
              key={from}
              className="flex items-center justify-between gap-4 border-b border-line-1 py-2.5 last:border-b-0"
            >
              <dt className="text-body text-text-2">{from}</dt>
              <dd className="text-num-s text-brass-text tabular-nums">{reward}</dd>
            </div>
          ))}
        </dl>
        {until === undefined ? null : <p className="mt-3 text-cap text-text-3">{until}</p>}
      </Panel>
    </div>
  );
}
