import { decideSubmission, getMemberProfile, kycReasons, type listSubmissions, type OutputOf } from '@baize/contract';
import { Button } from '@baize/ui/Button';
import { Callout } from '@baize/ui/Callout';
import { DateField } from '@baize/ui/DateField';
import { Field } from '@baize/ui/Field';
import { RadioCards } from '@baize/ui/RadioCards';
import { Select } from '@baize/ui/Select';
import { toast } from '@baize/ui/toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { call, query } from '../../call.ts';
import { Facts } from '../Facts.tsx';
import { Moment } from '../Moment.tsx';
import { QueryFault } from '../QueryFault.tsx';
import { useErrorText } from '../useErrorText.ts';
import { ReasonField } from '../ReasonField.tsx';
import { useReason } from '../useReason.ts';
import { useDateLabels } from '../useDateLabels.ts';
import { useT } from '../../i18n/useT.ts';
import { useOperator } from '../../useOperator.ts';
import { KycDocument } from './KycDocument.tsx';
import { SubmissionStatus } from './SubmissionStatus.tsx';

type Submission = OutputOf<typeof listSubmissions>['page']['content'][number];

/** Everything that decides papers: the files, what the member says of themselves, and the decision. */
export function ReviewPanel({ submission, onDecided }: { submission: Submission; onDecided: () => void }) {
  const t = useT();
  const { may } = useOperator();
  const { memberId, documents, level, status } = submission;
  const [shown, setShown] = useState<{ id: string; title: string }>();
  const profile = useQuery({ ...query(getMemberProfile, { memberId }), enabled: may('members.read') });
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-h4 text-text-1">{t(`kyc.level${level}`)}</p>
        <SubmissionStatus status={status} />
      </div>
      <ul className="flex flex-wrap gap-2">
        {documents.map((document, at) => (
          <li key={document.id}>
            <Button
              tone="outline"
              icon="document"
              disabled={!may('kyc.decide')}
              onClick={() =>
                setShown({ id: document.id, title: t('kyc.paperTitle', { nth: at + 1, account: submission.account }) })
              }
            >
              {t('kyc.paper', { nth: at + 1 })}
            </Button>
          </li>
        ))}
      </ul>
      {shown === undefined ? null : (
        <KycDocument documentId={shown.id} title={shown.title} onClose={() => setShown(undefined)} />
      )}
      {profile.isLoadingError ? <QueryFault error={profile.error} onRetry={profile.refetch} /> : null}
      <Facts
        rows={[
          {
            label: t('kyc.member'),
            value: (
              <Link
                to="/members/$memberId"
                params={{ memberId }}
                className="font-semibold text-text-1 underline-offset-4 hover:underline"
              >
                {submission.account}
              </Link>
            ),
          },
          { label: t('members.fullName'), value: profile.data?.fullName || '–' },
          { label: t('members.birthday'), value: profile.data?.birthday || '–' },
          { label: t('members.nationality'), value: profile.data?.nationality || '–' },
          { label: t('members.address'), value: profile.data?.address || '–' },
          { label: t('members.sourceOfIncome'), value: profile.data?.sourceOfIncome || '–' },
          { label: t('kyc.handedIn'), value: <Moment at={submission.createdAt} /> },
          ...(submission.decidedAt === null
            ? []
            : [
                {
                  label: t('kyc.decidedBy'),
                  value: (
                    <>
                      {submission.decidedBy} · <Moment at={submission.decidedAt} />
                    </>
                  ),
                },
                { label: t('reason.record'), value: submission.reason },
                { label: t('kyc.expiresOn'), value: submission.expiresOn ?? '–' },
              ]),
        ]}
      />
      {status === 'inReview' && may('kyc.decide') ? (
        <DecisionForm submissionId={submission.id} onDecided={onDecided} />
      ) : null}
    </div>
  );
}

function DecisionForm({ submissionId, onDecided }: { submissionId: string; onDecided: () => void }) {
  const t = useT();
  const dateLabels = useDateLabels();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const [outcome, setOutcome] = useState<'approve' | 'reject'>('approve');
  const [expiresOn, setExpiresOn] = useState('');
  const [publicReason, setPublicReason] = useState<(typeof kycReasons)[number]>('unreadable');
  const reason = useReason(10);
  const [isTried, setIsTried] = useState(false);
  const deciding = useMutation({
    mutationFn: () =>
      call(decideSubmission, {
        ...{ submissionId, outcome, reason: reason.text },
        ...(outcome === 'reject' ? { publicReason } : expiresOn === '' ? {} : { expiresOn }),
      }),
    onSuccess: () => {
      toast.success(t('kyc.doneToast'));
      onDecided();
    },
    onSettled: () => queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'site' }),
  });
  return (
    <form
      noValidate
      className="flex flex-col gap-4 border-t border-line-1 pt-4"
      onSubmit={(event) => {
        event.preventDefault();
        setIsTried(true);
        if (!reason.isShort && !deciding.isPending) deciding.mutate();
      }}
    >
      {deciding.isError ? (
        <Callout tone="danger" isLive>
          {errorText(deciding.error)}
        </Callout>
      ) : null}
      <RadioCards
        legend={t('kyc.decision')}
        options={[
          { value: 'approve', title: t('kyc.approve') },
          { value: 'reject', title: t('kyc.reject') },
        ]}
        value={outcome}
        onValueChange={(value) => setOutcome(value === 'reject' ? 'reject' : 'approve')}
      />
      {outcome === 'approve' ? (
        <Field label={t('kyc.expiresOn')} optionalLabel={t('shell.optional')} hint={t('kyc.expiresHint')}>
          {(control) => <DateField {...control} labels={dateLabels} value={expiresOn} onValueChange={setExpiresOn} />}
        </Field>
      ) : (
        <Field label={t('deposits.publicReason')}>
          {(control) => (
            <Select
              {...control}
              value={publicReason}
              onValueChange={(value) => setPublicReason(kycReasons.find((one) => one === value) ?? 'other')}
              options={kycReasons.map((value) => ({ value, label: t(`kyc.reason.${value}`) }))}
            />
          )}
        </Field>
      )}
      <ReasonField label="reason.record" hint="reason.hidden" {...reason.field} isTried={isTried} />
      <Button type="submit" tone={outcome === 'approve' ? 'felt' : 'cinnabar'} isLoading={deciding.isPending}>
        {t(outcome === 'approve' ? 'kyc.approve' : 'kyc.reject')}
      </Button>
    </form>
  );
}
