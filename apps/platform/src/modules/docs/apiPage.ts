import { errorStatus, operations, type Operation } from '@baize/contract';
import { errorsOf, wireSchema } from './openApi.ts';
import { sealExamples, sealRules } from './sealExamples.ts';

type Json = Record<string, unknown>;

/**
 * The page at /docs/api: every operation for human readers, generated from the constants that the server uses. No
 * script. It has the name and logo of the brand of its host.
 */
export function apiPage({ name, logo }: { name: string; logo?: string | undefined }): string {
  const byModule = new Map<string, Operation[]>();
  for (const operation of Object.values<Operation>(operations)) {
    const [module = ''] = operation.id.split('.');
    byModule.set(module, [...(byModule.get(module) ?? []), operation]);
  }
  const names = [...byModule.keys()].sort();
  const index = names
    .map(
      (name) =>
        `<li><a href="#${name}">${name}</a><ul>${(byModule.get(name) ?? []).map((operation) => `<li><a href="#${operation.id}">${escapeHtml(operation.summary)}</a></li>`).join('')}</ul></li>`,
    )
    .join('');
  const sections = names
    .map(
      (name) => `<section id="${name}"><h2>${name}</h2>${(byModule.get(name) ?? []).map(article).join('')}</section>`,
    )
    .join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(name)} API</title><link rel="stylesheet" href="/docs/api.css"></head><body>
