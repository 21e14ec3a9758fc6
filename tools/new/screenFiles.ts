import type { Words } from './columnWords.ts';
import type { ListedField, ListFacts } from './readList.ts';

type Named = { screen: string; area: string; name: string; code: string; keyOf: Words['keyOf'] };

/** The page and its test, by their paths. */
export function screenFiles(facts: ListFacts, named: Named): Record<string, string> {
  return {
    [named.screen]: screenOf(facts, named),
    [named.screen.replace('.tsx', '.test.tsx')]: testOf(facts, named),
  };
}

function screenOf({ name: operation, at, input, key }: ListFacts, { area, name, code, keyOf }: Named): string {
  const fields = [...keyOf.keys()];
  const uses = (kind: ListedField['kind']): boolean => fields.some((field) => field.kind === kind);
  const part = at === '' ? '' : `['${at}']`;
  const asked = Object.entries(input).map(([field, value]) => `${field}: ${JSON.stringify(value)}, `);
  return `\
import { ${operation}, type OutputOf } from '@baize/contract';
import type { Column } from '@baize/ui/DataTable';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { query } from '../../call.ts';
${uses('amount') ? "import { Amount } from '../../components/Amount.tsx';\n" : ''}\
import { ListTable } from '../../components/ListTable.tsx';
${uses('moment') ? "import { Moment } from '../../components/Moment.tsx';\n" : ''}\
import { ScreenHead } from '../../components/ScreenHead.tsx';
import { useT } from '../../i18n/useT.ts';

type Row = OutputOf<typeof ${operation}>${part}['content'][number];

/** What \`${operation}\` lists, page by page. */
export function ${name}Screen() {
  const t = useT();
  const navigate = useNavigate({ from: '/${code}' });
  const { page = 1 } = useSearch({ from: '/${code}' });
  const list = useQuery({
    ...query(${operation}, { ${asked.join('')}pageNum: page, pageSize: 20 }),
    placeholderData: keepPreviousData,
  });
  const columns: Column<Row>[] = [
${columnsOf(fields, keyOf).join('\n')}
  ];
  return (
    <div data-screen="${area}.${name}">
      <ScreenHead title={t('nav.${code}')} />
      <ListTable
        caption={t('nav.${code}')}
        columns={columns}
        list={list}
        found={list.data${at === '' ? '' : `?.${at}`}}
        rowKey={(row) => row.${key}}
        onPage={(next) => void navigate({ search: { page: next } })}
        empty={{ title: t('${code}.none') }}
      />
    </div>
  );
}
`;
}

/** On a phone the first text titles the card, the first amount is beside it and the first timestamp below. */
function columnsOf(fields: readonly ListedField[], keyOf: Words['keyOf']): string[] {
  const first = (kind: ListedField['kind']): ListedField | undefined => fields.find((field) => field.kind === kind);
  const head = first('text') ?? fields[0];
  return fields.map((field) => {
    const { header, choices } = keyOf.get(field)!;
    const place = { text: 'title', amount: 'amount', moment: 'detail', choice: 'status', number: 'line' }[field.kind];
    const card = field === head ? 'title' : field === first(field.kind) ? place : 'line';
    const end = field.kind === 'amount' || field.kind === 'number' ? " align: 'end'," : '';
    const row = field === head ? ' isRowHeader: true,' : '';
    const value = `row.${field.name}`;
    const shown = {
      ...{ text: value, number: value, choice: `t(\`${choices}.\${${value}}\`)` },
      ...{ amount: `<Amount units={${value}} />`, moment: `<Moment at={${value}} />` },
    }[field.kind];
    const cell = field.isNullable ? `(${value} === null ? '–' : ${shown})` : shown;
    return `    { id: '${field.name}', header: t('${header}'),${row} card: '${card}',${end} cell: (row) => ${cell} },`;
  });
}

function testOf({ operation, name: call, at, sample }: ListFacts, { name, code, keyOf }: Named): string {
  const page = (at === '' ? sample : sample[at]) as { content: [Record<string, unknown>] };
  const rest = at === '' ? sample : { ...sample, [at]: undefined };
  const { content: _content, ...pager } = page;
  const others = Object.fromEntries(
    Object.entries(rest).filter(([key, value]) => value !== undefined && !(key in page)),
  );
  const whole = '{ ...pager, content }';
  const head = [...keyOf.keys()].find(({ kind }) => kind === 'text');
  const text = head === undefined ? '' : String(page.content[0][head.name]);
  const extra = Object.keys(others).length === 0 ? '' : `...${JSON.stringify(others)}, `;
  return `\
// @vitest-environment happy-dom
import { ${call} } from '@baize/contract';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import en from '../../../../../languages/en/console.json';
import { answerByContract } from '../../testing/answerByContract.ts';
import { refused } from '../../testing/refused.ts';
import { showInConsole } from '../../testing/showInConsole.tsx';
import { ${name}Screen } from './${name}Screen.tsx';

vi.mock('@tanstack/react-router', () => ({ useNavigate: () => navigate, useSearch: () => address }));

/** As sent over the wire, where amounts are text. */
const row = ${JSON.stringify(page.content[0])};
const pager = ${JSON.stringify(pager)};
const navigate = vi.fn<(to: unknown) => Promise<void>>(async () => undefined);
const asked = vi.fn<(path: string) => void>();
let address: { page?: number };
let content: unknown[];
let fault: Response | undefined;

beforeEach(() => {
  address = {};
  content = [row];
  fault = undefined;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

function show(): void {
  vi.stubGlobal('fetch', async (path: string, init?: { body?: string }) => {
    asked(path);
    const answer = { ${at === '' ? `${extra}...pager, content` : `${extra}${at}: ${whole}`} };
    return answerByContract({ [${call}.id]: fault ?? answer }, () => undefined)(path, init);
  });
  showInConsole(<${name}Screen />, { permissions: ['${operation.permission}'] });
}

it('shows every row under the names of its columns', async () => {
  show();
  expect((await screen.findByRole('rowheader')).textContent).toContain('${text}');
  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headers).toEqual([${[...keyOf.values()].map(({ header }) => `en['${header}']`).join(', ')}]);
});

it('requests the page in the URL and navigates to the next one', async () => {
  address = { page: 1 };
  show();
  fireEvent.click(await screen.findByRole('button', { name: en['table.next'] }));
  expect(navigate.mock.calls).toEqual([[{ search: { page: 2 } }]]);
  cleanup();
  address = { page: 2 };
  show();
  await waitFor(() => expect(asked.mock.lastCall?.[0]).toContain('pageNum=2'));
});

it('shows the empty state without rows', async () => {
  content = [];
  show();
  expect(await screen.findByText(en['${code}.none'])).toBeTruthy();
  expect(screen.queryByRole('rowheader')).toBeNull();
});

it('shows why reading is refused, and retries on request', async () => {
  fault = refused('not_allowed', 403);
  show();
  expect(await screen.findByText(en['error.not_allowed'])).toBeTruthy();
  fault = undefined;
  fireEvent.click(screen.getByRole('button', { name: en['shell.retry'] }));
  expect(await screen.findByRole('rowheader')).toBeTruthy();
});
`;
}
