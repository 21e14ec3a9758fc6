import { createLetter } from '@baize/contract/feedback/createLetter';
import { getBotChallenge } from '@baize/contract/identity/getBotChallenge';
import { isLanguage, languages as allLanguages, type Language } from '@baize/contract/languages';
import type { Theme } from '#modules/site/index.ts';
import { gateWords } from './gateWords.ts';

/** Why the site is closed. */
type GateReason =
  | { kind: 'maintenance'; message: string; until: string | null; timeZone: string; ip: string }
  | { kind: 'region'; message: string; ip: string }
  | { kind: 'unknownHost' };

export type Gate = {
  reason: GateReason;
  language: Language;
  /** The languages on offer. */
  languages: readonly string[];
  colours: Theme;
  /** The brand's name, if the host belongs to one. */
  name: string;
  /** An https URL, or empty. */
  customerService: string;
};

const escape = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

/** Polling interval of a waiting page. */
export const GATE_REFRESH_SECONDS = 60;

/** The page of a closed site: self-contained, so that it works whatever else is down. */
export function gatePage({ reason, language, languages, colours, name, customerService }: Gate): string {
  const words = gateWords[language];
  const { title, lines } = textOf(reason, language);
  const choices = languages.filter(isLanguage);
  const isWaiting = reason.kind !== 'unknownHost';
  return `<!doctype html>
<html lang="${allLanguages[language].html}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${escape(title)}${name === '' ? '' : ` · ${escape(name)}`}</title>
<style>${styleOf(colours)}</style>
<script src="/gate.js" defer></script>
</head>
<body data-screen="gate.${reason.kind}"${isWaiting ? ` data-waits="${GATE_REFRESH_SECONDS}"` : ''}>
<header><span class="logo">${mark}${escape(name)}</span>${choices.length > 1 ? `<nav aria-label="${words.language}">${choices.map((code) => choiceOf(code, language)).join('')}</nav>` : ''}</header>
<main>
${art}
<h1>${escape(title)}</h1>
${lines.map((line) => `<p>${line}</p>`).join('\n')}
<div class="acts">${isWaiting && customerService === '' ? letterOf(language) : ''}${customerService === '' ? '' : `<a class="main" href="${escape(customerService)}" target="_blank" rel="noopener noreferrer" data-service>${words.service}</a>`}${isWaiting ? `<a href="">${words.again}</a>` : ''}</div>
${isWaiting ? `<p class="small">${words.comesBack}</p>` : ''}
</main>
</body>
</html>
`;
}

/**
 * Customer service on the page of a closed site, if the brand has no external one: a letter, answered by mail. It needs
 * its script (`gateScript`) and is hidden without.
 */
function letterOf(language: Language): string {
  const words = gateWords[language];
  return `<details class="letter" data-letter hidden>
<summary>${words.service}</summary>
<form data-language="${language}" data-path="${createLetter.path}" data-challenge="${getBotChallenge.path}?action=contact" data-sent="${words.letterSent}" data-failed="${words.letterFailed}">
<label>${words.letterName}<input name="name" maxlength="64" autocomplete="name"></label>
<label>${words.letterEmail}<input name="email" type="email" maxlength="128" autocomplete="email" required></label>
<label>${words.letterContent}<textarea name="content" rows="5" minlength="10" maxlength="500" required></textarea></label>
<button>${words.letterSend}</button>
</form>
<p role="status"></p>
</details>`;
}

/** The heading and the texts below it, as HTML. */
function textOf(reason: GateReason, language: Language): { title: string; lines: string[] } {
  const words = gateWords[language];
  if (reason.kind === 'unknownHost') return { title: words.invalidUrl, lines: [] };
  const own = reason.message === '' ? [] : [escape(reason.message).replaceAll('\n', '<br>')];
  if (reason.kind === 'region') {
    return { title: words.blockip, lines: [withAddress(words.info_ip_block, reason.ip), ...own] };
  }
  const time = reason.until === null ? undefined : timeText(reason.until, reason.timeZone, allLanguages[language].html);
  return {
    title: words.game_maintenance,
    lines: [
      words.info_maintenance,
      ...own,
      ...(time === undefined ? [] : [escape(words.expected.replace('{time}', () => time))]),
      words.safe,
      withAddress(words.yourIp, reason.ip),
    ],
  };
}

/** A text with the visitor's IP address, which customer service asks for. */
function withAddress(sentence: string, ip: string): string {
  const [before = '', after = ''] = sentence.split('{ip}');
  return `${before}<code data-ip>${escape(ip)}</code>${after}`;
}

function timeText(moment: string, timeZone: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
    timeZoneName: 'shortOffset',
  }).format(new Date(moment));
}

const choiceOf = (code: Language, current: Language): string =>
  `<a href="?lang=${code}" lang="${allLanguages[code].html}"${code === current ? ' aria-current="true"' : ''}>${allLanguages[code].name}</a>`;

