import { listMemberTerms, updateMemberType, type OutputOf } from '@baize/contract';
import { Button } from '@baize/ui/Button';
import type { Column } from '@baize/ui/DataTable';
import { Panel } from '@baize/ui/Panel';
import { Skeleton } from '@baize/ui/Skeleton';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call, query } from '../../call.ts';
import { DecisionDialog } from '../../components/DecisionDialog.tsx';
import { Facts } from '../../components/Facts.tsx';
import { LineDialog } from '../../components/LineDialog.tsx';
import { ListTable } from '../../components/ListTable.tsx';
import { Moment } from '../../components/Moment.tsx';
import { QueryFault } from '../../components/QueryFault.tsx';
import { useT } from '../../i18n/useT.ts';
import { useOperator } from '../../useOperator.ts';
import { memberType } from './memberType.ts';

/** The type of plain members, and of agents that somebody else opened or made. */
const MEMBER = 0;
const AGENT = 2;

type Found = OutputOf<typeof listMemberTerms>;
type Change = Found['page']['content'][number];

const termsText = (terms: Found['own'] | null): string =>
  terms === null ? '' : `${terms.rebateBps / 100} % · ${terms.prizeGroup}`;

/** Where the member stands in the tree of agents, what it has of its line, and every change of that. */
export function MemberLine(props: { memberId: string; page: number; onPage: (page: number) => void }) {
  const t = useT();
  const { may } = useOperator();
  const { memberId, page, onPage } = props;
  const [isSetting, setSetting] = useState(false);
  const [isTurning, setTurning] = useState(false);
  const list = useQuery({
    ...query(listMemberTerms, { memberId, pageNum: page, pageSize: 20 }),
    placeholderData: keepPreviousData,
  });
  if (list.isPending) return <Skeleton className="h-60 rounded-panel" />;
  if (list.isLoadingError) return <QueryFault error={list.error} onRetry={list.refetch} />;
  const { account, type, upline, directCount, own, most, least } = list.data;
  const columns: Column<Change>[] = [
    { id: 'at', header: t('agents.at'), isRowHeader: true, card: 'title', cell: ({ at }) => <Moment at={at} /> },
    { id: 'what', header: t('agents.quotaWhat'), card: 'status', cell: ({ what }) => t(`agents.changed.${what}`) },
    { id: 'before', header: t('agents.termsBefore'), card: 'line', cell: ({ before }) => termsText(before) },
    { id: 'after', header: t('agents.termsAfter'), card: 'amount', cell: ({ after }) => termsText(after) },
    { id: 'by', header: t('agents.by'), card: 'meta', cell: ({ by }) => by },
    { id: 'reason', header: t('reason.label'), card: 'detail', cell: ({ reason }) => reason },
  ];
  return (
    <div className="flex flex-col gap-5">
      <Panel>
        <Facts
          rows={[
            { label: t('agents.type'), value: t(memberType(type)) },
            { label: t('agents.upline'), value: upline === '' ? t('agents.top') : upline },
            { label: t('agents.direct'), value: String(directCount) },
            { label: t('agents.terms'), value: termsText(own) },
            { label: t('agents.bounds'), value: t('agents.range', { least: termsText(least), most: termsText(most) }) },
          ]}
        />
        {may('agents.write') ? (
          <span className="mt-4 flex flex-wrap gap-2">
            <Button size="s" icon="pencil" onClick={() => setSetting(true)}>
              {t('agents.termsEdit')}
            </Button>
            <Button size="s" onClick={() => setTurning(true)}>
              {t(type === MEMBER ? 'agents.makeAgent' : 'agents.makeMember')}
            </Button>
          </span>
        ) : null}
      </Panel>
      <ListTable
        caption={t('agents.termsTrail')}
        density="comfortable"
        columns={columns}
        list={list}
        found={list.data.page}
        rowKey={({ id }) => id}
        onPage={onPage}
        empty={{ title: t('agents.nothingChanged'), size: 's' }}
      />
      {isSetting ? <LineDialog memberId={memberId} account={account} onClose={() => setSetting(false)} /> : null}
      {isTurning ? (
        <TypeDialog memberId={memberId} account={account} isAgent={type !== MEMBER} onClose={() => setTurning(false)} />
      ) : null}
    </div>
  );
}

interface TypeDialogProps {
  memberId: string;
  account: string;
  isAgent: boolean;
  onClose: () => void;
}

/** The last look before a member becomes an agent, or an agent a member. */
function TypeDialog({ memberId, account, isAgent, onClose }: TypeDialogProps) {
  const t = useT();
  return (
    <DecisionDialog
      title={t(isAgent ? 'agents.makeMemberOf' : 'agents.makeAgentOf', { account })}
      description={t(isAgent ? 'agents.makeMemberText' : 'agents.makeAgentText')}
      button={t(isAgent ? 'agents.makeMember' : 'agents.makeAgent')}
      tone={isAgent ? 'cinnabar' : 'felt'}
      reason={{ hint: 'reason.trail', least: 10 }}
      act={(reason) => call(updateMemberType, { memberId, type: isAgent ? MEMBER : AGENT, reason })}
      said={() => t(isAgent ? 'agents.madeMember' : 'agents.madeAgent', { account })}
      onClose={onClose}
    />
  );
}