<header>${logo === undefined ? '' : `<img src="${escapeHtml(logo)}" alt="" width="28" height="28">`}<b>${escapeHtml(name)}</b> API <a href="/openapi.json">openapi.json</a></header>
<div class="page"><nav aria-label="Operations"><ul>${index}</ul></nav><main><h1>API</h1>
<p>Every answer is <code>{ success, value, message, code }</code>. <code>code</code> is <code>ok</code> or the name of a refusal, for programs; <code>message</code> says it in words, in the language of the request (<code>Accept-Language</code>: zh, en, ms) or in English, and may change. Amounts are decimal strings with at most five decimals; types are not coerced; unknown fields and doubled keys are refused by name. </p>
<section id="sealing"><h2>Sealed calls</h2><p>${escapeHtml(sealRules)}</p>
<h3>In a shell, with curl and Node</h3><pre id="seal-shell" tabindex="0"><code>${escapeHtml(sealExamples.shell)}</code></pre>
<h3>In TypeScript</h3><pre id="seal-typescript" tabindex="0"><code>${escapeHtml(sealExamples.typescript)}</code></pre></section>
${sections}</main></div></body></html>`;
}

/** Style sheet of the page; the colours are the product's tokens. */
export const apiPageCss = `@font-face{font-family:'Archivo Variable';font-weight:400 760;font-stretch:88% 122%;font-display:swap;src:url('/docs/api.woff2') format('woff2')}
:root{color-scheme:dark light;--bg:#09100e;--panel:#111916;--line:#283530;--text:#f4f4ee;--soft:#c0c8c2;--felt:#76daa8;--brass:#eecd7e}
@media (prefers-color-scheme:light){:root{--bg:#f4f6f2;--panel:#fdfdfb;--line:#d8ded9;--text:#111f1a;--soft:#3a4b44;--felt:#156343;--brass:#775313}}
*{box-sizing:border-box}body{margin:0;background:var(--bg);color:var(--text);font:14px/22px 'Archivo Variable','PingFang SC','HarmonyOS Sans SC','MiSans','Microsoft YaHei','Noto Sans CJK SC',system-ui,sans-serif}
header{position:sticky;top:0;padding:16px 24px;background:var(--panel);border-bottom:1px solid var(--line)}header{display:flex;align-items:center;gap:8px}header a{margin-left:auto}
a{color:var(--felt)}.page{display:grid;grid-template-columns:260px minmax(0,1fr);gap:32px;max-width:1344px;margin:0 auto;padding:24px}
nav ul{list-style:none;margin:0;padding:0}nav>ul>li{margin-bottom:12px}nav>ul>li>a{color:var(--brass);text-decoration:none}nav li li a{display:block;padding:2px 0 2px 12px;color:var(--soft);text-decoration:none}
article{margin:16px 0;padding:16px;background:var(--panel);border:1px solid var(--line);border-radius:12px;overflow-wrap:break-word;scroll-margin-top:72px}
h2{margin:32px 0 0;scroll-margin-top:64px}h3{margin:0 0 4px}code{font:13px/20px ui-monospace,Menlo,Consolas,monospace}.path{color:var(--felt)}.tags{color:var(--soft)}
.scroll,pre{overflow-x:auto}pre{margin:8px 0 16px;padding:16px;background:var(--panel);border:1px solid var(--line);border-radius:12px}table{width:100%;border-collapse:collapse;margin:8px 0}th,td{padding:6px 8px;border-bottom:1px solid var(--line);text-align:left;vertical-align:top}th{color:var(--soft);font-weight:500}td code{white-space:nowrap}td:last-child{min-width:180px}
@media (max-width:800px){.page{grid-template-columns:minmax(0,1fr);padding:16px}nav{display:none}}`;

function article(operation: Operation): string {
  const {
    id,
    method,
    otherMethods = [],
    path,
    audience,
    permission,
    isSealed,
    isRealMoney,
    summary,
    description,
  } = operation;
  const tags = [
    audience === 'public' ? 'anyone' : audience,
    ...(permission === undefined ? [] : [`permission ${permission}`]),
    ...(isSealed === true ? ['sealed'] : []),
    ...(isRealMoney === true ? ['no trial accounts'] : []),
  ];
  const errors = errorsOf(operation)
    .map((code) => `<tr><td><code>${code}</code></td><td>${errorStatus[code]}</td></tr>`)
    .join('');
  return `<article id="${id}"><h3>${escapeHtml(summary)}</h3><div class="path"><code>${[method, ...otherMethods].join(' | ')} ${breakable(path)}</code></div>
<div class="tags"><code>${id}</code> · ${tags.join(' · ')}</div>${description === undefined ? '' : `<p>${escapeHtml(description)}</p>`}
${fields('Input', wireSchema(operation.input))}${fields('Value', wireSchema(operation.output))}
<details><summary>Refusals</summary><div class="scroll"><table><tr><th>Name</th><th>Status</th></tr>${errors}</table></div></details></article>`;
}

function fields(title: string, schema: Json): string {
  const rows = rowsOf(schema, '');
  if (rows.length === 0) return `<p class="tags">${title}: nothing.</p>`;
  const body = rows
    .map(
      ([name, type, note]) =>
        `<tr><td><code>${escapeHtml(name)}</code></td><td>${escapeHtml(type)}</td><td>${escapeHtml(note)}</td></tr>`,
    )
    .join('');
  return `<div class="scroll"><table><tr><th>${title}</th><th>Type</th><th>Rule</th></tr>${body}</table></div>`;
}

function rowsOf(schema: Json, prefix: string): [string, string, string][] {
  if (schema['type'] === 'array') return rowsOf(schema['items'] as Json, `${prefix}[]`);
  const properties = schema['properties'] as Record<string, Json> | undefined;
  if (properties === undefined) return prefix === '' ? [] : [[prefix, typeOf(schema), ruleOf(schema)]];
  return Object.entries(properties).flatMap(([name, property]) => {
    const path = prefix === '' ? name : `${prefix}.${name}`;
    const alternatives = property['anyOf'] as Json[] | undefined;
    const inner = alternatives?.find((option) => option['properties'] !== undefined) ?? property;
    const nested = inner['properties'] !== undefined || inner['type'] === 'array' ? rowsOf(inner, path) : [];
    return nested.length > 0 ? nested : [[path, typeOf(property), ruleOf(property)] as [string, string, string]];
  });
}

function typeOf(schema: Json): string {
  const alternatives = schema['anyOf'] as Json[] | undefined;
  if (alternatives !== undefined) return alternatives.map(typeOf).join(' or ');
  if (schema['enum'] !== undefined) return (schema['enum'] as unknown[]).map(String).join(' | ');
  if (schema['const'] !== undefined) return JSON.stringify(schema['const']);
  return String(schema['type'] ?? 'any');
}

function ruleOf(schema: Json): string {
  const words: string[] = [];
  for (const key of ['format', 'minLength', 'maxLength', 'minimum', 'maximum', 'pattern', 'default']) {
    if (schema[key] !== undefined && !(key === 'pattern' && schema['format'] !== undefined))
      words.push(`${key} ${String(schema[key])}`);
  }
  return words.join(', ');
}

/** Allows a line break after each path segment only. */
const breakable = (path: string): string =>
  escapeHtml(path)
    .replaceAll('/', '/<wbr>')
    .replace(/^\/<wbr>/, '/');

function escapeHtml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replace(/[&<>"]/g, (char) => entities[char] ?? char);
}
