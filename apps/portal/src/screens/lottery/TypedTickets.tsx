import { groupName, playName } from '@baize/contract/lotteries/playName';
import { listOrders } from '@baize/contract/lotteries/listOrders';
import { placeOrder } from '@baize/contract/lotteries/placeOrder';
import { getBalance } from '@baize/contract/wallet/getBalance';
import { Button } from '@baize/ui/Button';
import { Callout } from '@baize/ui/Callout';
import { Dialog } from '@baize/ui/Dialog';
import { Field } from '@baize/ui/Field';
import { TextArea } from '@baize/ui/TextArea';
import { toast } from '@baize/ui/toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { wallTime } from '../../businessDay.ts';
import { call } from '../../call.ts';
import { moneyText } from '../../components/moneyText.ts';
import { useRealAction } from '../../components/useRealAction.ts';
import { localText } from '../../i18n/localText.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useT } from '../../i18n/useT.ts';
import { useBrand } from '../../useBrand.ts';
import type { LotteryCard } from './BetItem.ts';
import { PlacingFault } from './PlacingFault.tsx';
import { takesBets, turnsOf } from './takesBets.ts';
import { readTyped, type TypedBet } from './readTyped.ts';
import { useMoments } from './useMoments.ts';

interface TypedTicketsProps {
  lotteries: readonly LotteryCard[];
  /** The station that a line without one is for. */
  usual?: LotteryCard;
  onClose: () => void;
}

/** As many as one order may have. */
const MOST = 100;

/** Tickets as they are typed in Vietnam, with what each of them costs before anything is staked. */
export function TypedTickets({ lotteries, usual, onClose }: TypedTicketsProps) {
  const t = useT();
  const language = useLanguage();
  const real = useRealAction();
  const queries = useQueryClient();
  const { currency, timeZone } = useBrand();
  const [text, setText] = useState('');
  const [placed, setPlaced] = useState<readonly string[]>([]);
  const requestIds = useRef(new Map<string, string>());
  const families = useQuery({
    queryKey: ['lotteries.families', 'vn'],
    queryFn: async () => (await import('@baize/maths/lottery/families')).families(0),
    staleTime: Infinity,
    structuralSharing: false,
  });
  const { bets, errors } = readTyped(text, {
    ...{ lotteries, families: families.data ?? [] },
    ...(usual === undefined ? {} : { usual }),
  });
  const now = useMoments(lotteries.flatMap(turnsOf));
  const byStation = new Map<string, TypedBet[]>();
  for (const bet of bets) byStation.set(bet.station, [...(byStation.get(bet.station) ?? []), bet]);
  const shut = [...byStation.values()].flatMap(([first]) =>
    first === undefined || takesBets(first.lottery, now) ? [] : [localText(first.lottery.name, language)],
  );
  const total = bets.reduce((sum, { item }) => sum + item.stake, BigInt(0));
  const isTooMany = [...byStation.values()].some(({ length }) => length > MOST);
  const canPlace = bets.length > 0 && errors.length === 0 && shut.length === 0 && !isTooMany;
  const placing = useMutation({
    /* One order for each station, since each has a draw of its own; what was placed is not placed again. */
    mutationFn: async () => {
      const done: string[] = [...placed];
      for (const [station, own] of byStation) {
        const asked = orderOf(station, own);
        const content = JSON.stringify(asked);
        if (asked === undefined || done.includes(content)) continue;
        const requestId = requestIds.current.get(content) ?? crypto.randomUUID();
        requestIds.current.set(content, requestId);
        const order = await call(placeOrder, { requestId, ...asked });
        done.push(content);
        setPlaced([...done]);
        toast.success(
          t('lottery.ticket.placed', {
            ...{ name: localText(order.name, language), stake: moneyText(order.stake, currency), no: order.drawNo },
            close: wallTime(Date.parse(order.closeAt), timeZone),
            time: wallTime(Date.parse(order.acceptedAt), timeZone),
          }),
        );
      }
    },
    onSuccess: onClose,
    onSettled: () => {
      for (const { id } of [listOrders, getBalance]) void queries.invalidateQueries({ queryKey: [id] });
    },
  });
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      size="l"
      title={t('lottery.ticket.title')}
      description={t('lottery.ticket.text')}
      labels={{ close: t('lottery.close') }}
      footer={
        <Button
          tone="brass"
          isBlock
          disabled={!canPlace}
          isLoading={placing.isPending}
          onClick={() => real(() => placing.mutate())}
        >
          {t('lottery.place', { stake: moneyText(total, currency) })}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <Field label={t('lottery.ticket.label')} hint={t('lottery.ticket.hint')}>
          {(control) => (
            <TextArea
              {...control}
              rows={5}
              spellCheck={false}
              autoCapitalize="off"
              maxLength={20_000}
              className="font-mono"
              disabled={placed.length > 0}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </Field>
        {errors.length > 0 ? (
          <ul className="flex flex-col gap-1" aria-live="polite">
            {errors.map((error, at) => (
              <li key={at} className="text-dense text-cinnabar-text">
                {'word' in error
                  ? t('lottery.ticket.at', { line: error.line, column: error.column, word: error.word || '…' })
                  : t('lottery.ticket.line', { line: error.line })}{' '}
                {t(
                  'word' in error || error.fault === 'bad_stake'
                    ? `lottery.ticket.fault.${error.fault as 'bad_stake'}`
                    : `lottery.fault.${error.fault}`,
                )}
              </li>
            ))}
          </ul>
        ) : null}
        {bets.length === 0 ? null : <Preview bets={bets} />}
        {shut.length > 0 ? (
          <Callout tone="warning">{t('lottery.ticket.shut', { names: shut.join(', ') })}</Callout>
        ) : null}
        {isTooMany ? <Callout tone="warning">{t('lottery.tooMany')}</Callout> : null}
        {placing.isError ? (
          <PlacingFault
            error={placing.error}
            meaning={
              placed.length === 0
                ? t('lottery.notPlaced')
                : t('lottery.ticket.partly', { done: placed.length, all: byStation.size })
            }
          />
        ) : null}
      </div>
    </Dialog>
  );
}

function orderOf(gameCode: string, bets: readonly TypedBet[]) {
  const current = bets[0]?.lottery.current ?? null;
  if (current === null) return undefined;
  const items = bets.map(({ item: { play, selection, unit, multiple, prizeGroup } }) => ({
    ...{ play, selection, unit, multiple, prizeGroup },
  }));
  return { gameCode, drawNo: current.no, items };
}

/** Each bet in words, with its lines, its cost and what one line wins. */
function Preview({ bets }: { bets: readonly TypedBet[] }) {
  const t = useT();
  const language = useLanguage();
  const { currency } = useBrand();
  return (
    <ul aria-label={t('lottery.ticket.preview')} className="flex flex-col divide-y divide-line-1">
      {bets.map((bet, at) => {
        const [family = '', group = ''] = bet.play.split('.');
        return (
          <li key={at} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 py-2">
            <span className="text-label text-text-1">
              {localText(bet.lottery.name, language)} · {groupName(t, group, family)} ·{' '}
              {playName(t, { id: bet.play, family, group })}
            </span>
            <span className="text-num-s text-text-1">{moneyText(bet.item.stake, currency)}</span>
            <span className="basis-full font-mono text-dense break-all text-text-2">{bet.selection}</span>
            <span className="text-cap text-text-3 tabular-nums">
              {t('lottery.ticket.sum', {
                ...{ lines: bet.item.lineCount, each: moneyText(bet.amount, currency) },
                best: moneyText(bet.item.best, currency),
              })}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
