import { playName } from '@baize/contract/lotteries/playName';
import { listOpenedNumbers } from '@baize/contract/lotteries/listOpenedNumbers';
import { Button } from '@baize/ui/Button';
import { IconButton } from '@baize/ui/IconButton';
import { Segmented } from '@baize/ui/Segmented';
import type { Family, Play } from '@baize/maths/lottery/Play';
import { Switch } from '@baize/ui/Switch';
import { toast } from '@baize/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '../../call.ts';
import { moneyText } from '../../components/moneyText.ts';
import { useErrorText } from '../../components/useErrorText.ts';
import { useIsWide } from '../../components/useIsWide.ts';
import { useRealAction } from '../../components/useRealAction.ts';
import { useT } from '../../i18n/useT.ts';
import { useBrand } from '../../useBrand.ts';
import { animalNumbers } from './animalNumbers.ts';
import { BetBar } from './BetBar.tsx';
import type { BetItem, LotteryCard, LotteryTerms } from './BetItem.ts';
import { Board } from './Board.tsx';
import { readBet } from './faceBet.ts';
import { emptyChoice, isEmpty, priceChoice, randomChoice, type Stake } from './choice.ts';
import { ConfirmBets } from './ConfirmBets.tsx';
import { isUnknown } from '../../components/isUnknown.ts';
import { LineAmount } from './LineAmount.tsx';
import { missedOf } from './missedOf.ts';
import { PlayTree } from './PlayTree.tsx';
import { marksOf, restrictedIn } from './restrictedIn.ts';
import { RestrictedNote } from './RestrictedNote.tsx';
import { StakeFields } from './StakeFields.tsx';
import { hasClosed, takesBets, turnsOf } from './takesBets.ts';
import { tokenOdds } from './tokenOdds.ts';
import { useMoments } from './useMoments.ts';
import { MOST_PINS, usePinnedPlays } from './usePinnedPlays.ts';
import { usePlacing } from './usePlacing.ts';
import { useRestricted } from './useRestricted.ts';
import { useRefusalDetail } from './useRefusalDetail.ts';

interface PadProps {
  family: Family;
  lottery: LotteryCard;
  terms: LotteryTerms;
  /** A bet that is to stand on the pad; another one each time that it is wished for. */
  wish: Wish | undefined;
  onAdd: (item: BetItem) => void;
}

export type Wish = Readonly<{ bet: string }>;

const units = ['yuan', 'jiao', 'fen', 'li'] as const;

/** So many bets by chance go onto the ticket at once. */
const handfuls = [5, 10] as const;

