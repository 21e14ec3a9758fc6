import { Icon } from '@baize/ui/Icon';
import { useT } from '../../i18n/useT.ts';

const benefits = [
  { icon: 'users', title: 'agent.benefit1', text: 'agent.benefit1Text' },
  { icon: 'document', title: 'agent.benefit2', text: 'agent.benefit2Text' },
  { icon: 'chart', title: 'agent.benefit3', text: 'agent.benefit3Text' },
  { icon: 'headset', title: 'agent.benefit4', text: 'agent.benefit4Text' },
] as const;

/** What an agent of the house can count on. */
export function AgentBenefits() {
  const t = useT();
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:gap-4">
      {benefits.map(({ icon, title, text }) => (
        <li key={title} className="rounded-panel bg-bg-1 p-5 shadow-panel">
          <span className="grid size-11 place-items-center rounded-pill bg-brass-tint text-brass-text">
            <Icon name={icon} />
          </span>
          <h3 className="mt-4 text-h4 text-text-1">{t(title)}</h3>
          <p className="mt-1.5 text-body text-text-2">{t(text)}</p>
        </li>
      ))}
    </ul>
  );
}
