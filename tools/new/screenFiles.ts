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
import { query } from '../../call.ts';
${uses('amount') ? "import { Amount } from '../../components/Amount.tsx';\n" : ''}\
import { ListTable } from '../../components/ListTable.tsx';
${uses('moment') ? "import { Moment } from '../../components/Moment.tsx';\n" : ''}\
import { ScreenHead } from '../../components/ScreenHead.tsx';
import { useListAddress } from '../../components/useListAddress.ts';
import { useT } from '../../i18n/useT.ts';

type Row = OutputOf<typeof ${operation}>${part}['content'][number];

/** What \`${operation}\` lists, page by page. */
export function ${name}Screen() {
  const t = useT();
  const address = useListAddress('/${code}');
  const list = useQuery({
    ...query(${operation}, { ${asked.join('')}pageNum: address.page, pageSize: 20 }),
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
        address={address}
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

function testOf({ name: call, at, input, sample }: ListFacts, { code, keyOf }: Named): string {
  const page = (at === '' ? sample : sample[at]) as { content: [Record<string, unknown>] };
  const [row] = page.content;
  const head = [...keyOf.keys()].find(({ kind }) => kind === 'text');
  const said = head === undefined ? '' : `A ${head.name}`;
  const inPage = (text: string): string => (at === '' ? text : `{ ${at}: ${text} }`);
  return `\
// @vitest-environment happy-dom
import { ${call} } from '@baize/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import en from '../../../../../languages/en/console.json';
import { opsServer } from '../../testing/opsServer.ts';
import { screenStates } from '../../testing/screenStates.ts';
import { showConsole } from '../../testing/showConsole.tsx';

/** As it goes over the wire, where amounts are text. */
const row = ${JSON.stringify(head === undefined ? row : { ...row, [head.name]: said })};
const found = ${inPage('{ content: [row], pageNum: 2, totalPages: 3, totalRows: 41 }')};

screenStates({
  '/${code}': {
    asks: ${call},
    ready: { answer: found, text: '41 rows' },
    empty: { text: en['${code}.none'] },
  },
});

it('shows every row under the names of its columns', async () => {
  opsServer([${call}, found]);
  await showConsole('/${code}');
  expect((await screen.findByRole('rowheader')).textContent).toContain('${said}');
  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headers).toEqual([${[...keyOf.values()].map(({ header }) => `en['${header}']`).join(', ')}]);
});

it('asks for the page of its address, and leads to the next one', async () => {
  const server = opsServer([${call}, found]);
  const { at } = await showConsole('/${code}?page=2');
  fireEvent.click(await screen.findByRole('button', { name: en['table.next'] }));
  await waitFor(() => expect(at()).toBe('/${code}?page=3'));
  expect(server.inputsOf(${call})[0]).toMatchObject(${JSON.stringify({ ...input, pageNum: '2' })});
});
`;
}
