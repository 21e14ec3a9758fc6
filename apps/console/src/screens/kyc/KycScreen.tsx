import { listSubmissions, type OutputOf } from '@baize/contract';
import { Drawer } from '@baize/ui/Drawer';
import { Tabs } from '@baize/ui/Tabs';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '../../call.ts';
import { pollWhilePresent } from '../../components/pollWhilePresent.ts';
import { ScreenHead } from '../../components/ScreenHead.tsx';
import { useT } from '../../i18n/useT.ts';
import { LevelsForm } from './LevelsForm.tsx';
import { ReviewPanel } from '../../components/kyc/ReviewPanel.tsx';
import { SubmissionTable } from '../../components/kyc/SubmissionTable.tsx';
import { useListAddress } from '../../components/useListAddress.ts';

type Submission = OutputOf<typeof listSubmissions>['page']['content'][number];

const views = ['inReview', 'approved', 'rejected', 'all'] as const;

/** Papers that members handed in: what waits first, one of them open beside, and what the levels allow. */
export function KycScreen() {
  const t = useT();
  const address = useListAddress('/kyc', { keeps: ['status'] });
  const { page } = address;
  const { status = 'inReview' } = address.search;
  const [open, setOpen] = useState<Submission>();
  const queue = useQuery({
    ...query(listSubmissions, { status, pageNum: page, pageSize: 20 }),
    refetchInterval: pollWhilePresent(10_000),
    placeholderData: keepPreviousData,
  });
  return (
    <div data-screen="kyc.Kyc">
      <ScreenHead title={t('nav.kyc')} />
      <Tabs
        label={t('kyc.views')}
        value={status}
        onValueChange={(view) => {
          const next = views.find((one) => one === view);
          address.filter({ status: next === 'inReview' ? undefined : next });
        }}
        items={views.map((view) => ({
          value: view,
          label: t(`kyc.${view}`),
          ...(view === 'inReview' && queue.data !== undefined ? { count: queue.data.waiting } : {}),
        }))}
        className="mb-4"
      />
      <SubmissionTable
        queue={queue}
        onOpen={setOpen}
        address={address}
        empty={{ title: t(`kyc.${status}Empty`), hint: t('kyc.emptyHint') }}
      />
      <LevelsForm />
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
    </div>
  );
}
