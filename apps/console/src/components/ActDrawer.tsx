import type { auditRow } from '@baize/contract';
import { Copyable } from '@baize/ui/Copyable';
import { Drawer } from '@baize/ui/Drawer';
import { Money } from '@baize/ui/Money';
import { Link } from '@tanstack/react-router';
import type * as z from 'zod/mini';
import { Facts } from './Facts.tsx';
import { Moment } from './Moment.tsx';
import { useT } from '../i18n/useT.ts';
import { changesOf } from './changesOf.ts';
import { useActionText } from './useActionText.ts';

type Act = z.output<typeof auditRow>;

/** One act in full: who, when, why, and each field before and after. */
export function ActDrawer({ act, onClose }: { act: Act; onClose: () => void }) {
  const t = useT();
  const actionText = useActionText();
  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={actionText(act.action)}
      labels={{ close: t('shell.close') }}
    >
      <Facts
        rows={[
          { label: t('audit.time'), value: <Moment at={act.at} /> },
          { label: t('audit.actor'), value: act.actor },
          { label: t('audit.ip'), value: <span className="font-mono text-dense">{act.ip}</span> },
          { label: t('audit.action'), value: <span className="font-mono text-dense">{act.action}</span> },
          {
            label: t('audit.object'),
            value: (
              <>
                <ActObject act={act} />
                <ActFacts act={act} />
              </>
            ),
          },
          { label: t('audit.reason'), value: act.reason === '' ? '–' : act.reason },
        ]}
      />
      <h3 className="mt-6 mb-2 text-h4 text-text-1">{t('audit.changes')}</h3>
      <Changes act={act} />
      <h3 className="mt-6 mb-1 text-h4 text-text-1">{t('audit.hash')}</h3>
      <p className="mb-1 text-dense text-text-3">{t('audit.hashWhy')}</p>
      <Copyable value={act.hash} isMono labels={{ copy: t('shell.copy'), copied: t('shell.copied') }} />
    </Drawer>
  );
}

/** Whom and how much an act was about, where its object does not say so itself. */
export function ActFacts({ act }: { act: Pick<Act, 'objectType' | 'member' | 'amount' | 'currency'> }) {
  const member = act.objectType === 'member' ? '' : act.member;
  if (member === '' && act.amount === '') return null;
  return (
    <span className="block text-cap text-text-2">
      {member}
      {member !== '' && act.amount !== '' ? ' · ' : null}
      {act.amount === '' ? null : <Money value={act.amount} currency={act.currency} />}
    </span>
  );
}

/** What was acted on, with a way to it where there is one. */
export function ActObject({ act }: { act: Pick<Act, 'objectType' | 'objectId' | 'member'> }) {
  const t = useT();
  const look = 'text-felt-text underline underline-offset-4';
  if (act.objectType === 'member') {
    return (
      <Link to="/members/$memberId" params={{ memberId: act.objectId }} className={look}>
        {act.member === '' ? `${t('deposits.member')} ${act.objectId}` : act.member}
      </Link>
    );
  }
  if (act.objectType === 'feedback') {
    return (
      <Link to="/feedback" search={{ status: 'all', search: act.objectId, ticket: act.objectId }} className={look}>
        {t('feedback.number', { id: act.objectId })}
      </Link>
    );
  }
  if (act.objectType === 'letter') {
    return (
      <Link to="/letters" search={{ status: 'all', search: act.objectId }} className={look}>
        {t('letters.title', { number: act.objectId })}
      </Link>
    );
  }
  if (act.objectType === 'withdrawal') {
    return (
      <Link to="/withdrawals" search={{ view: 'all', search: act.objectId, withdrawal: act.objectId }} className={look}>
        {t('audit.withdrawal')} {act.objectId}
      </Link>
    );
  }
  if (act.objectType !== 'deposit') {
    return (
      <>
        {act.objectType === 'operator' ? t('audit.operator') : act.objectType} {act.objectId}
      </>
    );
  }
  return (
    <Link to="/deposits" search={{ status: 'all', search: act.objectId, deposit: act.objectId }} className={look}>
      {t('audit.deposit')} {act.objectId}
    </Link>
  );
}

function Changes({ act }: { act: Act }) {
  const t = useT();
  const changes = changesOf(act.before, act.after);
  if (changes.length === 0) return <p className="text-body text-text-3">{t('audit.noChanges')}</p>;
  return (
    <table className="w-full border-collapse text-left text-dense">
      <caption className="sr-only">{t('audit.changes')}</caption>
      <thead>
        <tr className="text-cap text-text-3">
          <th scope="col" className="py-1.5 pr-3 font-semibold">
            {t('audit.field')}
          </th>
          <th scope="col" className="py-1.5 pr-3 font-semibold">
            {t('audit.before')}
          </th>
          <th scope="col" className="py-1.5 font-semibold">
            {t('audit.after')}
          </th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <tr key={change.field} className="border-t border-line-1 align-top">
            <th scope="row" className="py-2 pr-3 font-mono font-normal text-text-2">
              {change.field === '' ? t('audit.value') : change.field}
            </th>
            <td className="py-2 pr-3">
              {change.before === undefined ? (
                <span className="text-text-3">–</span>
              ) : (
                <del className="rounded-tag bg-cinnabar-tint px-1.5 py-0.5 break-all text-cinnabar-text">
                  {change.before}
                </del>
              )}
            </td>
            <td className="py-2">
              {change.after === undefined ? (
                <span className="text-text-3">–</span>
              ) : (
                <ins className="rounded-tag bg-felt-tint px-1.5 py-0.5 break-all text-felt-text no-underline">
                  {change.after}
                </ins>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
