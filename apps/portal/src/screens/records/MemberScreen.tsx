import { useNavigate } from '../../router/useNavigate.ts';
import { useSearch } from '../../router/useSearch.ts';
import { MemberCentre } from './MemberCentre.tsx';
import { MemberPlace } from './MemberPlace.ts';

/** The member centre as a page of its own: what it shows stands in the address. */
export function MemberScreen() {
  const navigate = useNavigate();
  const search = useSearch('/member');
  return (
    <div data-screen="records.Member" className="content-column py-4 lg:py-6">
      <MemberPlace
        value={{
          isPanel: false,
          search,
          show: (next, { isNewEntry = false } = {}) =>
            void navigate({ to: '/member', search: next, replace: !isNewEntry, resetScroll: false }),
        }}
      >
        <MemberCentre />
      </MemberPlace>
    </div>
  );
}
