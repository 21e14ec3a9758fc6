import { displayAmount } from '@baize/maths/money';
import type { SlotWords } from '../words/SlotWords.ts';
import { element } from './element.ts';
import { icon } from './icon.ts';

export interface HudHandlers {
  onSpin(): void;
  onBet(step: -1 | 1): void;
  onBetList(): void;
  onPayTable(): void;
  onFairness(): void;
  onSound(): boolean;
  onReplay(): void;
}

export interface Hud {
  root: HTMLElement;
  setLoading(share: number | undefined): void;
  setMode(mode: { isFun: boolean; isReplay: boolean; lobbyUrl: string | null }): void;
  /** The currency code shown beside every amount. */
  setCurrency(code: string): void;
  /** An amount formatted for sentences. */
  money(amount: bigint): string;
  setBalance(text: string): void;
  setBet(text: string, can: { lower: boolean; raise: boolean }): void;
  setWin(label: string, text: string): void;
  setBusy(isBusy: boolean): void;
  /** The text under the reels; `undefined` clears it. */
  setMessage(text: string | undefined, tone?: 'calm' | 'warn'): void;
  /** The counter above the reels: free spins, re-spins, a multiplier. */
  setFreeCounter(text: string | undefined): void;
  /** Remaining free rounds; `undefined` where the player pays. */
  setFreeRounds(text: string | undefined): void;
  /** The jackpot for the selected bet; `undefined` where there is none. */
  setJackpot(label: string, amount: string | undefined): void;
  /** Announced to screen readers. */
  announce(text: string): void;
  /** A plaque over the reels with one button; resolves when it is pressed. */
  plaque(content: { heading: string; amount?: string; text?: string; button: string }): Promise<void>;
  /** A plaque that asks: a button for each answer; resolves with the place of the one that is pressed. */
  ask(content: { heading: string; text: string; answers: readonly { label: string; note: string }[] }): Promise<number>;
  /** A banner over the reels that needs no press; a press anywhere on it ends it early. */
  banner(heading: string, signal: AbortSignal, onPress: () => void): { amount(text: string): void };
  setPaused(isPaused: boolean): void;
}

