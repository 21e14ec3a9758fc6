import { houseText, htmlOf } from '@baize/contract/houseText';
import type { LanguageFolder } from '@baize/contract/languages';
import { drawFace } from './drawFace.ts';
import { simStyle } from './simStyle.ts';
import { simVendorNames } from './simVendorNames.ts';
import { simWords } from './simWords.ts';
import { simStakes as stakes } from '@baize/contract/studio/simStakes';
import { returnOf } from './tables/returnOf.ts';
import type { SimTable } from './tables/SimTable.ts';

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0) ?? 0};`);
const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (_whole, name: string) => String(values[name] ?? ''));

/** The page of a simulated game. Everything it says stands in it; its script is a file of its own. */
export function simPage(table: SimTable, language: LanguageFolder, parents: readonly string[]): string {
  const said = houseText(simWords, language);
  const word = (key: keyof typeof said, values: Readonly<Record<string, string | number>> = {}): string =>
    escaped(filled(said[key], values));
  const returns = returnOf(table);
  const choices = table.choices.map(({ code, names }, at) => {
    const { hits = 0, of = 1, bps = 0, most = 0 } = returns.get(code) ?? {};
    const isFlat = new Set(paysOf(table, code)).size <= 2;
    const pays = word(isFlat ? 'pays' : 'upTo', { pays: most / 100 });
    const chance = word('odds', { hits, of });
    const back = word('returns', { percent: `${Math.floor(bps / 100)}.${String(bps % 100).padStart(2, '0')}` });
    return `<label class="choice"><input type="radio" name="choice" value="${code}"${at === 0 ? ' checked' : ''}><span><b>${escaped(houseText(names, language))}</b><em>${pays}</em><small>${chance} · ${back}</small></span></label>`;
  });
  const chips = stakes.map(
    (stake, at) =>
      `<label class="chip"><input type="radio" name="stake" value="${stake}"${at === 0 ? ' checked' : ''}><span>${stake}</span></label>`,
  );
  const title = escaped(houseText(table.names, language));
  const data = escaped(JSON.stringify({ words: said, parents, outcomes: table.outcomes }));
  const proof = (key: keyof typeof said, id: string): string => `<dt>${word(key)}</dt><dd id="${id}">—</dd>`;
  return `<!doctype html><html lang="${htmlOf(language)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title>
<style>:root{--hue:${table.hue}}${simStyle}</style></head><body data-game="${table.code}"><main data-page="${data}">
<header><div><h1>${title}</h1><p class="label">${word('label', { vendor: simVendorNames[table.vendor] ?? table.vendor })}</p></div>
<p class="money"><span id="kind">${word('balance')}</span><strong id="balance">…</strong></p></header>
<div class="table"><svg id="face" viewBox="0 0 360 200" role="img" aria-label="${title}">${drawFace(table)}</svg></div>
<p id="said" role="status">${word('ready')}</p>
<form id="bet"><fieldset class="choices"><legend>${word('choose')}</legend>${choices.join('')}</fieldset>
<fieldset class="stakes" id="stakes"><legend>${word('stake')}</legend>${chips.join('')}</fieldset>
<button type="button" disabled>${word('bet', { stake: stakes[0] })}</button></form>
<details><summary>${word('proof')}</summary><p>${word('proofText', { of: table.outcomes })}</p>
<dl>${proof('next', 'next')}${proof('seed', 'seed')}${proof('yours', 'yours')}${proof('drawn', 'drawn')}</dl></details>
<a id="exit" hidden target="_top">${word('exit')}</a></main><script type="module" src="/sim/play.js"></script></body></html>`;
}

function paysOf(table: SimTable, choice: string): number[] {
  return Array.from({ length: table.outcomes }, (_, outcome) => table.pays(choice, outcome));
}
