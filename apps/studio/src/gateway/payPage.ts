import { houseText, htmlOf } from '@baize/contract/houseText';
import type { LanguageFolder } from '@baize/contract/languages';
import type { PayOrder } from './PayOrder.ts';
import { payWords } from './payWords.ts';
import { manners } from './reportOrder.ts';

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0) ?? 0};`);

/** The page of one payment, without any script: the form goes back to its own address. */
export function payPage({
  order,
  isOver,
  language,
}: {
  order: PayOrder;
  isOver: boolean;
  language: LanguageFolder;
}): string {
  const said = houseText(payWords, language);
  const word = (key: keyof typeof said): string => escaped(said[key]);
  const state = isOver ? 'over' : order.status;
  const choices = manners.map((manner) => `<option value="${manner}">${word(manner)}</option>`).join('');
  const form = `<form method="post" action="?lang=${language}"><label for="manner">${word('manner')}</label>
<select id="manner" name="manner">${choices}</select>
<button class="main" name="outcome" value="paid">${word('pay')}</button>
<button name="outcome" value="failed">${word('refuse')}</button></form>`;
  const body = state === 'open' ? form : `<p class="end" role="status">${word(state)}</p>`;
  return `<!doctype html><html lang="${htmlOf(language)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>${word('title')}</title><style>
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{margin:0;min-height:100dvh;display:grid;place-items:center;background:light-dark(#eef1f4,#10151a);color:light-dark(#14202b,#e8edf2)}
main{width:min(400px,calc(100% - 32px));padding:28px;border-radius:16px;background:light-dark(#fff,#1a222a);box-shadow:0 12px 40px #0003;box-sizing:border-box}
h1{margin:0 0 4px;font-size:20px}.note{margin:0 0 20px;color:light-dark(#4a5a68,#a9b8c4);font-size:14px}
dl{margin:0 0 20px}dt{font-size:13px;color:light-dark(#4a5a68,#a9b8c4)}dd{margin:0 0 12px;overflow-wrap:anywhere}.sum{font-size:32px;font-weight:700}
form{display:grid;gap:10px}label{font-size:14px}select,button{font:inherit;min-height:44px;border-radius:10px;border:1px solid light-dark(#768694,#6b7a87);padding:0 14px;background:transparent;color:inherit}
button{cursor:pointer;font-weight:600}.main{background:#0b6b4f;border-color:#0b6b4f;color:#fff}.end{font-weight:600}a{color:light-dark(#0b5fae,#7db8f0)}
</style></head><body><main><h1>${word('title')}</h1><p class="note">${word('demo')}</p>
<dl><dt>${word('amount')}</dt><dd class="sum">${escaped(order.amount)} ${escaped(order.currency)}</dd>
<dt>${word('order')}</dt><dd>${escaped(order.orderId)}</dd></dl>${body}
<p><a href="${escaped(order.returnUrl)}">${word('back')}</a></p></main></body></html>`;
}
