import type { contractOverview } from '@baize/contract';
import { listRequests } from '@baize/contract/contracts/listRequests';
import { Callout } from '@baize/ui/Callout';
import { EmptyState } from '@baize/ui/EmptyState';
import { Panel } from '@baize/ui/Panel';
import { Skeleton } from '@baize/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { query } from '../../call.ts';
import type { ContractKind } from '../../components/contracts/ContractTerms.ts';
import { RequestCard } from '../../components/contracts/RequestCard.tsx';
import { TermsTable } from '../../components/contracts/TermsTable.tsx';
import { TryTerms } from '../../components/contracts/TryTerms.tsx';
import { useT } from '../../i18n/useT.ts';
import { ListCards } from '../../components/list/ListCards.tsx';
import { useList } from '../../components/list/useList.ts';
import { AskEnd } from './AskEnd.tsx';
import { PartnerList } from './PartnerList.tsx';

interface ContractsTabProps {
  kind: ContractKind;
  overview: z.output<typeof contractOverview> | undefined;
  /** Whether the overview did not come, which is said above. */
  isFailed: boolean;
}

/** The contract that one has, those that one gives, and everything that was asked about them. */
export function ContractsTab({ kind, overview, isFailed }: ContractsTabProps) {
  const t = useT();
  const asked = { kind, isWaiting: '0' } as const;
  const requests = useList(listRequests, { ask: asked, pages: 'requests' });
  /* What is asked for now is among the newest, whichever page is shown. */
  const newest = useQuery(query(listRequests, { ...asked, pageNum: 1, pageSize: 20 })).data?.content;
  return (
    <div className="flex flex-col gap-6">
      {overview === undefined ? (
        isFailed ? null : (
          <Skeleton className="h-40 w-full rounded-panel" />
        )
      ) : overview.contract === null ? (
        <EmptyState title={t('contracts.none')} hint={t('contracts.noneHint')} />
      ) : (
        <OwnContract
          contract={overview.contract}
          isAsked={
            newest?.some(
              (row) =>
                row.status === 'pending' &&
                row.what === 'termination' &&
                row.isOwn &&
                row.account === overview.contract?.account,
            ) ?? false
          }
        />
      )}
      {overview?.formula ? <FormulaNote formula={overview.formula} /> : null}
      <section aria-labelledby="contract-partners">
        <h2 id="contract-partners" className="mb-3 text-h4 text-text-1">
          {t('contracts.partners')}
        </h2>
        <PartnerList kind={kind} own={overview?.contract ?? undefined} />
      </section>
      <section aria-labelledby="contract-requests">
        <h2 id="contract-requests" className="mb-3 text-h4 text-text-1">
          {t('contracts.requests')}
        </h2>
        <ListCards
          list={requests}
          found={requests.data}
          failed={t('contracts.failed')}
          empty={{ size: 's', title: t('contracts.noRequests') }}
          skeleton={<Skeleton className="h-24 w-full rounded-panel" />}
          pagerClass="mt-4"
        >
          {(rows) => (
            <div className="flex flex-col gap-3">
              {rows.map((request) => (
                <RequestCard key={request.id} request={request} />
              ))}
            </div>
          )}
        </ListCards>
      </section>
    </div>
  );
}

/** What is taken off the result of a team before any dividend is reckoned; nothing where nothing is. */
function FormulaNote({ formula }: { formula: NonNullable<z.output<typeof contractOverview>['formula']> }) {
  const t = useT();
  const { platformFeeBps, rebatesPercent, activityPercent, depositFeeBps, withdrawalFeeBps } = formula;
  const shares = [
    ['platformFee', platformFeeBps / 100],
    ['rebates', rebatesPercent],
    ['activity', activityPercent],
    ['depositFee', depositFeeBps / 100],
    ['withdrawalFee', withdrawalFeeBps / 100],
  ] as const;
  if (shares.every(([, share]) => share === 0)) return null;
  return (
    <Callout tone="info" title={t('contracts.formula')}>
      <p>{t('contracts.formulaText')}</p>
      <ul className="mt-1 tabular-nums">
        {shares
          .filter(([, share]) => share > 0)
          .map(([line, share]) => (
            <li key={line}>
              {t('contracts.formula.line', { what: t(`contracts.ngr.${line}`), share: String(share) })}
            </li>
          ))}
      </ul>
    </Callout>
  );
}

interface OwnContractProps {
  contract: NonNullable<z.output<typeof contractOverview>['contract']>;
  isAsked: boolean;
}

function OwnContract({ contract, isAsked }: OwnContractProps) {
  const t = useT();
  const { kind, terms, currency, startsDay, endsDay, next } = contract;
  return (
    <Panel title={t('contracts.own')} aside={endsDay === null && !isAsked ? <AskEnd kind={kind} /> : null}>
      <p className="mb-3 text-cap text-text-3">
        {t('contracts.ownWith', { payer: contract.payer === '' ? t('contracts.house') : contract.payer })} ·{' '}
        {t('contracts.since', { day: startsDay })}
        {endsDay === null ? '' : ` · ${t('contracts.endsOn', { day: endsDay })}`}
      </p>
      <TermsTable kind={kind} terms={terms} currency={currency} />
      <TryTerms kind={kind} terms={terms} />
      {next === null ? null : (
        <div className="mt-4 rounded-control bg-bg-inset p-3">
          <h3 className="mb-1 text-cap text-text-3">{t('contracts.next', { day: next.fromDay })}</h3>
          <TermsTable kind={kind} terms={next.terms} currency={currency} />
        </div>
      )}
    </Panel>
  );
}
