import { contentKinds, listItems } from '@baize/contract';
import { Button } from '@baize/ui/Button';
import { EmptyState } from '@baize/ui/EmptyState';
import { Tabs } from '@baize/ui/Tabs';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { query } from '../../call.ts';
import { QueryFault } from '../../components/QueryFault.tsx';
import { ScreenHead } from '../../components/ScreenHead.tsx';
import { useT } from '../../i18n/useT.ts';
import { useOperator } from '../../useOperator.ts';
import type { Kind } from './ContentItem.ts';
import { ContentTable } from './ContentTable.tsx';
import { draftOfItem } from './draftOfItem.ts';
import { emptyDraft } from './emptyDraft.ts';
import { ItemEditor } from './ItemEditor.tsx';

/** Room between two positions of new pieces, so that one can be put between them later. */
const STEP = 10;

/** What the site says, by kind; the piece that is open stands in the address. */
export function ContentScreen() {
  const t = useT();
  const { may } = useOperator();
  const navigate = useNavigate({ from: '/content' });
  const queryClient = useQueryClient();
  const { kind = 'banner', item: openId } = useSearch({ from: '/content' });
  const [reads, setReads] = useState(0);
  const list = useQuery(query(listItems, { kind }));
  const rows = list.data ?? [];
  const open = rows.find(({ id }) => id === openId);
  const show = (id: string | undefined): void =>
    void navigate({ search: (now) => ({ ...now, item: id }), replace: true });
  const isNew = openId === 'new' && list.data !== undefined && may('content.write');
  const last = Math.max(0, ...rows.map(({ position }) => position));
  const reload = async (): Promise<void> => {
    await queryClient.invalidateQueries({ queryKey: ['content.listItems'] });
    setReads((before) => before + 1);
  };
  const add = may('content.write') ? (
    <Button tone="felt" icon="plus" onClick={() => show('new')}>
      {t(`content.new.${kind}`)}
    </Button>
  ) : null;
  return (
    <div data-screen="content.Content">
      <ScreenHead title={t('nav.content')} aside={add} />
      <Tabs
        label={t('content.kinds')}
        value={kind}
        onValueChange={(next) => void navigate({ search: { kind: kindOf(next) } })}
        items={contentKinds.map((one) => ({ value: one, label: t(`content.kind.${one}`) }))}
        className="mb-4"
      />
      <ContentTable
        list={list}
        caption={t(`content.kind.${kind}`)}
        selectedId={open?.id}
        onOpen={show}
        empty={<EmptyState title={t('content.none')} hint={t('content.noneHint')} action={add} />}
        error={<QueryFault error={list.error} onRetry={list.refetch} />}
      />
      {open !== undefined || isNew ? (
        <ItemEditor
          key={`${open?.id ?? kind} ${reads}`}
          item={open}
          start={open === undefined ? emptyDraft(kind, Math.min(last + STEP, 10_000)) : draftOfItem(open)}
          mayWrite={may('content.write')}
          onReload={() => void reload()}
          onClose={() => show(undefined)}
        />
      ) : null}
    </div>
  );
}

/** Banners come first and need no word in the address. */
function kindOf(kind: string): Exclude<Kind, 'banner'> | undefined {
  return kind === 'announcement' || kind === 'article' || kind === 'resource' || kind === 'badge' ? kind : undefined;
}
