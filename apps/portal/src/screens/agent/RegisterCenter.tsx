import { getRegisterTerms } from '@baize/contract/agents/getRegisterTerms';
import { Skeleton } from '@baize/ui/Skeleton';
import { Tabs } from '@baize/ui/Tabs';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../call.ts';
import { useT } from '../../i18n/useT.ts';
import { Failed } from './Failed.tsx';
import { HandForm } from './HandForm.tsx';
import { InviteForm } from './InviteForm.tsx';
import { LinkForm } from './LinkForm.tsx';
import { LinkList } from './LinkList.tsx';
import { PageTitle } from './PageTitle.tsx';
import { useAgentPlace } from './useAgentPlace.ts';

const tabs = ['hand', 'link', 'links', 'invite'] as const;

/** Opening accounts: by hand, by a link, the links there are, and the page they lead to. */
export function RegisterCenter() {
  const t = useT();
  const { text, change } = useAgentPlace();
  const tab = tabs.find((one) => one === text('tab')) ?? 'hand';
  const terms = useQuery(query(getRegisterTerms, {}));
  return (
    <>
      <PageTitle page="registerCenter" />
      {terms.isLoadingError ? (
        <Failed error={terms.error} onRetry={terms.refetch} />
      ) : terms.data === undefined ? (
        <Skeleton className="h-80 w-full rounded-panel" />
      ) : (
        <Tabs
          label={t('team.tabs')}
          value={tab}
          onValueChange={(next) => change({ tab: next === 'hand' ? undefined : next })}
          items={[
            { value: 'hand', label: t('team.tab.hand'), content: <HandForm terms={terms.data} /> },
            {
              value: 'link',
              label: t('team.tab.link'),
              content: <LinkForm terms={terms.data} onMade={() => change({ tab: 'links' })} />,
            },
            { value: 'links', label: t('team.tab.links'), content: <LinkList /> },
            { value: 'invite', label: t('team.tab.invite'), content: <InviteForm /> },
          ]}
        />
      )}
    </>
  );
}
