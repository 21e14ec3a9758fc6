import { Drawer } from '@baize/ui/Drawer';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../../i18n/useT.ts';
import type { MemberPage } from '../../paths.ts';
import { resetPointMall } from '../../usePointMall.ts';
import { useNavigate } from '../../router/useNavigate.ts';
import { useShown } from '../../router/useShown.ts';
import { MemberCentre } from './MemberCentre.tsx';
import { MemberPlace, type MemberSearch } from './MemberPlace.ts';

type Props = { isOpen: boolean; onOpenChange(isOpen: boolean): void; page: MemberPage };

/**
 * The member centre over whatever page is shown, which stays as it is beneath. The name of its page stands in the
 * address while it is open. On the member centre's own page it turns that page instead.
 */
export function MemberPanel({ isOpen, onOpenChange, page }: Props) {
  const t = useT();
  const navigate = useNavigate();
  const { path, href } = useShown().place;
  const [asked, setAsked] = useState(page);
  const [search, setSearch] = useState<MemberSearch>({ page });
  if (asked !== page) {
    setAsked(page);
    setSearch({ page });
  }
  const isPage = path === '/member';

  useEffect(() => {
    if (!isOpen || !isPage) return;
    onOpenChange(false);
    void navigate({ to: '/member', search: { page } });
    // The layer asks once; what the page does afterwards is its own.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isOpen, isPage, page]);

  /* What was chosen in the points mall belongs to one visit of the panel, and so does what its address says. */
  const isMallChosen = useRef(false);
  useEffect(() => {
    isMallChosen.current = path === '/pointMall' && href.includes('?');
  }, [path, href]);
  useEffect(() => {
    if (!isOpen) return undefined;
    return () => {
      resetPointMall();
      if (isMallChosen.current) void navigate({ to: '/pointMall', replace: true, resetScroll: false });
    };
    // Only its closing counts.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isOpen]);

  const shown = isOpen && !isPage ? search.page : undefined;
  useEffect(() => {
    if (shown === undefined) return undefined;
    writePage(shown);
    return () => writePage(undefined);
  }, [shown]);

  return (
    <Drawer
      isOpen={isOpen && !isPage}
      onOpenChange={onOpenChange}
      size="l"
      title={t('records.menu')}
      labels={{ close: t('records.close') }}
    >
      <MemberPlace value={{ isPanel: true, search, show: (next) => setSearch(next) }}>
        <MemberCentre />
      </MemberPlace>
    </Drawer>
  );
}

/** Changes the address alone: the page beneath neither moves nor loads anything. */
function writePage(page: MemberPage | undefined): void {
  const url = new URL(window.location.href);
  if (page === undefined) url.searchParams.delete('page');
  else url.searchParams.set('page', page);
  window.history.replaceState(window.history.state, '', `${url.pathname}${url.search}${url.hash}`);
}
