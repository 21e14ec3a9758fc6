import '@baize/ui/fallbackFont.css';
import '@baize/ui/fonts.css';
import '@baize/ui/tokens.css';
import './style.css';
import { displayAmount, formatAmount, parseAmount } from '@baize/maths/money';
import { houseText, htmlOf } from '@baize/contract/houseText';
import type { getProof } from '@baize/contract/studio/getProof';
import type { StudioAnswerOf } from '@baize/contract/studio/studioOperation';
import type { Picture } from '@baize/engine/check/Picture';
import { fill } from '@baize/engine/fill';
import type { AnyOutcome } from '@baize/engine/HouseGame';
import { houseGames } from '@baize/games/houseGames';
import { folderOf } from '@baize/contract/folderOf';
import { artOf } from './artOf.ts';
import { node } from './node.ts';
import { readLook } from './readLook.ts';
import { recompute, type ProofInput, type Recomputed } from './recompute.ts';
import { topBar } from './topBar.ts';
import { words, type Words } from './words.ts';

const query = new URLSearchParams(location.search);
const language = folderOf(query.get('lang'));
const w = houseText(words, language);
document.documentElement.lang = htmlOf(language);
document.title = w.title;

/* Kept in session storage and removed from the URL, which stays short enough to be copied. */
const LOOK_KEY = 'look';
if (location.hash.length > 1) {
  sessionStorage.setItem(LOOK_KEY, location.hash);
  history.replaceState(null, '', location.pathname + location.search);
}
const look = readLook(sessionStorage.getItem(LOOK_KEY) ?? '');
const root = document.documentElement;
const isLightWanted = matchMedia('(prefers-color-scheme: light)').matches;
root.dataset['theme'] = look?.theme ?? (isLightWanted ? 'light' : 'dark');
for (const [name, value] of look?.tokens ?? []) root.style.setProperty(`--${name}`, value);
const ground = getComputedStyle(root).getPropertyValue('--bg-1').trim();
document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ground);

/** A proof of the studio, or of the platform with fewer fields, with the bet as a number. */
type ProofFile = Pick<StudioAnswerOf<typeof getProof>, 'proof'> &
  Partial<Omit<StudioAnswerOf<typeof getProof>, 'bet'>> & { bet?: string | number };

/** The usual format: 2026-03-05 14:02:09, with the reader's time zone. */
const timeFormat: Intl.DateTimeFormatOptions = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  timeZoneName: 'short',
};

let recorded: unknown;
let currency = '';
const page = document.querySelector<HTMLElement>('#page')!;
const result = node('section', { class: 'result', 'aria-live': 'polite' }, waiting());
const facts = node('div', { class: 'facts' });
let bar = topBar(look, [], w);
const note = node('p', { class: 'note', role: 'status' });
const field = (name: keyof Words & string, mode = 'text'): HTMLInputElement =>
  node('input', { id: name, name, autocomplete: 'off', spellcheck: 'false', inputmode: mode, required: '' });
/** Wide enough for sixty-four characters. */
const longField = (name: keyof Words & string): HTMLTextAreaElement =>
  node('textarea', { id: name, name, rows: '2', autocomplete: 'off', spellcheck: 'false', required: '' });
const inputs = {
  serverSeedHash: longField('serverSeedHash'),
  serverSeed: longField('serverSeed'),
  clientSeed: field('clientSeed'),
  nonce: field('nonce', 'numeric'),
  bet: field('bet', 'decimal'),
};
const game = node(
  'select',
  { id: 'game', name: 'game' },
  ...Object.values(houseGames).map(({ code, names }) => node('option', { value: code }, houseText(names, language))),
);
/** What the player decided in the middle, in games that ask; most rounds ask nothing. */
const choice = node('select', { id: 'choice', name: 'choice' });
const choiceField = node('div', { class: 'field choice' }, node('label', { for: 'choice' }, w.choice), choice);
function offerChoices(): void {
  const texts = houseGames[game.value]?.choice?.names;
  const names = texts === undefined ? [] : houseText(texts, language);
  choiceField.hidden = names.length === 0;
  choice.replaceChildren(
    node('option', { value: '' }, w.noChoice),
    ...names.map((name, at) => node('option', { value: String(at) }, name)),
  );
}
offerChoices();
const paste = node('textarea', { id: 'paste', rows: '3', spellcheck: 'false', 'aria-describedby': 'paste-hint' });
paste.addEventListener('input', () => {
  try {
    fillIn(JSON.parse(paste.value) as ProofFile);
  } catch {
    note.textContent = paste.value.trim() === '' ? '' : w.badInput;
  }
});

