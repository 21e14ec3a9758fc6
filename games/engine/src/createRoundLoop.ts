import { displayAmount } from '@baize/maths/money';
import { ApiError, type Api, type OutcomeView, type RoundView } from './api.ts';
import type { ParentLink } from './createParentLink.ts';
import type { Sound } from './createSound.ts';
import type { Hud } from './hud/createHud.ts';
import type { Scene } from './scene/createScene.ts';
import { setState } from './setState.ts';
import type { Show } from './Show.ts';
import type { SlotWords } from './words/SlotWords.ts';

/** Minimum time between two presses of Spin, matching the server's. */
const cycleMs = 2500;

/** The delay before a spin is retried, and the message meanwhile; undefined if a retry is pointless. */
function pauseBefore(error: unknown, attempt: number): { ms: number; message?: 'connectionLost' } | undefined {
  if (!(error instanceof ApiError) || attempt >= 20) return undefined;
  if (error.error === 'connectionLost') return { ms: Math.min(5000, 500 * 2 ** attempt), message: error.error };
  /* The studio counts from the arrival of a spin, not from the press: after a slow one this one looks early. */
  return error.error === 'tooSoon' ? { ms: 250 } : undefined;
}

export interface RoundLoop<Outcome extends OutcomeView> {
  /** Plays a round from the press to its end; resolves to the balance. With a `reward` it is a free round. */
  spin(api: Api<Outcome>, bet: bigint, balance: bigint, reward?: string): Promise<bigint>;
  /** Finishes a round that was started before this page was opened, and reports it. */
  resume(api: Api<Outcome>, round: RoundView<Outcome>): Promise<bigint | undefined>;
  setPaused(isPaused: boolean): void;
  readonly isPaused: boolean;
}

/** The loop common to all games: request, wait, retry, present, notify the embedding page. */
export function createRoundLoop<Outcome extends OutcomeView>(
  scene: Scene,
  show: Show<Outcome>,
  hud: Hud,
  sound: Sound,
  words: SlotWords,
  parent: ParentLink,
): RoundLoop<Outcome> {
  const { tweens } = scene;
  let isPaused = false;

  /** Polls until the bet or rollback of a round has settled. */
  async function settled(api: Api<Outcome>, round: RoundView<Outcome>): Promise<RoundView<Outcome>> {
    let current = round;
    while (current.state === 'betting' || current.state === 'rollingBack') {
      hud.setMessage(words.settling, 'warn');
      await tweens.wait(2000);
      try {
        current = await api.round(current.id);
      } catch (error) {
        if (!(error instanceof ApiError) || error.error !== 'connectionLost') throw error;
      }
    }
    return current;
  }

  /** Polls until the wallet has taken the win, or for two minutes: the studio continues by itself. */
  async function untilWon(api: Api<Outcome>, round: RoundView<Outcome>): Promise<RoundView<Outcome>> {
    let current = round;
    for (let attempt = 0; current.state === 'winning' && attempt < 60; attempt += 1) {
      hud.setMessage(words.winComing, 'warn');
      await tweens.wait(2000);
      current = await api.round(current.id).catch(() => current);
    }
    return current;
  }

  /** Asks the player what the round leaves open, and tells the studio until it has heard; what was decided before stands. */
  async function decided(api: Api<Outcome>, round: RoundView<Outcome>, outcome: Outcome): Promise<RoundView<Outcome>> {
    const choice = (await show.ask?.(outcome)) ?? 0;
    for (;;) {
      try {
        return await api.choose(round.id, choice);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.error === 'choiceMade') return api.round(round.id);
        if (error.error !== 'connectionLost') throw error;
        hud.setMessage(words.connectionLost, 'warn');
        await tweens.wait(2000);
      }
    }
  }

  const finish = async (api: Api<Outcome>, round: RoundView<Outcome>): Promise<RoundView<Outcome>> => {
    let current = await settled(api, round);
    if (current.outcome === null) {
      show.standStill();
      hud.setMessage(words[current.refusal ?? 'betReturned'], 'warn');
      hud.announce(words[current.refusal ?? 'betReturned']);
      return current;
    }
    parent.tell({ type: 'roundStarted', round: current.id });
    let { shownSpins } = current;
    if (current.state === 'choosing') {
      current = await decided(api, current, current.outcome);
      hud.setMessage(undefined);
      // What stood there before the choice has been shown.
      shownSpins = Math.max(1, current.shownSpins);
    }
    const { id, outcome } = current;
    if (outcome === null) throw new ApiError('unexpected');
    await show.outcome(outcome, shownSpins, {
      onShown: (shown) => void api.progress(id, shown).catch(() => undefined),
      jackpot: async () => {
        current = await untilWon(api, current);
        return current.jackpot === null ? 0n : BigInt(current.jackpot);
      },
    });
    current = await untilWon(api, current);
    if (current.state === 'stuck' || current.state === 'closed') {
      hud.setMessage(words.roundHeld, 'warn');
      hud.announce(words.roundHeld);
    }
    parent.tell({
      type: 'roundEnded',
      round: current.id,
      bet: current.isFree ? '0' : current.bet,
      win: current.win ?? '0',
    });
    return current;
  };
  const balanceAfter = ({ balance }: RoundView<Outcome>): bigint | undefined =>
    balance === null ? undefined : BigInt(balance);

  return {
    resume: async (api, round) => {
      hud.setMessage(words.resuming, 'warn');
      hud.announce(words.resuming);
      const ended = await finish(api, round);
      if (ended.outcome !== null) parent.tell({ type: 'openRoundEnded', round: ended.id });
      return balanceAfter(ended);
    },
    spin: async (api, bet, balance, reward) => {
      const started = performance.now();
      show.clear();
      setState('spinning');
      hud.setWin(words.win, displayAmount(0n));
      hud.setMessage(undefined);
      hud.setBalance(displayAmount(reward === undefined ? balance - bet : balance));
      show.start();
      sound.spin();
      const requestId = crypto.randomUUID();
      let round: RoundView<Outcome> | undefined;
      try {
        for (let attempt = 0; round === undefined; attempt += 1) {
          try {
            [round] = await Promise.all([api.spin(requestId, bet, reward), tweens.wait(650)]);
          } catch (error) {
            const pause = pauseBefore(error, attempt);
            if (!pause) throw error;
            if (pause.message) hud.setMessage(words[pause.message], 'warn');
            // The request id makes retries idempotent, so a retry can never bet twice.
            await tweens.wait(pause.ms);
          }
        }
      } catch (error) {
        show.standStill();
        throw error;
      }
      hud.setMessage(undefined);
      const after = balanceAfter(await finish(api, round));
      const rest = cycleMs - (performance.now() - started);
      if (rest > 0) await tweens.wait(rest);
      return after ?? balance;
    },
    setPaused: (next) => {
      isPaused = next;
      scene.setPaused(next);
      hud.setPaused(next);
    },
    get isPaused() {
      return isPaused;
    },
  };
}
