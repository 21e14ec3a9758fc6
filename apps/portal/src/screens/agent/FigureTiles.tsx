import type { figures } from '@baize/contract';
import type { MoneyFigure } from '@baize/contract/agents/figureKinds';
import { formatAmount } from '@baize/maths';
import { cx } from '@baize/ui/cx';
import { Money } from '@baize/ui/Money';
import type * as z from 'zod/mini';
import { FigureTile } from '../../components/FigureTile.tsx';
import { useT } from '../../i18n/useT.ts';
import type { Searches } from '../../paths.ts';
import { currencySymbol } from '../../useBrand.ts';

type Figures = z.output<typeof figures>;

interface FigureTilesProps {
  figures: Figures | undefined;
  currency: string;
  /** What the links to the rows begin with: days and scope. */
  filter: Searches['/agentHome'];
  isStale?: boolean;
}

const money = 'agentDownlineTransactionDetailsCopy';
const bets = 'personalHistoryCopy';

/** What a team did in some days, each figure with the way to its rows. */
export function FigureTiles({ figures, currency, filter, isStale = false }: FigureTilesProps) {
  const t = useT();
  const symbol = currencySymbol(currency);
  const show = (units: bigint | undefined, isOutcome = false) =>
    units === undefined ? undefined : (
      <Money
        value={formatAmount(units)}
        symbol={symbol}
        size="m"
        {...(isOutcome ? { sign: 'always' as const, tone: 'outcome' as const } : {})}
      />
    );
  const lines = (figure: MoneyFigure) => ({ ...filter, kind: figure, page: money }) as const;
  const rounds = { ...filter, page: bets } as const;
  return (
    <dl
      aria-busy={figures === undefined || isStale || undefined}
      className={cx(
        'grid grid-cols-2 gap-px overflow-hidden rounded-panel bg-line-1 shadow-panel sm:grid-cols-4',
        isStale && 'opacity-60',
      )}
    >
      <FigureTile label={t('team.f.net')} rows={{ ...filter, page: 'palStatementsAgentCopy' }} isStrong>
        {show(figures?.net, true)}
      </FigureTile>
      <FigureTile label={t('team.f.bets')} rows={rounds}>
        {show(figures?.bets)}
      </FigureTile>
      <FigureTile label={t('team.f.validBets')} rows={rounds}>
        {show(figures?.validBets)}
      </FigureTile>
      <FigureTile label={t('team.f.payout')} rows={rounds}>
        {show(figures?.payout)}
      </FigureTile>
      <FigureTile label={t('team.f.deposits')} rows={lines('deposits')}>
        {show(figures?.deposits)}
      </FigureTile>
      <FigureTile label={t('team.f.withdrawals')} rows={lines('withdrawals')}>
        {show(figures?.withdrawals)}
      </FigureTile>
      <FigureTile label={t('team.f.rebates')} rows={lines('rebates')}>
        {show(figures?.rebates)}
      </FigureTile>
      <FigureTile label={t('team.f.activity')} rows={lines('activity')}>
        {show(figures?.activity)}
      </FigureTile>
    </dl>
  );
}