/** The plays of a lottery, the pad of the one that is chosen, and what the bet on it costs and may win. */
export function Pad({ family, lottery, terms, wish, onAdd }: PadProps) {
  const t = useT();
  const { currency } = useBrand();
  const [play, setPlay] = useState<Play>(() => playOfBefore(family, lottery.gameCode));
  const [choice, setChoice] = useState(() => emptyChoice(play));
  const [taken, setTaken] = useState<Wish>();
  if (wish !== taken) {
    setTaken(wish);
    const wished = wish === undefined ? undefined : readBet(family, wish.bet);
    if (wished !== undefined) {
      setPlay(wished.play);
      setChoice(wished.choice);
    }
  }
  const [stake, setStake] = useState<Stake>({
    /* A line of 1.00 where amounts are typed, of one unit where units are counted. */
    ...(lottery.lottoArea === 'CN' ? { unit: 'yuan', multiple: 1 } : { unit: 'jiao', multiple: 5 }),
    prizeGroup: terms.maxGroup,
  });
  const { pinned, toggle } = usePinnedPlays(family, lottery.gameCode);
  const isPinned = pinned.some(({ id }) => id === play.id);
  const now = useMoments(turnsOf(lottery));
  const [isAsking, setAsking] = useState(false);
  const [isOneTap, setOneTap] = useState(false);
  const [hasMissed, setMissed] = useState(false);
  const canMiss = missedOf(play, []) !== undefined;
  const asked = query(listOpenedNumbers, { gameCode: lottery.gameCode, pageNum: 1, pageSize: 100 });
  const past = useQuery({
    ...asked,
    queryKey: [...asked.queryKey, lottery.last?.no ?? ''],
    enabled: hasMissed && canMiss,
  });
  const draws = hasMissed ? past.data?.content.map(({ numbers }) => numbers) : undefined;
  const missed = draws === undefined ? undefined : missedOf(play, draws);
  const priced = priceChoice(play, choice, stake, terms);
  const item = 'item' in priced ? priced.item : undefined;
  const over = item === undefined ? undefined : overLimit(item, terms);
  const canBet = item !== undefined && over === undefined;
  const isRegional = lottery.lottoArea !== 'CN';
  const numbers = choice.columns[0]?.length ?? 0;
  const perNumber = isRegional && item !== undefined ? linesPerNumber(play, item.lineCount, numbers) : 1;
  const clear = (): void => setChoice({ ...emptyChoice(play), places: choice.places });
  const isWide = useIsWide();
  const errorText = useErrorText();
  const refusalDetail = useRefusalDetail();
  const restricted = useRestricted(lottery.gameCode, lottery.current?.no);
  const touched = item === undefined ? [] : restrictedIn(play, item.selection, restricted);
  const real = useRealAction();
  const placing = usePlacing(lottery.gameCode, clear);
  const add = (): void => {
    if (item === undefined) return;
    onAdd(item);
    /* The ticket stands beside the pad where there is room, and below all of it where there is none. */
    if (!isWide) {
      toast.success(
        t('lottery.added', {
          ...{ play: playName(t, play), lines: item.lineCount, stake: moneyText(item.stake, currency) },
        }),
      );
    }
    clear();
  };
  const addByChance = (count: number): void => {
    const found = Array.from({ length: count }, () =>
      priceChoice(play, randomChoice(play, choice.places), stake, terms),
    ).flatMap((one) => ('item' in one ? [one.item] : []));
    const [refused] = found.flatMap((one) => overLimit(one, terms) ?? []);
    if (refused !== undefined) {
      toast.error(t(`error.${refused}`));
      return;
    }
    for (const one of found) onAdd(one);
    toast.success(t('lottery.randomAdded', { count: found.length }));
  };
  const bet = (): void => {
    const { current } = lottery;
    if (!isOneTap) setAsking(true);
    else if (item !== undefined && current !== null) {
      real(() =>
        placing.mutate(
          { drawNo: current.no, items: [item] },
          {
            onError: (error) =>
              toast.error(isUnknown(error) ? t('lottery.unknown') : (refusalDetail(error) ?? errorText(error))),
          },
        ),
      );
    }
  };
  const why = (): string => {
    if (over !== undefined) return t(`error.${over}`);
    if ('fault' in priced && !isEmpty(choice)) return t(`lottery.fault.${priced.fault}`);
    return t('lottery.pick');
  };
  return (
    <section id="lottery-pad" aria-label={t('lottery.pad')} className="flex min-w-0 flex-col gap-4">
      <PlayTree
        family={family}
        play={play}
        pinned={pinned}
        onPlay={(next) => {
          setPlay(next);
          setChoice(emptyChoice(next));
          localStorage.setItem(keyOf(lottery.gameCode), next.id);
        }}
      />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <div className="flex items-center gap-1">
          <h2 className="text-h4 text-text-1">{playName(t, play)}</h2>
          <IconButton
            icon={isPinned ? 'starFilled' : 'star'}
            label={t('lottery.pin')}
            isPressed={isPinned}
            disabled={!isPinned && pinned.length >= MOST_PINS}
            title={!isPinned && pinned.length >= MOST_PINS ? t('lottery.pinsFull', { count: MOST_PINS }) : undefined}
            className={isPinned ? 'text-brass-text!' : ''}
            onClick={() => toggle(play)}
          />
        </div>
        <div className="flex flex-wrap items-center gap-4">
          {canMiss ? (
            <Switch checked={hasMissed} onChange={({ target }) => setMissed(target.checked)}>
              {t('lottery.trend.missed')}
            </Switch>
          ) : null}
          <span className="flex flex-wrap gap-2">
            <Button size="s" icon="refresh" onClick={() => setChoice(randomChoice(play, choice.places))}>
              {t('lottery.random')}
            </Button>
            {handfuls.map((count) => (
              <Button
                key={count}
                size="s"
                tone="ghost"
                aria-label={`+${count} · ${t('lottery.randomCount', { count })}`}
                onClick={() => addByChance(count)}
              >
                +{count}
              </Button>
            ))}
          </span>
        </div>
      </div>
      <Board
        key={play.id}
        play={play}
        choice={choice}
        onChoice={setChoice}
        missed={missed}
        marks={marksOf(play, restricted)}
        odds={tokenOdds(play, stake.prizeGroup, terms)}
        numbersOf={family.key === 'markSix' ? animalNumbers(terms.yearAnimal) : undefined}
      />
      {missed === undefined ? null : <p className="text-dense text-text-3">{t('lottery.independent')}</p>}
      {hasMissed && past.isError ? <p className="text-dense text-cinnabar-text">{t('lottery.failedTitle')}</p> : null}
      <RestrictedNote numbers={restricted.filter((one) => one.play === play.id)} />
      <div className="flex flex-col gap-3 rounded-panel bg-bg-1 p-4 shadow-panel">
        <div className="flex flex-wrap items-end gap-4">
          {isRegional ? (
            <LineAmount stake={stake} onStake={setStake} />
          ) : (
            <>
              <div className="grid gap-1.5">
                <span aria-hidden="true" className="min-h-5 text-label text-text-2">
                  {t('lottery.unit')}
                </span>
                <div className="flex min-h-control items-center pointer-coarse:min-h-11">
                  <Segmented
                    label={t('lottery.unit')}
                    value={stake.unit}
                    onValueChange={(unit) => setStake({ ...stake, unit })}
                    options={units.map((value) => ({ value, label: t(`lottery.unitName.${value}`) }))}
                  />
                </div>
              </div>
              <StakeFields
                stake={stake}
                onStake={setStake}
                {...(play.pays.by === 'group' ? { groups: { low: terms.minGroup, high: terms.maxGroup } } : {})}
              />
            </>
          )}
        </div>
        <p className="text-dense text-text-3">
          {t('lottery.limits', {
            ...{ play: moneyText(terms.playLimit, currency), member: moneyText(terms.memberLimit, currency) },
            prize: moneyText(terms.prizeLimit, currency),
          })}
        </p>
        <Switch checked={isOneTap} onChange={({ target }) => setOneTap(target.checked)}>
          {t('lottery.oneTap')}
          <span className="block text-dense text-text-3">{t('lottery.oneTapHint')}</span>
        </Switch>
      </div>
      <BetBar
        canAdd={canBet}
        canBet={canBet && takesBets(lottery, now)}
        isPlacing={placing.isPending}
        onAdd={add}
        onBet={bet}
      >
        {canBet
          ? t('lottery.sum', {
              ...{ lines: item.lineCount, stake: moneyText(item.stake, currency) },
              best: moneyText(item.best, currency),
            })
          : why()}
        {hasClosed(lottery, now) ? <span className="block text-amber-text">{t('lottery.locked')}</span> : null}
        {touched.slice(0, 3).map(({ number, left }) => (
          <span key={number} className="block text-amber-text">
            {left === null
              ? t('lottery.restricted.isClosed', { number })
              : t('lottery.restricted.isLimited', { number, left: moneyText(left, currency) })}
          </span>
        ))}
        {canBet && perNumber > 1 ? (
          <span className="block text-dense text-text-3">
            {t('lottery.perNumber', {
              ...{ numbers, lines: perNumber, stake: moneyText(item.stake, currency) },
              each: moneyText(item.stake / BigInt(item.lineCount), currency),
            })}
          </span>
        ) : null}
      </BetBar>
      {isAsking && item !== undefined ? (
        <ConfirmBets
          lottery={lottery}
          terms={terms}
          drawNo={lottery.current?.no}
          family={family}
          items={[item]}
          onItems={([next]) => (next === undefined ? undefined : setStake({ ...stake, multiple: next.multiple }))}
          onClose={() => setAsking(false)}
          onPlaced={clear}
        />
      ) : null}
    </section>
  );
}

/** Which limit a bet alone is over already; what has been bet before counts too, and is the server's to know. */
function overLimit({ stake, best }: BetItem, { playLimit, memberLimit, prizeLimit }: LotteryTerms) {
  if (best > prizeLimit) return 'lottery_prize_limit' as const;
  if (stake > playLimit) return 'lottery_play_limit' as const;
  return stake > memberLimit ? ('lottery_member_limit' as const) : undefined;
}

const keyOf = (gameCode: string): string => `lottery.play.${gameCode}`;

/** The play that this browser bet on last in a lottery, or its first one. */
function playOfBefore({ plays }: Family, gameCode: string): Play {
  const before = localStorage.getItem(keyOf(gameCode));
  return plays.find(({ id }) => id === before) ?? (plays[0] as Play);
}

/** A number of a lot costs a line for every prize that is looked at; 1 where a number is a line, or where lines are links. */
function linesPerNumber({ input, form }: Play, lines: number, numbers: number): number {
  const isPlain = form.of === 'options' && input.columns.length === 1 && (input.columns[0]?.tokens.length ?? 0) >= 100;
  return isPlain && numbers > 0 ? lines / numbers : 1;
}
