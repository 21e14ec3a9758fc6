import { listChases } from '@baize/contract/lotteries/listChases';
import { listComingDraws } from '@baize/contract/lotteries/listComingDraws';
import { listOrders } from '@baize/contract/lotteries/listOrders';
import { placeChase } from '@baize/contract/lotteries/placeChase';
import { getLimits } from '@baize/contract/limits/getLimits';
import { getBalance } from '@baize/contract/wallet/getBalance';
import { Button } from '@baize/ui/Button';
import { Callout } from '@baize/ui/Callout';
import { Dialog } from '@baize/ui/Dialog';
import { Field } from '@baize/ui/Field';
import { Segmented } from '@baize/ui/Segmented';
import { Switch } from '@baize/ui/Switch';
import { TextInput } from '@baize/ui/TextInput';
import { toast } from '@baize/ui/toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { wallTime } from '../../businessDay.ts';
import { call, query } from '../../call.ts';
import { moneyText } from '../../components/moneyText.ts';
import { useRealAction } from '../../components/useRealAction.ts';
import { useOnce } from '@baize/ui/useOnce';
import { useT } from '../../i18n/useT.ts';
import { useSession } from '../../session.ts';
import { useBalance } from '../../useBalance.ts';
import { useBrand } from '../../useBrand.ts';
import type { BetItem } from './BetItem.ts';
import { ChasePlan } from './ChasePlan.tsx';
import {
  chaseModes,
  drawCounts,
  fieldsOf,
  firstDraft,
  MOST_DRAWS,
  readChase,
  type ChaseDraft,
  type ReadChase,
} from './chaseDraft.ts';
import { lossLeft } from './lossLeft.ts';
import { PlacingFault } from './PlacingFault.tsx';

interface ChaseDialogProps {
  gameCode: string;
  timeZone: string;
  /** The first draw; the others follow it. */
  drawNo: string;
  items: readonly BetItem[];
  onClose: () => void;
  onPlaced: () => void;
}

/** Plans a chase: how it goes on from draw to draw, what every draw costs, and what all of it does. */
export function ChaseDialog({ gameCode, timeZone, drawNo, items, onClose, onPlaced }: ChaseDialogProps) {
  const t = useT();
  const real = useRealAction();
  const queries = useQueryClient();
  const once = useOnce();
  const { currency, timeZone: ownZone } = useBrand();
  const { data: money } = useBalance();
  const { status, isTrial } = useSession();
  const own = useQuery({ ...query(getLimits, {}), staleTime: 0, enabled: status === 'member' && !isTrial });
  const left = own.data && lossLeft(own.data);
  const [agreedNo] = useState(drawNo);
  const [typed, setTyped] = useState<Partial<ChaseDraft>>({});
  const coming = useQuery({ ...query(listComingDraws, { gameCode, count: MOST_DRAWS }), staleTime: 0 });
  /* What has closed since the first draw was agreed to is none of this chase. */
  const draws = coming.data?.filter(({ no }) => no >= agreedNo);
  const ahead = draws?.length ?? MOST_DRAWS;
  const draft = { ...firstDraft, draws: String(Math.min(Number(firstDraft.draws), ahead)), ...typed };
  const type = (change: Partial<ChaseDraft>): void => setTyped({ ...typed, ...change });
  const read = readChase(draft, items, ahead);
  const bets = items.map(({ play, selection, unit, multiple, prizeGroup }) => ({
    ...{ play, selection, unit, multiple, prizeGroup },
  }));
  const placing = useMutation({
    mutationFn: ({ rule, draws: count }: ReadChase) => {
      const asked = { gameCode, drawNo: agreedNo, draws: count, rule, stopsOnWin: draft.stopsOnWin, items: bets };
      return once([JSON.stringify(asked)], (requestId) => call(placeChase, { requestId, ...asked }));
    },
    onSuccess: ({ draws: count, stake, drawNo: no, closeAt, createdAt }) => {
      toast.success(
        t('lottery.chase.placed', {
          ...{ draws: count, stake: moneyText(stake, currency), no },
          close: wallTime(Date.parse(closeAt), ownZone),
          time: wallTime(Date.parse(createdAt), ownZone),
        }),
      );
      onPlaced();
      onClose();
    },
    onSettled: () => {
      for (const { id } of [listOrders, listChases, getBalance]) void queries.invalidateQueries({ queryKey: [id] });
    },
  });
  const isReady = 'rule' in read;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      size="l"
      title={t('lottery.chase.title', { no: agreedNo })}
      labels={{ close: t('lottery.close') }}
      footer={
        <Button
          tone="brass"
          isBlock
          disabled={!isReady || items.length > 20}
          isLoading={placing.isPending}
          onClick={() => real(() => (isReady ? placing.mutate(read) : undefined))}
        >
          {isReady ? t('lottery.chase.place', { stake: moneyText(read.stake, currency) }) : t('lottery.chase.none')}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <Segmented
          label={t('lottery.chase.mode')}
          value={draft.mode}
          onValueChange={(mode) => type({ mode })}
          options={chaseModes.map((value) => ({ value, label: t(`lottery.chase.mode.${value}`) }))}
        />
        <div className="flex flex-wrap gap-2">
          {drawCounts(ahead).map((count) => (
            <Button
              key={count}
              size="s"
              aria-pressed={draft.draws === String(count)}
              tone={draft.draws === String(count) ? 'outline' : 'ghost'}
              onClick={() => type({ draws: String(count) })}
            >
              {t('lottery.chase.preset', { count })}
            </Button>
          ))}
        </div>
        <div className="grid grid-cols-2 gap-4">
          {fieldsOf(draft.mode).map((name) => (
            <Field
              key={name}
              label={t(`lottery.chase.field.${name}`, { most: ahead })}
              error={'fault' in read && read.fault === name ? t('lottery.chase.range') : undefined}
            >
              {(control) => (
                <TextInput
                  {...control}
                  inputMode="numeric"
                  maxLength={7}
                  value={draft[name]}
                  onChange={({ target }) => type({ [name]: target.value })}
                />
              )}
            </Field>
          ))}
        </div>
        <Switch checked={draft.stopsOnWin} onChange={({ target }) => type({ stopsOnWin: target.checked })}>
          {t('lottery.chase.stop')}
        </Switch>
        {isReady ? (
          <>
            <p aria-live="polite" className="text-body text-text-1">
              {t('lottery.chase.total', { draws: read.draws, stake: moneyText(read.stake, currency) })}
            </p>
            <ChasePlan timeZone={timeZone} draws={draws ?? []} plan={read} />
            {money !== undefined && read.stake > money.balance ? (
              <Callout tone="warning">{t('lottery.chase.tooDear')}</Callout>
            ) : null}
            {left !== undefined && read.stake > left ? (
              <Callout tone="warning">{t('lottery.chase.pastLimit', { left: moneyText(left, currency) })}</Callout>
            ) : null}
          </>
        ) : read.fault === 'impossible' ? (
          <Callout tone="warning">{t('error.chase_impossible')}</Callout>
        ) : ahead < 2 ? (
          <Callout tone="warning">{t('lottery.chase.few')}</Callout>
        ) : null}
        <p className="text-dense text-text-3">{t('lottery.chase.note')}</p>
        {items.length > 20 ? <Callout tone="warning">{t('lottery.chase.tooMany')}</Callout> : null}
        {placing.isError ? <PlacingFault error={placing.error} meaning={t('lottery.notPlaced')} /> : null}
      </div>
    </Dialog>
  );
}
