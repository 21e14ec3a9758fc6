import { getFeedback } from '@baize/contract';
import { Dialog } from '@baize/ui/Dialog';
import { ErrorState } from '@baize/ui/ErrorState';
import { Skeleton } from '@baize/ui/Skeleton';
import { Tabs } from '@baize/ui/Tabs';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '../../call.ts';
import { useErrorText } from '../../components/useErrorText.ts';
import { useT } from '../../i18n/useT.ts';
import { FeedbackForm } from './FeedbackForm.tsx';
import { OwnFeedback } from './OwnFeedback.tsx';

type Props = { isOpen: boolean; onOpenChange(isOpen: boolean): void };

/** Feedback and complaints: a new one, and those so far with what was answered. */
export function FeedbackModal({ isOpen, onOpenChange }: Props) {
  const t = useT();
  const errorText = useErrorText();
  const [tab, setTab] = useState('new');
  const form = useQuery({ ...query(getFeedback, { pageSize: 10 }), enabled: isOpen });
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      size="m"
      title={t('feedback.title')}
      labels={{ close: t('feedback.close') }}
    >
      <Tabs
        label={t('feedback.tabs')}
        value={tab}
        onValueChange={setTab}
        items={[
          {
            value: 'new',
            label: t('feedback.new'),
            content: form.data ? (
              <FeedbackForm
                types={form.data.types}
                minWords={form.data.minWords}
                maxWords={form.data.maxWords}
                onMine={() => setTab('mine')}
              />
            ) : form.isError ? (
              <ErrorState
                title={t('feedback.failed')}
                hint={errorText(form.error)}
                retryLabel={t('feedback.retry')}
                onRetry={() => void form.refetch()}
              />
            ) : (
              <div aria-busy="true" className="flex flex-col gap-4">
                <Skeleton className="h-16" />
                <Skeleton className="h-40" />
                <Skeleton className="h-11" />
              </div>
            ),
          },
          { value: 'mine', label: t('feedback.mine'), content: <OwnFeedback /> },
        ]}
      />
    </Dialog>
  );
}
