/** Runs in the player's browser. A bet keeps its id until there is a response, so that a retry is no second stake. */
export const simScript = `const main = document.querySelector('main');
const { words, parents, outcomes } = JSON.parse(main.dataset.page);
const token = new URLSearchParams(location.hash.slice(1)).get('session') ?? '';
const at = (id) => document.getElementById(id);
const form = at('bet'), said = at('said'), button = form.querySelector('button'), face = at('face');
const fill = (text, values) => text.replace(/\\{(\\w+)\\}/g, (whole, name) => values[name] ?? '');
/* Pages without TLS have no randomUUID. */
const newId = () => '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (c) =>
  (c ^ (crypto.getRandomValues(new Uint8Array(1))[0] & (15 >> (c / 4)))).toString(16));
/* The frame around the game hears when a round begins and ends, and nothing about money. */
const tell = (type) => { if (parent !== window) for (const origin of parents) parent.postMessage({ source: 'baize-studio', type }, origin); };
let currency = '', open, isOver = false, free = null;
const ask = async (path, body) => {
  const response = await fetch(path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: 'Bearer ' + token, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    signal: AbortSignal.timeout(25000),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, value: await response.json() };
};
const say = (key, values = {}, isWon = false) => {
  said.textContent = fill(words[key], values);
  said.classList.toggle('is-won', isWon);
};
const money = (text) => text + ' ' + currency;
const showBalance = (text) => { if (text !== null) at('balance').textContent = money(text); };
const stakeText = () => {
  at('stakes').disabled = free !== null;
  button.textContent = free === null ? fill(words.bet, { stake: form.elements.stake.value + '.00 ' + currency })
    : fill(words.free, { left: free.left, stake: money(free.stake) });
};
const fail = (status, error) => {
  if (status === 401) { isOver = true; say('over'); }
  else if (error === 'notEnoughMoney') { open = undefined; say('short'); }
  else if (error === 'roundOpen' || error === 'requestIdReused' || error === 'freeRoundsOver') { open = undefined; say('failed'); }
  else say('failed');
};
const enter = async () => {
  const { status, value } = await ask('/sim/api/session');
  if (status !== 200) return fail(status, value.error);
  currency = value.currency;
  showBalance(value.balance);
  if (value.isFun) at('kind').textContent = words.fun;
  free = value.free;
  at('next').textContent = value.nextHash;
  const exit = at('exit');
  if (value.lobbyUrl !== '' && parent === window) { exit.href = value.lobbyUrl; exit.hidden = false; }
  stakeText();
  return value;
};
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const settle = async (round) => {
  for (let ms = 500; round.isOpen; ms = Math.min(ms * 2, 5000)) {
    if (round.face === null) say('waiting'); else break;
    await pause(ms);
    const { status, value } = await ask('/sim/api/rounds/' + round.id);
    if (status !== 200) { fail(status, value.error); return; }
    round = value.round;
  }
  open = undefined;
  showBalance(round.balance);
  if (round.face !== null) {
    face.innerHTML = round.face;
    face.classList.remove('is-new');
    void face.getBoundingClientRect();
    face.classList.add('is-new');
    const [win, stake] = [Number(round.win), Number(round.stake)];
    if (win > (round.isFree ? 0 : stake)) say('won', { win: money(round.win) }, true);
    else if (win > 0) say('back', { win: money(round.win) });
    else say('lost');
    at('seed').textContent = round.proof.serverSeed;
    at('yours').textContent = round.proof.clientSeed;
    at('drawn').textContent = round.proof.outcome + ' / ' + outcomes;
  } else say({ notEnoughMoney: 'short', betReturned: 'returned', betNotReturned: 'notReturned' }[round.refusal] ?? 'refused');
};
form.addEventListener('change', () => { if (!button.disabled) stakeText(); });
/* The frame around the game lets no form be sent, so Enter is listened for. */
form.addEventListener('submit', (event) => event.preventDefault());
form.addEventListener('keydown', (event) => {
  if (event.key === 'Enter' && event.target !== button) { event.preventDefault(); button.click(); }
});
button.addEventListener('click', async () => {
  if (button.disabled || isOver) return;
  const { choice, stake } = form.elements;
  const wanted = { choice: choice.value, stake: Number(stake.value), isFree: free !== null };
  if (open === undefined || open.choice !== wanted.choice || open.stake !== wanted.stake || open.isFree !== wanted.isFree)
    open = { requestId: newId(), clientSeed: newId(), ...wanted };
  button.disabled = true;
  say('waiting');
  tell('roundStarted');
  try {
    const { status, value } = await ask('/sim/api/bets', open);
    if (status === 200) { await settle(value.round); await enter(); }
    else fail(status, value.error);
  } catch { say('failed'); }
  finally { tell('roundEnded'); button.disabled = isOver; if (!isOver) button.focus({ preventScroll: true }); }
});
addEventListener('focus', () => { if (!button.disabled) enter().catch(() => undefined); });
try {
  const value = await enter();
  if (value?.round) await settle(value.round);
  button.disabled = isOver;
} catch { say('failed'); button.disabled = false; }
finally { tell('ready'); }
`;
