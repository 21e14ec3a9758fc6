import { displayAmount } from '@baize/maths/money';
import { ApiError, type Api, type OutcomeView, type RoundView } from './api.ts';
import type { ParentLink } from './createParentLink.ts';
import type { Sound } from './createSound.ts';
import type { Hud } from './hud/createHud.ts';
import type { Scene } from './scene/createScene.ts';
import { setState } from './setState.ts';
import type { Show } from './Show.ts';
import type { SlotWords } from './words/SlotWords.ts';

/** The shortest time from one press of Spin to the next, in step with what the server allows. */
const cycleMs = 2500;

/** How long to wait before a spin is asked for again, and what is said meanwhile; undefined where asking is of no use. */
function pauseBefore(error: unknown, attempt: number): { ms: number; message?: 'connectionLost' } | undefined {
  if (!(error instanceof ApiError) || attempt >= 20) return undefined;
  if (error.error === 'connectionLost') return { ms: Math.min(5000, 500 * 2 ** attempt), message: error.error };
  /* The studio counts from when a spin came, not from when it was pressed: a slow one before makes this one look early. */
  return error.error === 'tooSoon' ? { ms: 250 } : undefined;
}

export interface RoundLoop<Outcome extends OutcomeView> {
  /** Plays a round from the press to its end; returns the balance then. With a `reward` the house pays the bet. */
  spin(api: Api<Outcome>, bet: bigint, balance: bigint, reward?: string): Promise<bigint>;
  /** Brings a round to its end that was begun before this page was opened, and says that it did. */
  resume(api: Api<Outcome>, round: RoundView<Outcome>): Promise<bigint | undefined>;
  setPaused(isPaused: boolean): void;
  readonly isPaused: boolean;
}

/** What every game does around the picture of a round: ask, wait, ask again, show, tell the page around it. */
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

  /** Asks until the studio says what became of a round whose bet or rollback is still on its way. */
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

  /** Until the wallet has taken the win, or for two minutes: the studio goes on by itself. */
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
            // The same request id asks for the same round, so trying again can never bet twice.
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
