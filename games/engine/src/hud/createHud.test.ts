// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { en } from '../words/en.ts';
import type { SlotWords } from '../words/SlotWords.ts';
import { createHud } from './createHud.ts';
import { openFairnessSheet } from './openFairnessSheet.ts';

afterEach(() => document.body.replaceChildren());

const words = { ...en, title: 'Dragon Eight' } as unknown as SlotWords;

function open() {
  const root = document.createElement('div');
  document.body.append(root);
  const pressed: string[] = [];
  const note = (name: string) => () => void pressed.push(name);
  const hud = createHud(root, words, (name) => `/${name}.avif`, {
    ...{ onSpin: note('spin'), onBet: note('bet'), onBetList: note('betList'), onPayTable: note('payTable') },
    ...{ onFairness: note('fairness'), onReplay: note('replay'), onSound: () => true },
  });
  return { root, hud, pressed, spin: root.querySelector<HTMLButtonElement>('button.spin')! };
}

it('keeps the focus on a disabled Spin, and ignores presses meanwhile', () => {
  const { hud, pressed, spin } = open();
  hud.setBusy(false);
  spin.focus();
  spin.click();
  hud.setBusy(true);
  spin.click();
  expect(pressed).toEqual(['spin']);
  expect([document.activeElement, spin.disabled, spin.getAttribute('aria-disabled')]).toEqual([spin, false, 'true']);
  hud.setBusy(false);
  spin.click();
  expect(pressed).toEqual(['spin', 'spin']);
});

it('returns the focus to where it was before a plaque', async () => {
  const { root, hud, spin } = open();
  spin.focus();
  const shown = hud.plaque({ heading: 'Free spins', button: 'Start' });
  expect(document.activeElement).not.toBe(spin);
  root.querySelector<HTMLButtonElement>('.plaque button')!.click();
  await shown;
  expect(document.activeElement).toBe(spin);
});

it('asks by a button for each answer, and gives the focus back', async () => {
  const { root, hud, spin } = open();
  spin.focus();
  const answer = hud.ask({
    ...{ heading: 'Choose', text: 'As you like' },
    answers: [
      { label: '16', note: 'wins × 1' },
      { label: '8', note: 'wins × 2' },
    ],
  });
  const buttons = [...root.querySelectorAll<HTMLButtonElement>('.plaque button')];
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['16wins × 1', '8wins × 2']);
  expect(document.activeElement).toBe(buttons[0]);
  buttons[1]!.click();
  expect(await answer).toBe(1);
  expect([root.querySelector('.plaque'), document.activeElement]).toEqual([null, spin]);
});

it('names the currency beside every amount', () => {
  const { root, hud } = open();
  hud.setCurrency('MYR');
  hud.setBalance('1,000.00');
  hud.setWin('Win', '2.00');
  hud.setBet('5.00', { lower: true, raise: true });
  hud.setJackpot('Pool', '88.00');
  void hud.plaque({ heading: 'Free spins', amount: '7.00', button: 'Go on' });
  const amounts = [...root.querySelectorAll('.value, .pool, .amount')].map(({ textContent }) => textContent);
  expect(amounts.toSorted()).toEqual(['1,000.00 MYR', '2.00 MYR', '5.00 MYR', '7.00 MYR', '88.00 MYR']);
  expect(hud.money(1_250_000n)).toBe('12.50 MYR');
});

it('shows loading content in the fairness sheet as loading, not as an error', async () => {
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  const { root } = open();
  let answer: (seed: object) => void = () => undefined;
  const api = { seed: () => new Promise((resolve) => (answer = resolve)), rounds: async () => [] };
  openFairnessSheet(root, words, api as never);
  const field = root.querySelector('input')!;
  expect([field.disabled, field.className]).toEqual([true, 'skeleton']);
  answer({ serverSeedHash: 'hash', nextNonce: '1', clientSeed: 'mine' });
  await vi.waitFor(() => expect(root.querySelectorAll('.skeleton')).toHaveLength(0));
  expect([field.disabled, field.value]).toEqual([false, 'mine']);
});
