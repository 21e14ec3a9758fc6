import { formatAmount } from '@baize/maths';
import { Copyable } from '@baize/ui/Copyable';
import { Money } from '@baize/ui/Money';
import type { ReactNode } from 'react';
import { nowMs, currencySymbol, useBrand, useImageHosts } from '../../useBrand.ts';
import { wallTime, zoneName } from '../../businessDay.ts';
import { localText } from '../../i18n/localText.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useT } from '../../i18n/useT.ts';
import { gameImage } from '../gameImage.ts';
import type { Round } from './Round.ts';
import { RoundStatus } from './RoundStatus.tsx';

/** What was played, when, and what it came to. */
export function RoundFacts({ round }: { round: Round }) {
  const t = useT();
  const hosts = useImageHosts();
  const language = useLanguage();
  const { timeZone } = useBrand();
  const symbol = currencySymbol(round.currency);
  const time = (iso: string) => `${wallTime(Date.parse(iso), timeZone)} ${zoneName(nowMs(), timeZone)}`;
  return (
    <section className="flex flex-col gap-4">
      <div className="flex items-center gap-3">
        <img
          src={gameImage(round, 180, hosts)}
          alt=""
          width={48}
          height={64}
          className="h-16 w-12 shrink-0 rounded-cell bg-bg-2 object-cover"
        />
        <div className="min-w-0 flex-1">
          <p className="text-h4 text-text-1">{localText(round.gameName, language)}</p>
          <p className="text-dense text-text-3">{round.vendorName}</p>
          {round.isFree ? <p className="text-dense text-brass-text">{t('records.freeRound')}</p> : null}
        </div>
        <RoundStatus status={round.status} />
      </div>
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-panel bg-line-1 shadow-panel sm:grid-cols-4">
        <Figure label={t('records.stake')}>
          <Money value={formatAmount(round.bet)} symbol={symbol} size="m" />
        </Figure>
        <Figure label={t('records.validStake')}>
          <Money value={formatAmount(round.validBet)} symbol={symbol} size="m" />
        </Figure>
        <Figure label={t('records.win')}>
          <Money value={formatAmount(round.win)} symbol={symbol} size="m" />
        </Figure>
        <Figure label={t('records.net')}>
          <Money value={formatAmount(round.net)} symbol={symbol} size="m" sign="always" tone="outcome" />
        </Figure>
      </dl>
      <dl className="flex flex-col">
        <Fact label={t('records.round.number')}>
          <Copyable
            value={round.round}
            isMono
            labels={{ copy: t('records.copyNumber'), copied: t('records.copied') }}
          />
        </Fact>
        <Fact label={t('records.round.started')}>{time(round.startedAt)}</Fact>
        <Fact label={t('records.round.ended')}>
          {round.endedAt === null ? t('records.round.stillOpen') : time(round.endedAt)}
        </Fact>
      </dl>
    </section>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="bg-bg-2 px-3.5 py-3">
      <dt className="text-cap text-text-3">{label}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex min-h-10 items-center justify-between gap-4 border-b border-line-1 text-body last:border-b-0">
      <dt className="shrink-0 text-text-3">{label}</dt>
      <dd className="min-w-0 text-right text-text-1">{children}</dd>
    </div>
  );
}
