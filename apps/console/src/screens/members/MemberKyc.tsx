import { listSubmissions, type OutputOf } from '@baize/contract';
import { Drawer } from '@baize/ui/Drawer';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '../../call.ts';
import { useT } from '../../i18n/useT.ts';
import { ReviewPanel } from '../../components/kyc/ReviewPanel.tsx';
import { SubmissionTable } from '../../components/kyc/SubmissionTable.tsx';

/** Every paper that the member has handed in, newest first. */
export function MemberKyc(props: { memberId: string; page: number; onPage: (page: number) => void }) {
  const t = useT();
  const [open, setOpen] = useState<OutputOf<typeof listSubmissions>['page']['content'][number]>();
  const { memberId, page } = props;
  const queue = useQuery({
    ...query(listSubmissions, { status: 'all', memberId, pageNum: page, pageSize: 20 }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <SubmissionTable
        queue={queue}
        onOpen={setOpen}
        address={{ turn: props.onPage, clear: undefined }}
        empty={{ title: t('kyc.memberEmpty'), size: 's' }}
      />
      {open === undefined ? null : (
        <Drawer
          isOpen
          onOpenChange={(isOpen) => !isOpen && setOpen(undefined)}
          title={t('kyc.caseTitle', { id: open.id, account: open.account })}
          labels={{ close: t('shell.close') }}
        >
          <ReviewPanel key={open.id} submission={open} onDecided={() => setOpen(undefined)} />
        </Drawer>
      )}
    </>
  );
}