const form = node(
  'form',
  { class: 'panel proof' },
  node('h2', {}, w.proof),
  node('div', { class: 'field game' }, node('label', { for: 'game' }, w.game), game),
  ...Object.entries(inputs).map(([name, input]) =>
    node('div', { class: `field ${name}` }, node('label', { for: name }, w[name as keyof Words]), input),
  ),
  choiceField,
  note,
  node('button', { type: 'submit' }, w.check),
  node(
    'details',
    {},
    node('summary', {}, w.paste),
    node('label', { for: 'paste', id: 'paste-hint' }, w.pasteHint),
    paste,
  ),
);
form.addEventListener('submit', (event) => {
  event.preventDefault();
  void check();
});
// A changed field is another round than the recorded one.
game.addEventListener('change', () => {
  recorded = undefined;
  offerChoices();
});
choice.addEventListener('change', () => (recorded = undefined));
for (const input of Object.values(inputs)) input.addEventListener('input', () => (recorded = undefined));
page.before(bar);
page.append(
  node('div', { class: 'head' }, node('h1', {}, w.title), node('p', {}, w.intro), facts),
  result,
  form,
  node(
    'section',
    { class: 'panel method' },
    node('h2', {}, w.method),
    node('p', {}, w.methodText),
    ...Object.values(houseGames).map(({ names, drawing }) =>
      node('p', {}, `${houseText(names, language)}: ${houseText(drawing, language)}`),
    ),
  ),
);
await preload();

async function preload(): Promise<void> {
  const round = query.get('round');
  const key = query.get('k');
  if (round === null || key === null) return;
  try {
    const response = await fetch(`/api/proof/${encodeURIComponent(round)}?k=${encodeURIComponent(key)}`);
    if (!response.ok) throw new Error(String(response.status));
    fillIn((await response.json()) as ProofFile);
    if (inputs.serverSeed.value !== '') await check();
  } catch {
    note.textContent = w.loadFailed;
  }
}

function fillIn(file: ProofFile): void {
  if (file.game !== undefined && houseGames[file.game]) game.value = file.game;
  offerChoices();
  choice.value = String(file.choice ?? '');
  inputs.serverSeedHash.value = file.proof.serverSeedHash;
  inputs.serverSeed.value = file.proof.serverSeed ?? '';
  inputs.clientSeed.value = file.proof.clientSeed;
  inputs.nonce.value = String(file.proof.nonce);
  if (file.bet !== undefined) inputs.bet.value = formatAmount(BigInt(file.bet));
  recorded = file.outcome ?? undefined;
  currency = file.currency ?? '';
  showFacts(file);
  note.textContent = file.proof.serverSeed === null ? w.notRevealed : '';
}

function readForm(): ProofInput | undefined {
  const serverSeed = inputs.serverSeed.value.trim();
  const serverSeedHash = inputs.serverSeedHash.value.trim();
  const nonce = inputs.nonce.value.trim();
  const { betUnits } = houseGames[game.value]!;
  const bet = parseAmount(inputs.bet.value.trim());
  const isGood =
    /^[0-9a-f]{64}$/.test(serverSeed) && /^[0-9a-fA-F]{64}$/.test(serverSeedHash) && /^\d{1,18}$/.test(nonce);
  if (!isGood || bet === undefined || bet === 0n || bet % betUnits !== 0n) return undefined;
  return {
    game: game.value,
    serverSeed,
    serverSeedHash,
    clientSeed: inputs.clientSeed.value,
    nonce: BigInt(nonce),
    bet,
    ...(choice.value === '' ? {} : { choice: Number(choice.value) }),
  };
}

async function check(): Promise<void> {
  result.replaceChildren(waiting());
  note.textContent = '';
  if (!('subtle' in crypto)) {
    note.textContent = w.noCrypto;
    return;
  }
  const input = readForm();
  if (!input) {
    note.textContent =
      inputs.serverSeed.value === '' && inputs.serverSeedHash.value !== '' ? w.notRevealed : w.badInput;
    return;
  }
  const found = await recompute(input);
  const isSame = recorded === undefined ? undefined : isSameOutcome(found.outcome, recorded);
  const isGood = found.isCommitted && isSame !== false;
  result.replaceChildren(
    node(
      'div',
      { class: `panel verdicts ${isGood ? 'good' : 'bad'}` },
      node(
        'div',
        { class: 'sum' },
        node('h2', {}, isGood ? w.verified : w.faulty),
        node(
          'p',
          { class: 'total' },
          node('span', {}, w.totalWin),
          node('strong', {}, `${displayAmount(found.outcome.win)} ${currency}`.trim()),
        ),
      ),
      verdict(found.isCommitted, found.isCommitted ? w.commitment : w.commitmentBad),
      isSame === undefined
        ? node('p', { class: 'verdict plain' }, w.unrecorded)
        : verdict(isSame, isSame ? w.same : w.different),
    ),
    ...houseGames[input.game]!.picturesOf(found.outcome, language, w).map((picture) =>
      picturePanel(input.game, picture),
    ),
    drawsPanel(found),
  );
  result.dataset['verdict'] = isGood ? 'good' : 'bad';
}

