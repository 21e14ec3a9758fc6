import { displayAmount } from '@baize/maths/money';
import { ApiError, type Api, type RoundSummary, type SeedView } from '../api.ts';
import type { SlotWords } from '../words/SlotWords.ts';
import { element } from './element.ts';
import { openSheet } from './openSheet.ts';

/**
 * Shows the seeds of the next rounds, lets the player change the client seed, and links to the verification of each
 * round.
 */
export function openFairnessSheet(root: HTMLElement, words: SlotWords, api: Api): void {
  const hash = element('code', { class: 'skeleton' });
  const nonce = element('code', { class: 'skeleton' });
  const input = element('input', {
    id: 'client-seed',
    type: 'text',
    maxlength: '64',
    pattern: '[!-9;-~]{1,64}',
    required: true,
    // A field whose content is loading is not invalid.
    disabled: true,
    class: 'skeleton',
    autocomplete: 'off',
    spellcheck: 'false',
    'aria-describedby': 'client-seed-hint',
  });
  const status = element('p', { class: 'status', role: 'status' });
  const revealed = element('p', { class: 'revealed', hidden: true });
  const rounds = element('div', { class: 'rounds' }, ...[1, 2, 3].map(() => element('span', { class: 'skeleton' })));

  const show = (seed: SeedView): void => {
    hash.textContent = seed.serverSeedHash;
    nonce.textContent = seed.nextNonce;
    input.value = seed.clientSeed;
    input.disabled = false;
    stopWaiting(hash, nonce, input);
  };
  const stopWaiting = (...waiting: Element[]): void => {
    for (const node of waiting) node.classList.remove('skeleton');
  };
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      const name = error instanceof ApiError ? error.error : 'unexpected';
      status.textContent =
        name === 'roundOpen' ? words.settling : name === 'connectionLost' ? words.connectionLost : words.unexpected;
    }
  };
  const loadRounds = (): Promise<void> =>
    attempt(async () => {
      const list = await api.rounds();
      rounds.replaceChildren(
        ...(list.length === 0 ? [element('p', {}, words.noRounds)] : list.map((one) => roundRow(words, one))),
      );
    });

  const form = element(
    'form',
    {
      class: 'seed-form',
      onsubmit: (event) => {
        event.preventDefault();
        void attempt(async () => {
          show(await api.setClientSeed(input.value));
          status.textContent = words.saved;
        });
      },
    },
    element('label', { for: 'client-seed' }, words.clientSeed),
    element(
      'div',
      { class: 'field' },
      input,
      element('button', { type: 'submit', class: 'secondary' }, words.saveSeed),
    ),
    element('p', { id: 'client-seed-hint', class: 'small' }, words.clientSeedHint),
  );
  const rotate = element(
    'button',
    {
      type: 'button',
      class: 'primary',
      onclick: () =>
        void attempt(async () => {
          const answer = await api.rotateSeeds();
          show(answer.seed);
          revealed.hidden = false;
          revealed.replaceChildren(`${words.revealedSeed} `, element('code', {}, answer.revealed.serverSeed));
          await loadRounds();
        }),
    },
    words.rotate,
  );

  openSheet(
    root,
    words.fairness,
    words.close,
    element('p', {}, words.fairIntro),
    element(
      'dl',
      { class: 'seeds' },
      element('dt', {}, words.serverSeedHash),
      element('dd', {}, hash),
      element('dt', {}, words.nonce),
      element('dd', {}, nonce),
    ),
    form,
    status,
    element('div', { class: 'rotate' }, rotate, element('p', { class: 'small' }, words.rotateText)),
    revealed,
    element('h3', {}, words.recentRounds),
    rounds,
  );
  void attempt(async () => show(await api.seed())).then(() => stopWaiting(hash, nonce, input));
  void loadRounds().then(() => rounds.querySelector('.skeleton') && rounds.replaceChildren());
}

function roundRow(words: SlotWords, round: RoundSummary): HTMLElement {
  const state = {
    settled: words.stateSettled,
    refused: words.stateRefused,
    rolledBack: words.stateReturned,
    rollingBack: words.stateOpen,
    betting: words.stateOpen,
    choosing: words.stateOpen,
    winning: words.stateOpen,
    stuck: words.stateHeld,
    closed: words.stateHeld,
  }[round.state];
  return element(
    'a',
    {
      class: 'round-row',
      href: round.verifyUrl,
      target: '_blank',
      rel: 'noopener',
      'aria-label': `${words.check} ${round.nonce}`,
    },
    element('span', { class: 'number' }, `#${round.nonce}`),
    element('time', { datetime: round.createdAt }, new Date(round.createdAt).toLocaleTimeString([], { hour12: false })),
    element('span', {}, round.isFree ? words.freeRound : displayAmount(BigInt(round.bet))),
    element(
      'b',
      {},
      round.win === null || round.state === 'stuck' || round.state === 'closed'
        ? state
        : `+${displayAmount(BigInt(round.win))}`,
    ),
    element(
      'span',
      { class: round.isRevealed ? 'go' : 'wait', title: round.isRevealed ? '' : words.revealFirst },
      words.check,
    ),
  );
}