const mark =
  '<svg width="28" height="28" viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="16" fill="var(--felt)"/><path d="M12 6.5v19M12 8a8 8 0 0 1 0 16" fill="none" stroke="var(--on-felt)" stroke-width="2.2" stroke-linecap="round"/><circle cx="12" cy="16" r="3.6" fill="var(--on-felt)"/></svg>';

/** The illustration: a billiard table with baulk line, D, spot and a cue. */
const art =
  '<svg class="art" viewBox="0 0 320 176" aria-hidden="true" fill="none" stroke="var(--cloth-line)" stroke-width="2" stroke-linecap="round"><rect x="2" y="2" width="316" height="172" rx="20" fill="var(--cloth)"/><rect x="16" y="16" width="288" height="144" rx="10"/><path d="M104 16v144M104 50a38 38 0 0 0 0 76"/><circle cx="104" cy="88" r="4" fill="var(--text-1)" stroke="none"/><path d="M150 140 282 40" stroke="var(--text-3)" stroke-width="4"/><path d="M150 140l10-7.6" stroke="var(--text-1)" stroke-width="4"/><circle cx="236" cy="112" r="10" fill="var(--brass)" stroke="none"/></svg>';

const shown = [
  'bg-0',
  'bg-1',
  'bg-3',
  'cloth',
  'cloth-line',
  'line-1',
  'line-2',
  'text-1',
  'text-2',
  'text-3',
  'felt',
  'felt-hi',
  'felt-text',
  'on-felt',
  'brass',
  'focus',
];

function styleOf(colours: Theme): string {
  const variables = shown.map((token) => `--${token}:${colours[token] ?? ''}`).join(';');
  return `:root{${variables}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:flex;flex-direction:column;background:var(--bg-0);color:var(--text-2);font:16px/1.6 system-ui,-apple-system,"Segoe UI","PingFang SC","Microsoft YaHei","Noto Sans SC",sans-serif}
header{display:flex;flex-wrap:wrap;gap:12px;align-items:center;justify-content:space-between;padding:16px max(16px,4vw);background:var(--bg-1);border-bottom:1px solid var(--line-1)}
.logo{display:inline-flex;gap:10px;align-items:center;color:var(--text-1);font-size:20px;font-weight:700}
nav{display:flex;flex-wrap:wrap;gap:4px}
nav a{display:inline-flex;align-items:center;min-height:44px;padding:0 12px;border-radius:8px;color:var(--text-2);text-decoration:none}
nav a[aria-current]{background:var(--bg-3);color:var(--text-1)}
main{flex:1;display:flex;flex-direction:column;align-items:center;justify-content:center;gap:12px;padding:32px 16px 64px;text-align:center}
.art{width:min(320px,80vw);height:auto;margin-bottom:12px}
h1{margin:0;color:var(--text-1);font-size:clamp(24px,5vw,32px);line-height:1.25;max-width:22ch;text-wrap:balance}
p{margin:0;max-width:52ch;overflow-wrap:anywhere;text-wrap:balance}
.small{color:var(--text-3);font-size:14px}
code{color:var(--text-1);font:inherit;font-weight:700;user-select:all}
.acts{display:flex;flex-wrap:wrap;gap:12px;align-items:flex-start;justify-content:center;width:100%;margin-top:12px}
.acts a{display:inline-flex;align-items:center;justify-content:center;min-height:44px;padding:0 20px;border-radius:8px;border:1px solid var(--line-2);color:var(--text-1);font-weight:700;text-decoration:none}
.acts a.main{background:var(--felt);border-color:var(--felt);color:var(--on-felt)}
.acts a.main:hover{background:var(--felt-hi)}
.letter{text-align:left}
.letter[open]{width:min(420px,100%)}
.letter summary{display:flex;align-items:center;width:fit-content;min-height:44px;margin:0 auto;padding:0 20px;list-style:none;border-radius:8px;background:var(--felt);color:var(--on-felt);font-weight:700;cursor:pointer}
.letter summary::-webkit-details-marker{display:none}
.letter summary:hover{background:var(--felt-hi)}
.letter form{display:grid;gap:12px;margin-top:16px}
.letter label{display:grid;gap:4px;color:var(--text-2);font-size:14px}
.letter input,.letter textarea{min-height:44px;padding:8px 12px;border:1px solid var(--line-2);border-radius:8px;background:var(--bg-1);color:var(--text-1);font:inherit;font-size:16px}
.letter button{min-height:44px;border:0;border-radius:8px;background:var(--felt);color:var(--on-felt);font:inherit;font-weight:700;cursor:pointer}
.letter button:disabled{opacity:.5;cursor:default}
.letter p{margin-top:12px;color:var(--text-1)}
@media(max-width:480px){nav{gap:0}nav a{padding:0 8px;font-size:14px}}
:is(a,summary,button,input,textarea):focus-visible{outline:2px solid var(--focus);outline-offset:2px}`;
}
