import { Tabs } from '@baize/ui/Tabs';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { ScreenHead } from '../../components/ScreenHead.tsx';
import { useT } from '../../i18n/useT.ts';
import { Catalogue } from './Catalogue.tsx';
import { Liability } from './Liability.tsx';
import { Rates } from './Rates.tsx';
import { Redemptions } from './Redemptions.tsx';

/** The first one needs no word in the address. */
const chosen = ['catalogue', 'rates', 'liability'] as const;
const tabs = ['redemptions', ...chosen] as const;

/**
 * The points mall from behind the counter: what waits for a decision, what is on offer, what points are worth, and how
 * many are owed.
 */
export function MallScreen() {
  const t = useT();
  const navigate = useNavigate({ from: '/points' });
  const { tab = 'redemptions' } = useSearch({ from: '/points' });
  return (
    <div data-screen="points.Mall">
      <ScreenHead title={t('nav.points')} />
      <Tabs
        label={t('points.tabs')}
        value={tab}
        onValueChange={(next) => void navigate({ search: { tab: chosen.find((one) => one === next) } })}
        items={tabs.map((value) => ({ value, label: t(`points.tab.${value}`) }))}
        className="mb-4"
      />
      {tab === 'redemptions' ? <Redemptions /> : null}
      {tab === 'catalogue' ? <Catalogue /> : null}
      {tab === 'rates' ? <Rates /> : null}
      {tab === 'liability' ? <Liability /> : null}
    </div>
  );
}
