import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { addBehind } from './addBehind.ts';
import { NewError } from './NewError.ts';
import { readList } from './readList.ts';
import { reservedWords } from './reservedWords.ts';
import { screenFiles } from './screenFiles.ts';
import { columnWords } from './columnWords.ts';
import { titled } from './titled.ts';
import { writeFiles } from './writeFiles.ts';

const app = 'apps/console/src';
const groups = ['work', 'people', 'money', 'play', 'system'];

type Wanted = {
  id: string;
  list?: string | undefined;
  title?: string | undefined;
  zh?: string | undefined;
  group?: string | undefined;
};

/**
 * Scaffolds a page of the console for a list that operators can read: its URL, its navigation entry, its columns with
 * their texts, and its test. Returns the written paths, relative to the root.
 */
export function layOutScreen(root: string, { id, list = '', title, zh, group = 'system' }: Wanted): string[] {
  const [, area = '', name = ''] = /^([a-z]+)\.([A-Z][A-Za-z0-9]+)$/.exec(id) ?? [];
  if (name === '') throw new NewError(`A screen is named <area>.<Name>, such as outbox.Mails, not "${id}".`);
  if (!groups.includes(group)) throw new NewError(`There is no group "${group}": ${groups.join(', ')}.`);
  if (list === '')
    throw new NewError('An operation that lists the rows of the screen is needed: --list <module>.<name>.');
  const facts = readList(list);
  const code = name.charAt(0).toLowerCase() + name.slice(1);
  const screen = `${app}/screens/${area}/${name}Screen.tsx`;
  const [routes, pages] = [`${app}/routes.tsx`, `${app}/components/pages.ts`];
  const read = (path: string): string => readFileSync(join(root, path), 'utf8');
  const [before = '', after = ''] = read(routes).split(/(?=^export const router = )/m);
  if (existsSync(join(root, screen))) throw new NewError(`${screen} exists already.`);
  const isTaken = new RegExp(`\\b(?:${code}|${name}Screen)\\b`).test(`${before} router`);
  if (isTaken || reservedWords.has(code)) {
    throw new NewError(`"${code}" is used already in ${routes}; choose another name for the screen.`);
  }
  const strange = [title, zh].find((words) => words !== undefined && !/^[^{}<>'|#]{1,40}$/.test(words));
  if (strange !== undefined) throw new NewError(`A title is up to 40 plain characters, not "${strange}".`);

  const dictionaries = dictionariesOf(root);
  if (dictionaries['en']?.[`nav.${code}`] !== undefined) throw new NewError(`languages/en has nav.${code} already.`);
  const named = { en: title ?? sentence(titled(name)), zh: zh ?? title ?? sentence(titled(name)) };
  const { keyOf, words } = columnWords(facts, { area, code, title: named, dictionaries });
  return writeFiles(root, {
    ...screenFiles(facts, { screen, area, name, code, keyOf }),
    [routes]: `${before}${routeOf(area, name, code)}${addBehind(after, /^ {4}\w+,$/, `    ${code},`, routes)}`,
    [pages]: addBehind(
      addBehind(read(pages), /^ {4}\| '\/\w*'$/, `    | '/${code}'`, pages),
      /^ {2}\{ to: '\/.* \},$/,
      `  { to: '/${code}', label: 'nav.${code}', group: 'nav.${group}', icon: 'list', permission: '${facts.operation.permission}' },`,
      pages,
    ),
    ...Object.fromEntries(
      Object.entries(dictionaries).map(([folder, known]) => [
        `languages/${folder}/console.json`,
        `${JSON.stringify({ ...known, ...words[folder] }, null, 2)}\n`,
      ]),
    ),
  });
}

const sentence = (title: string): string => title.charAt(0) + title.slice(1).toLowerCase();

/** The console's dictionaries, by language folder. */
function dictionariesOf(root: string): Record<string, Record<string, string>> {
  const path = (folder: string): string => join(root, 'languages', folder, 'console.json');
  const folders = readdirSync(join(root, 'languages')).filter((folder) => existsSync(path(folder)));
  return Object.fromEntries(
    folders.map((folder) => [folder, JSON.parse(readFileSync(path(folder), 'utf8')) as Record<string, string>]),
  );
}

const routeOf = (area: string, name: string, code: string): string => `\
const ${code} = createRoute({
  getParentRoute: () => root,
  path: '/${code}',
  component: lazyRouteComponent(() => import('./screens/${area}/${name}Screen.tsx'), '${name}Screen'),
  validateSearch: (search: Record<string, unknown>): { page?: number | undefined } => ({
    page: pageNumber(search['page']),
  }),
});

`;
