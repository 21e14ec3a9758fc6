import { EmptyState } from '@baize/ui/EmptyState';
import { buttonClass } from '@baize/ui/buttonClass';
import { Tabs } from '@baize/ui/Tabs';
import { ListPlace, type ListSearch } from '../../components/list/ListPlace.ts';
import { PageBanner } from '../../components/PageBanner.tsx';
import { TrialNotice } from '../../components/TrialNotice.tsx';
import { useT } from '../../i18n/useT.ts';
import { mallTabs, type Searches } from '../../paths.ts';
import { Link } from '../../router/Link.tsx';
import { useNavigate } from '../../router/useNavigate.ts';
import { useSearch } from '../../router/useSearch.ts';
import { useSession } from '../../session.ts';
import { useBrand } from '../../useBrand.ts';
import { MallHead } from './MallHead.tsx';
import { MallRules } from './MallRules.tsx';
import { PointsDetails } from './PointsDetails.tsx';
import { RedeemHistory } from './RedeemHistory.tsx';
import { RewardList } from './RewardList.tsx';

/** The points mall: what there is, what was exchanged, where the points come from, and the rules. Its lists stand in the address. */
export function MallScreen() {
  const t = useT();
  const { modules } = useBrand();
  const { isTrial } = useSession();
  const navigate = useNavigate();
  const search = useSearch('/pointMall');
  const show = (next: ListSearch): void =>
    void navigate({ to: '/pointMall', search: next as Searches['/pointMall'], replace: true, resetScroll: false });
  const { tab = 'rewards' } = search;
  const isOpen = modules.includes('PTSYS3');
  return (
    <div data-screen="points.Mall" className="content-column grid grid-cols-1 gap-5 pt-3 sm:pt-5">
      <PageBanner group="w_shop" title={t('shell.pointMall')} text={t('points.text')} />
      {isOpen ? (
        <>
          {isTrial === true ? <TrialNotice>{t('points.trial')}</TrialNotice> : null}
          <MallHead />
          <Tabs
            label={t('points.sections')}
            value={tab}
            onValueChange={(next) => show({ tab: next === 'rewards' ? undefined : next })}
            items={mallTabs.map((value) => ({ value, label: t(`points.tab.${value}`) }))}
          />
          <ListPlace value={{ search, show }}>
            {tab === 'rewards' ? <RewardList /> : null}
            {tab === 'history' ? <RedeemHistory /> : null}
            {tab === 'details' ? <PointsDetails /> : null}
            {tab === 'rules' ? <MallRules /> : null}
          </ListPlace>
        </>
      ) : (
        <section className="rounded-sheet bg-bg-1 shadow-panel">
          <EmptyState
            title={t('points.closedTitle')}
            hint={t('points.closedHint')}
            action={
              <Link to="/" className={buttonClass({ tone: 'neutral' })}>
                {t('shell.toHome')}
              </Link>
            }
          />
        </section>
      )}
    </div>
  );
}
