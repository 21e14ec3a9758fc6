import { REASON_MAX } from '@baize/contract/shapes';
import { decideCandidate, getAgentRules, type InputOf, type listCandidates, type OutputOf } from '@baize/contract';
import { Button } from '@baize/ui/Button';
import { Callout } from '@baize/ui/Callout';
import { Copyable } from '@baize/ui/Copyable';
import { Dialog } from '@baize/ui/Dialog';
import { Field } from '@baize/ui/Field';
import { TextArea } from '@baize/ui/TextArea';
import { TextInput } from '@baize/ui/TextInput';
import { toast } from '@baize/ui/toast';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call, query } from '../../call.ts';
import { Facts } from '../../components/Facts.tsx';
import { Moment } from '../../components/Moment.tsx';
import { readBps } from '../../components/readBps.ts';
import { useErrorText } from '../../components/useErrorText.ts';
import { useT } from '../../i18n/useT.ts';
import { useOperator } from '../../useOperator.ts';

type Decision = InputOf<typeof decideCandidate>;

interface CandidateDialogProps {
  candidate: OutputOf<typeof listCandidates>['content'][number];
  onClose: () => void;
  onDone: () => void;
}

/** For how long the link of who was accepted is open. */
const LINK_DAYS = 30;
/** What an account is opened on. */
const fields = [
  { name: 'upline', maxLength: 32, inputMode: 'text' },
  { name: 'rebate', maxLength: 5, inputMode: 'decimal' },
  { name: 'prizeGroup', maxLength: 4, inputMode: 'numeric' },
] as const;

/** What somebody wrote, and what becomes of it: talks, a link for an account, or a refusal with a note for the trail. */
export function CandidateDialog({ candidate, onClose, onDone }: CandidateDialogProps) {
  const t = useT();
  const { may } = useOperator();
  const errorText = useErrorText();
  const [note, setNote] = useState(candidate.note);
  const [terms, setTerms] = useState({ upline: '', rebate: '', prizeGroup: '' });
  const { id, status, linkCode } = candidate;
  const deciding = useMutation({
    mutationFn: (decision: Decision) => call(decideCandidate, decision),
    onSuccess: (decided) => {
      toast.success(t(`candidates.state.${decided.status}`));
      if (decided.status === 'declined') onClose();
    },
    onSettled: onDone,
  });
  const isOpen = (status === 'waiting' || status === 'talking') && may('agents.write');
  const rules = useQuery({ ...query(getAgentRules, {}), enabled: isOpen });
  /* Whoever stands below an agent gets less than that; this much and no more is possible at the top. */
  const hints = {
    upline: t('candidates.uplineHint'),
    rebate:
      rules.data === undefined ? '%' : t('agents.range', { least: '0 %', most: `${rules.data.maxRebateBps / 100} %` }),
    prizeGroup:
      rules.data === undefined
        ? '1000–2000'
        : t('agents.range', { least: String(rules.data.minPrizeGroup), most: String(rules.data.maxPrizeGroup) }),
  };
  const rebateBps = readBps(terms.rebate);
  const isReady = rebateBps !== undefined && /^\d{4}$/.test(terms.prizeGroup);
  const accept = (): void => {
    if (!isReady) return;
    deciding.mutate({
      ...{ id, decision: 'accept', note: note.trim(), upline: terms.upline.trim(), days: LINK_DAYS },
      ...{ rebateBps, prizeGroup: Number(terms.prizeGroup) },
    });
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="m"
      title={candidate.name}
      labels={{ close: t('shell.close') }}
      {...(isOpen
        ? {
            footer: (
              <>
                <Button
                  tone="ghost"
                  disabled={deciding.isPending}
                  onClick={() => deciding.mutate({ id, decision: 'decline', note: note.trim() })}
                >
                  {t('candidates.decline')}
                </Button>
                {status === 'waiting' ? (
                  <Button
                    disabled={deciding.isPending}
                    onClick={() => deciding.mutate({ id, decision: 'talk', note: note.trim() })}
                  >
                    {t('candidates.talk')}
                  </Button>
                ) : null}
                <Button tone="felt" isLoading={deciding.isPending} disabled={!isReady} onClick={accept}>
                  {t('candidates.accept')}
                </Button>
              </>
            ),
          }
        : {})}
    >
      <div className="flex flex-col gap-4">
        {deciding.error ? (
          <Callout tone="danger" isLive>
            {errorText(deciding.error)}
          </Callout>
        ) : null}
        <Facts
          rows={[
            { label: t('candidates.status'), value: t(`candidates.state.${status}`) },
            {
              label: t(`candidates.channel.${candidate.channel}`),
              value: (
                <Copyable value={candidate.contact} labels={{ copy: t('shell.copy'), copied: t('shell.copied') }} />
              ),
            },
            { label: t('candidates.language'), value: candidate.language },
            { label: t('candidates.since'), value: <Moment at={candidate.createdAt} /> },
            ...(candidate.decidedBy === '' ? [] : [{ label: t('candidates.decidedBy'), value: candidate.decidedBy }]),
            ...(linkCode === ''
              ? []
              : [
                  {
                    label: t('candidates.upline'),
                    value: candidate.upline === '' ? t('agents.top') : candidate.upline,
                  },
                ]),
          ]}
        />
        <section aria-labelledby="about">
          <h3 id="about" className="mb-1 text-label text-text-3">
            {t('candidates.about')}
          </h3>
          <p className="text-body break-words whitespace-pre-wrap text-text-1">{candidate.about}</p>
        </section>
        {linkCode === '' ? null : (
          <Callout tone="success" title={t('candidates.link')}>
            <p className="mb-2">{t('candidates.linkText')}</p>
            <Copyable
              value={`${window.location.origin}/register?referralCode=${linkCode}`}
              labels={{ copy: t('shell.copy'), copied: t('shell.copied') }}
            />
          </Callout>
        )}
        {isOpen ? (
          <>
            <Field label={t('candidates.note')} hint={t('candidates.noteHint')}>
              {(control) => (
                <TextArea
                  {...control}
                  maxLength={REASON_MAX}
                  value={note}
                  onChange={(event) => setNote(event.currentTarget.value)}
                />
              )}
            </Field>
            <fieldset className="grid gap-3 sm:grid-cols-3">
              <legend className="mb-2 text-label text-text-1">{t('candidates.terms')}</legend>
              {fields.map(({ name, ...input }) => (
                <Field key={name} label={t(`candidates.${name}`)} hint={hints[name]}>
                  {(control) => (
                    <TextInput
                      {...control}
                      {...input}
                      value={terms[name]}
                      onChange={(event) => setTerms({ ...terms, [name]: event.currentTarget.value })}
                    />
                  )}
                </Field>
              ))}
            </fieldset>
          </>
        ) : candidate.note === '' ? null : (
          <p className="text-body text-text-2">{candidate.note}</p>
        )}
      </div>
    </Dialog>
  );
}