/** All texts and controls: DOM elements over the canvas, with accessible names. */
export function createHud(
  root: HTMLElement,
  words: SlotWords,
  artUrl: (name: string) => string,
  handlers: HudHandlers,
): Hud {
  const round = (name: keyof SlotWords, symbol: Parameters<typeof icon>[0], onclick: () => void): HTMLButtonElement =>
    element(
      'button',
      { type: 'button', class: 'round', 'aria-label': words[name], title: words[name], onclick: unlessOff(onclick) },
      icon(symbol),
    );

  const units: HTMLElement[] = [];
  let currency = '';
  /** An amount followed by its currency code. */
  const withUnit = (amount: HTMLElement, name = 'value'): HTMLElement => {
    const unit = element('small', { class: 'unit' });
    units.push(unit);
    return element('span', { class: name }, amount, ' ', unit);
  };

  const emblem = element('img', { class: 'emblem', src: artUrl('emblem'), alt: '', width: '200', height: '200' });
  const title = element(
    'header',
    { class: 'title' },
    element('div', { class: 'sign' }, emblem, element('h1', {}, words.title)),
  );
  const counter = element('p', { class: 'counter', hidden: true });
  const jackpotLabel = element('span', {});
  const jackpotAmount = element('output', {});
  const jackpot = element('p', { class: 'jackpot', hidden: true }, jackpotLabel, withUnit(jackpotAmount, 'pool'));
  const ribbon = element('p', { class: 'ribbon', hidden: true });
  const message = element('p', { class: 'message' }, words.goodLuckLine);
  const live = element('p', { class: 'live', 'aria-live': 'polite' });

  const soundButton = round('soundOn', 'soundOff', () => {
    const isOn = handlers.onSound();
    soundButton.replaceChildren(icon(isOn ? 'soundOn' : 'soundOff'));
    soundButton.ariaLabel = soundButton.title = isOn ? words.soundOff : words.soundOn;
    soundButton.ariaPressed = String(isOn);
  });
  const lobby = element(
    'a',
    { class: 'round', 'aria-label': words.lobby, title: words.lobby, hidden: true, target: '_top' },
    icon('lobby'),
  );
  const tools = element(
    'nav',
    { class: 'tools', 'aria-label': words.title },
    lobby,
    round('payTable', 'info', handlers.onPayTable),
    round('fairness', 'shield', handlers.onFairness),
    soundButton,
  );

  const balanceValue = element('output', {}, '–');
  const balance = element(
    'div',
    { class: 'meter balance' },
    element('span', { class: 'label' }, words.balance),
    withUnit(balanceValue),
  );
  const winLabel = element('span', { class: 'label' }, words.win);
  const winValue = element('output', {}, '0.00');
  const win = element('div', { class: 'meter win' }, winLabel, withUnit(winValue));
  const less = round('lessBet', 'minus', () => handlers.onBet(-1));
  const more = round('moreBet', 'plus', () => handlers.onBet(1));
  const betValue = element('span', {}, '–');
  const betButton = element(
    'button',
    { type: 'button', class: 'bet-value', 'aria-haspopup': 'dialog', onclick: unlessOff(handlers.onBetList) },
    element('span', { class: 'label' }, words.bet, icon('chevron')),
    withUnit(betValue),
  );
  const bet = element('div', { class: 'bet', role: 'group', 'aria-label': words.bet }, less, betButton, more);
  const spin = element(
    'button',
    { type: 'button', class: 'spin', 'aria-label': words.spin, onclick: unlessOff(handlers.onSpin) },
    element('img', { src: artUrl('spin'), alt: '', width: '240', height: '240', draggable: 'false' }),
    icon('spin'),
  );
  const replay = element(
    'button',
    { type: 'button', class: 'again', hidden: true, onclick: unlessOff(handlers.onReplay) },
    words.playAgain,
  );
  const bar = element('section', { class: 'bar', 'aria-label': words.bet }, balance, win, bet);

  const loadingBar = element('span', {});
  const loading = element(
    'div',
    { class: 'loading', role: 'status' },
    element('p', {}, words.loading),
    element('div', { class: 'progress' }, loadingBar),
  );
  const paused = element(
    'div',
    { class: 'paused', hidden: true },
    element('h2', {}, words.paused),
    element('p', {}, words.pausedText),
  );
  const overlay = element('div', { class: 'overlay' });
  root.append(title, jackpot, counter, ribbon, message, overlay, bar, tools, spin, replay, live, paused, loading);

  return {
    root,
    setLoading: (share) => {
      loading.hidden = share === undefined;
      loadingBar.style.transform = `scaleX(${share ?? 1})`;
    },
    setMode: ({ isFun, isReplay, lobbyUrl }) => {
      ribbon.hidden = !isFun && !isReplay;
      ribbon.textContent = isReplay ? words.replay : words.funPlay;
      root.classList.toggle('is-replay', isReplay);
      replay.hidden = !isReplay;
      for (const node of [bet, spin, balance, tools]) node.hidden = isReplay;
      if (lobbyUrl !== null && window.parent === window) {
        lobby.href = lobbyUrl;
        lobby.hidden = false;
      }
    },
    setCurrency: (code) => {
      currency = code;
      for (const unit of units) unit.textContent = code;
    },
    money: (amount) => `${displayAmount(amount)} ${currency}`,
    setBalance: (text) => {
      balanceValue.textContent = text;
    },
    setBet: (text, can) => {
      betValue.textContent = text;
      betButton.ariaLabel = `${words.bet} ${text} ${currency}. ${words.chooseBet}`;
      setOff(less, !can.lower);
      setOff(more, !can.raise);
    },
    setWin: (label, text) => {
      winLabel.textContent = label;
      winValue.textContent = text;
    },
    setBusy: (isBusy) => {
      for (const button of [spin, betButton, replay]) setOff(button, isBusy);
      root.classList.toggle('is-busy', isBusy);
    },
    setMessage: (text, tone = 'calm') => {
      message.textContent = text ?? '';
      message.dataset['tone'] = tone;
    },
    setFreeCounter: (text) => {
      counter.hidden = text === undefined;
      counter.textContent = text ?? '';
    },
    setFreeRounds: (text) => {
      ribbon.hidden = text === undefined;
      ribbon.textContent = text ?? '';
    },
    setJackpot: (label, amount) => {
      jackpot.hidden = amount === undefined;
      jackpotLabel.textContent = label;
      jackpotAmount.textContent = amount ?? '';
    },
    announce: (text) => {
      live.textContent = text;
    },
    plaque: ({ heading, amount, text, button }) =>
      new Promise((resolve) => {
        const before = document.activeElement;
        const press = element('button', { type: 'button', class: 'primary' }, button);
        const headingId = 'plaque-heading';
        const box = element(
          'div',
          { class: 'plaque', role: 'dialog', 'aria-modal': 'true', 'aria-labelledby': headingId },
          element('h2', { id: headingId }, heading),
          amount === undefined
            ? undefined
            : element('p', { class: 'amount' }, amount, ' ', element('small', {}, currency)),
          text === undefined ? undefined : element('p', {}, text),
          press,
        );
        press.addEventListener('click', () => {
          box.remove();
          if (before instanceof HTMLElement) before.focus();
          resolve();
        });
        overlay.append(box);
        press.focus();
      }),
    ask: ({ heading, text, answers }) =>
      new Promise((resolve) => {
        const before = document.activeElement;
        const headingId = 'ask-heading';
        const buttons = answers.map(({ label, note }, at) =>
          element(
            'button',
            {
              ...{ type: 'button', class: 'answer' },
              onclick: () => {
                box.remove();
                if (before instanceof HTMLElement) before.focus();
                resolve(at);
              },
            },
            element('b', {}, label),
            element('small', {}, note),
          ),
        );
        const box = element(
          'div',
          { class: 'plaque', role: 'dialog', 'aria-modal': 'true', 'aria-labelledby': headingId },
          element('h2', { id: headingId }, heading),
          element('p', {}, text),
          element('div', { class: 'answers' }, ...buttons),
        );
        overlay.append(box);
        buttons[0]?.focus();
      }),
    banner: (heading, signal, onPress) => {
      const amount = element('span', {});
      const unit = element('small', {});
      const box = element(
        'div',
        { class: 'banner', onclick: onPress },
        element('h2', {}, heading),
        element('p', { class: 'amount' }, amount, ' ', unit),
      );
      overlay.append(box);
      signal.addEventListener('abort', () => box.remove(), { once: true });
      return {
        amount: (text) => {
          amount.textContent = text;
          unit.textContent = currency;
        },
      };
    },
    setPaused: (isPaused) => {
      paused.hidden = !isPaused;
    },
  };
}

/** aria-disabled instead of disabled, since a really disabled button would lose its focus. */
function setOff(button: HTMLButtonElement, isOff: boolean): void {
  button.setAttribute('aria-disabled', String(isOff));
}

function unlessOff(press: () => void): (event: Event) => void {
  return ({ currentTarget }) => {
    if ((currentTarget as HTMLElement).getAttribute('aria-disabled') !== 'true') press();
  };
}