/** Key order and amounts as strings or numbers do not matter; everything else does. */
function isSameOutcome(outcome: AnyOutcome, other: unknown): boolean {
  const sorted = (value: unknown): unknown => {
    if (typeof value === 'bigint' || typeof value === 'number' || typeof value === 'string') return String(value);
    if (Array.isArray(value)) return value.map(sorted);
    if (value !== null && typeof value === 'object') {
      return Object.fromEntries(
        Object.entries(value)
          .toSorted(([a], [b]) => (a < b ? -1 : 1))
          .map(([name, part]) => [name, sorted(part)]),
      );
    }
    return value;
  };
  return JSON.stringify(sorted(outcome)) === JSON.stringify(sorted(other));
}

/** The facts of the round: the game with its picture, the round's id and when it was played. */
function showFacts({ game: code, round, playedAt, parents }: ProofFile): void {
  if (parents !== undefined) {
    const next = topBar(look, parents, w);
    bar.replaceWith(next);
    bar = next;
  }
  const known = houseGames[code ?? ''];
  if (known === undefined || round === undefined) return;
  const time = playedAt === undefined ? '' : new Date(playedAt).toLocaleString('sv-SE', timeFormat);
  facts.replaceChildren(
    node('img', { src: `../games/${known.code}/thumb.webp`, alt: '', width: '48', height: '64' }),
    node(
      'dl',
      {},
      fact(w.game, houseText(known.names, language)),
      fact(w.played, time),
      node('div', { class: 'wide' }, node('dt', {}, w.round), node('dd', {}, node('code', {}, round))),
    ),
  );
}

function fact(label: string, text: string): HTMLElement {
  return node('div', {}, node('dt', {}, label), node('dd', {}, text));
}

function waiting(): HTMLElement {
  return node('p', { class: 'panel waiting' }, w.waiting);
}

function verdict(isGood: boolean, text: string): HTMLElement {
  return node(
    'p',
    { class: `verdict ${isGood ? 'good' : 'bad'}` },
    node('b', { 'aria-hidden': 'true' }, isGood ? '✓' : '✕'),
    text,
  );
}

function picturePanel(code: string, { heading, win, grid, wins }: Picture): HTMLElement {
  const reels = node('div', {
    class: 'reels',
    role: 'img',
    'aria-label': grid.map((reel) => reel.map(({ text }) => text).join(' ')).join(' | '),
  });
  for (const reel of grid) {
    const column = node('div', { class: 'reel' });
    for (const { symbol, text, worth, isPaid } of reel) {
      const art = artOf(code, symbol);
      const place = node('span', { class: isPaid === true ? 'cell paid' : 'cell' });
      if (art !== undefined) place.append(node('img', { src: art, alt: '', title: text, width: '96', height: '96' }));
      else if (text !== '') place.append(text);
      if (worth !== undefined) place.append(node('span', { class: 'worth' }, displayAmount(worth)));
      column.append(place);
    }
    reels.append(column);
  }
  return node(
    'article',
    { class: wins.length > 0 ? 'panel spin won' : 'panel spin' },
    node('h3', {}, heading, node('b', {}, win > 0n ? `${w.win} ${displayAmount(win)}` : w.noWin)),
    reels,
    node(
      'ul',
      { class: 'wins' },
      ...wins.map(([what, amount]) => node('li', {}, node('span', {}, what), node('b', {}, displayAmount(amount)))),
    ),
  );
}

function drawsPanel({ draws }: Recomputed): HTMLElement {
  const lines = draws.map(({ word, size, stop }) => node('li', {}, fill(w.drawText, { word, stop, size })));
  return node(
    'article',
    { class: 'panel source' },
    node('details', {}, node('summary', {}, w.draws), node('ol', { class: 'draws' }, ...lines)),
  );
}
