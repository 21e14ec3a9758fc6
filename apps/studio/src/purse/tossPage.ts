import { houseText, htmlOf } from '@baize/contract/houseText';
import type { LanguageFolder } from '@baize/contract/languages';
import { tossWords } from './tossWords.ts';

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0) ?? 0};`);

/** The page of the game; everything it says stands in it, and its script is a file of its own. */
export function tossPage(language: LanguageFolder, back: string): string {
  const said = houseText(tossWords, language);
  const word = (key: keyof typeof said): string => escaped(said[key]);
  const isLink = URL.canParse(back) && ['http:', 'https:'].includes(new URL(back).protocol);
  const link = isLink ? `<a href="${escaped(back)}" target="_top">${word('back')}</a>` : '';
  const stakes = [100, 500, 2_000, 10_000]
    .map(
      (cents, at) =>
        `<label><input type="radio" name="stake" value="${cents}"${at === 0 ? ' checked' : ''}><span>${cents / 100}</span></label>`,
    )
    .join('');
  return `<!doctype html><html lang="${htmlOf(language)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>${word('title')}</title><style>
:root{color-scheme:dark}*{box-sizing:border-box}body{margin:0;min-height:100dvh;display:grid;place-items:center;padding:20px;
background:radial-gradient(circle at 50% 20%,#1d4a3c,#0b1d18 70%);color:#f2ead7;font:16px/1.5 system-ui,sans-serif}
main{width:min(420px,100%);display:grid;gap:18px;text-align:center}h1{margin:0;font-size:26px}p{margin:0}
.coin{width:132px;height:132px;margin:4px auto;border-radius:50%;display:grid;place-items:center;font-size:56px;color:#3b2a08;
background:radial-gradient(circle at 35% 30%,#ffe9ad,#d9a83c 60%,#8f6417);box-shadow:0 10px 30px #0008,inset 0 0 0 6px #fff3}
.is-thrown{animation:throw .6s ease-out}@keyframes throw{50%{transform:translateY(-46px) rotateX(900deg)}}
@media(prefers-reduced-motion:reduce){.is-thrown{animation:none}}
fieldset{border:0;margin:0;padding:0;display:flex;gap:8px;justify-content:center}legend{padding:0 0 6px;width:100%;color:#cfc6b0}
label span{display:grid;place-items:center;min-width:64px;min-height:44px;border-radius:10px;background:#ffffff14;cursor:pointer}
input{position:absolute;opacity:0}input:checked+span{background:#d9a83c;color:#241803;font-weight:700}
input:focus-visible+span,button:focus-visible,a:focus-visible{outline:3px solid #ffe9ad;outline-offset:2px}
.sides{display:grid;grid-template-columns:1fr 1fr;gap:12px}button{min-height:56px;border:0;border-radius:12px;font:700 18px system-ui;
background:#f2ead7;color:#122a22;cursor:pointer}button:disabled{opacity:.55;cursor:default}#said{min-height:48px;font-weight:600}
#money{font-variant-numeric:tabular-nums;font-size:22px;font-weight:700}a{color:#ffe9ad}</style></head><body>
<main data-words="${escaped(JSON.stringify(said))}"><h1>${word('title')}</h1>
<p>${word('balance')}<br><span id="money">…</span></p><div class="coin" aria-hidden="true">☀</div>
<p id="said" role="status">${word('ask')}</p><fieldset><legend>${word('stake')}</legend>${stakes}</fieldset>
<div class="sides"><button type="button" data-side="sun">☀ ${word('sun')}</button>
<button type="button" data-side="moon">☾ ${word('moon')}</button></div>${link}</main>
<script type="module" src="/purse/play.js"></script></body></html>`;
}

/** Runs in the player's browser. A toss keeps its id until there is a response, so that a retry is no second stake. */
export const tossScript = `const main = document.querySelector('main');
const words = JSON.parse(main.dataset.words);
const token = new URLSearchParams(location.hash.slice(1)).get('session') ?? '';
const said = document.querySelector('#said');
const money = document.querySelector('#money');
const coin = document.querySelector('.coin');
const buttons = [...document.querySelectorAll('button')];
/* Pages without TLS have no randomUUID. */
const newId = () => '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (c) =>
  (c ^ (crypto.getRandomValues(new Uint8Array(1))[0] & (15 >> (c / 4)))).toString(16));
/* Within a frame the way back is the frame's own. */
if (parent !== window) document.querySelector('a')?.remove();
let currency = '';
let open;
const ask = async (path, body) => {
  const response = await fetch(path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: 'Bearer ' + token, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, value: await response.json() };
};
const show = (balance) => { money.textContent = balance + ' ' + currency; };
const enter = async () => {
  try {
    const { status, value } = await ask('/purse/session');
    if (status !== 200) throw new Error(value.error);
    currency = value.currency;
    show(value.balance);
    /* The frame around the game waits for this word of the house's vendors. */
    parent.postMessage({ source: 'baize-studio', type: 'ready' }, '*');
  } catch { said.textContent = words.failed; }
};
for (const button of buttons) button.addEventListener('click', async () => {
  const stake = Number(document.querySelector('input[name=stake]:checked').value);
  const side = button.dataset.side;
  if (open === undefined || open.stake !== stake || open.side !== side) open = { id: newId(), stake, side };
  for (const one of buttons) one.disabled = true;
  coin.classList.remove('is-thrown');
  try {
    const { status, value } = await ask('/purse/toss', open);
    if (status === 402) { open = undefined; said.textContent = words.short; return; }
    if (status !== 200) throw new Error(value.error);
    open = undefined;
    coin.textContent = value.fell === 'sun' ? '\\u2600' : '\\u263e';
    void coin.offsetWidth;
    coin.classList.add('is-thrown');
    said.textContent = Number(value.win) > 0 ? words.won + ' ' + value.win : words.lost;
    show(value.balance);
  } catch { said.textContent = words.failed; }
  finally { for (const one of buttons) one.disabled = false; }
});
addEventListener('focus', enter);
await enter();
`;
