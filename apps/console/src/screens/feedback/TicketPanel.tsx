import { closeTicket, createReply, listTickets } from '@baize/contract';
import { Button } from '@baize/ui/Button';
import { Callout } from '@baize/ui/Callout';
import { cx } from '@baize/ui/cx';
import { Field } from '@baize/ui/Field';
import { TextArea } from '@baize/ui/TextArea';
import { toast } from '@baize/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '../../call.ts';
import { Moment } from '../../components/Moment.tsx';
import { useErrorText } from '../../components/useErrorText.ts';
import { useT } from '../../i18n/useT.ts';
import { useOperator } from '../../useOperator.ts';
import type { Ticket } from './Ticket.ts';
import { TicketPictures } from './TicketPictures.tsx';
import { TicketStatus } from './TicketStatus.tsx';

/** One entry with its answers, and the next one. */
export function TicketPanel({ ticket, onDone }: { ticket: Ticket; onDone: () => void }) {
  const t = useT();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const { may } = useOperator();
  const [content, setContent] = useState('');
  /* One id for one answer: sent again after a broken line it stays the same answer. */
  const [requestId, setRequestId] = useState(() => crypto.randomUUID());
  const refresh = () => queryClient.invalidateQueries({ queryKey: [listTickets.id] });
  const answering = useMutation({
    mutationFn: () => call(createReply, { requestId, ticketId: ticket.id, content: content.trim() }),
    onSuccess: () => {
      toast.success(t('feedback.answeredToast', { account: ticket.account }));
      onDone();
    },
    onSettled: refresh,
  });
  const closing = useMutation({
    mutationFn: () => call(closeTicket, { ticketId: ticket.id }),
    onSuccess: () => {
      toast.success(t('feedback.closedToast'));
      onDone();
    },
    onSettled: refresh,
  });
  const fault = answering.error ?? closing.error;
  const isBusy = answering.isPending || closing.isPending;

  return (
    <div className="flex flex-col gap-4">
      <dl className="flex flex-wrap items-center gap-x-4 gap-y-2 text-dense text-text-2">
        <div>
          <dt className="sr-only">{t('feedback.status')}</dt>
          <dd>
            <TicketStatus status={ticket.status} />
          </dd>
        </div>
        <div>
          <dt className="sr-only">{t('members.account')}</dt>
          <dd>
            <Link to="/members/$memberId" params={{ memberId: ticket.memberId }} className="text-label text-text-1">
              {ticket.account}
            </Link>
          </dd>
        </div>
        <div>
          <dt className="sr-only">{t('feedback.type')}</dt>
          <dd>{t(`feedback.${ticket.type}`)}</dd>
        </div>
        <div>
          <dt className="sr-only">{t('feedback.sentAt')}</dt>
          <dd>
            <Moment at={ticket.createdAt} />
          </dd>
        </div>
        {ticket.contact === '' ? null : (
          <div>
            <dt className="inline text-text-3">{t('feedback.contact')}: </dt>
            <dd className="inline break-all">{ticket.contact}</dd>
          </div>
        )}
      </dl>
      <p className="rounded-control bg-bg-2 p-4 text-body wrap-anywhere whitespace-pre-line text-text-1">
        {ticket.content}
      </p>
      <TicketPictures ticketId={ticket.id} positions={ticket.images} />
      {ticket.replies.map((reply) => (
        <div
          key={reply.id}
          className={cx(
            'flex flex-col gap-2 border-l-2 pl-4',
            reply.from === 'house' ? 'border-felt' : 'border-line-2',
          )}
        >
          <p className="flex flex-wrap justify-between gap-2 text-cap text-text-3">
            <span>{reply.from === 'house' ? reply.operator : ticket.account}</span>
            <Moment at={reply.createdAt} />
          </p>
          <p className="text-body wrap-anywhere whitespace-pre-line text-text-2">{reply.content}</p>
          <TicketPictures ticketId={ticket.id} positions={reply.images} />
        </div>
      ))}
      {fault ? (
        <Callout tone="danger" isLive>
          {errorText(fault)}
        </Callout>
      ) : null}
      {ticket.status === 'closed' ? null : may('feedback.write') ? (
        <form
          noValidate
          className="flex flex-col gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            if (content.trim() !== '' && !isBusy) answering.mutate();
          }}
        >
          <Field label={t('feedback.answer')} hint={t('feedback.answerHint')}>
            {(control) => (
              <TextArea
                {...control}
                rows={6}
                maxLength={2000}
                value={content}
                onChange={(event) => {
                  setContent(event.currentTarget.value);
                  /* Other words are another answer. */
                  if (answering.isError) setRequestId(crypto.randomUUID());
                }}
              />
            )}
          </Field>
          <div className="flex flex-wrap justify-end gap-2">
            <Button tone="ghost" isLoading={closing.isPending} disabled={isBusy} onClick={() => closing.mutate()}>
              {t('feedback.close')}
            </Button>
            <Button
              type="submit"
              tone="felt"
              isLoading={answering.isPending}
              disabled={content.trim() === '' || closing.isPending}
            >
              {t('feedback.send')}
            </Button>
          </div>
        </form>
      ) : (
        <p className="text-dense text-text-3">{t('feedback.mayNotAnswer')}</p>
      )}
    </div>
  );
}
