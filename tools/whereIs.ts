import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { errorStatus, operations } from '@baize/contract';
import { auditActs } from '@baize/contract/audit/auditActs';
import { permissions } from '@baize/contract/operators/permissions';
import { studioOperations } from '@baize/contract/studio/operations';
import { idsNamed } from './idsNamed.ts';
import { readStatements } from './readStatements.ts';
import { root, sourceFiles } from './sourceFiles.ts';

/** What is known of a name: the ids or statements that it stands for, and the files that it leads to. */
export type Place = { said: string[]; files: string[] };

const modules = 'apps/platform/src/modules';
const isTest = (path: string): boolean => /\.(test|spec)\.tsx?$/.test(path);

/** Names that are closed lists: each is declared once and used as a text. */
const lists: readonly (readonly [file: string, names: readonly string[]])[] = [
  ['packages/contract/src/operators/permissions.ts', permissions],
  ['packages/contract/src/audit/auditActs.ts', auditActs],
  ['packages/contract/src/errors.ts', Object.keys(errorStatus)],
];

/** Pages of the two centres, which share one address each. */
const centres: Readonly<Record<string, string>> = {
  '/member': 'apps/portal/src/screens/records/memberPages.ts',
  '/agentHome': 'apps/portal/src/components/agentPages.ts',
};

/** Finds what a name leads to; reads the tree once. */
export function createWhereIs(): (wanted: string) => Place {
  const files = sourceFiles('.', (path) => /\.(tsx?|sql|json)$/.test(path));
  const texts = new Map<string, string>();
  const text = (path: string): string => {
    const known = texts.get(path) ?? readFileSync(join(root, path), 'utf8');
    texts.set(path, known);
    return known;
  };
  const isThere = new Set(files);
  const matching = (pattern: RegExp): string[] => files.filter((path) => pattern.test(path));

  const filesOfOperation = (id: string): string[] => {
    const path = `${modules}/${id.replace('.', '/routes/')}`;
    return [`packages/contract/src/${id.replace('.', '/')}.ts`, `${path}.ts`, `${path}.test.ts`].filter((file) =>
      isThere.has(file),
    );
  };

  const operationsNamed = (wanted: string): Place => {
    const ours = Object.values(operations).filter(({ id, path, permission }) =>
      [id, path, permission].includes(wanted),
    );
    const studios = Object.values(studioOperations).filter(({ id, path }) => id === wanted || path === wanted);
    return {
      said: [...ours, ...studios].map(({ id }) => id),
      files: [
        ...ours.flatMap(({ id }) => filesOfOperation(id)),
        ...studios.flatMap(({ id }) => {
          const name = id.split('.')[1] ?? '';
          return [`packages/contract/src/studio/${name}.ts`, `apps/studio/src/routes/${name}.ts`];
        }),
      ],
    };
  };

  const listed = (wanted: string): string[] =>
    lists.flatMap(([file, names]) => {
      if (!names.includes(wanted)) return [];
      const code = /^apps\/(platform|console)\/src\/.+\.tsx?$/;
      return [file, ...files.filter((path) => code.test(path) && !isTest(path) && text(path).includes(`'${wanted}'`))];
    });

  const jobs = (wanted: string): string[] => {
    const own = matching(new RegExp(`^${modules}/${wanted.replace('.', '/jobs/')}(\\.test)?\\.ts$`));
    const isKits = (path: string): boolean => path.startsWith('apps/platform/src/kit/jobs/') && !isTest(path);
    return [...own, ...files.filter((path) => isKits(path) && text(path).includes(`name: '${wanted}'`))];
  };

  const screens = (wanted: string): string[] => {
    const [area = '', name = ''] = wanted.split('.');
    const own = matching(new RegExp(`^apps/(portal|console)/src/screens/${area}/${name}(Screen)?\\.tsx$`));
    const isMarked = (path: string): boolean => path.endsWith('.tsx') && !isTest(path);
    return own.length > 0
      ? own
      : files.filter((path) => isMarked(path) && text(path).includes(`data-screen="${wanted}"`));
  };

  const tables = (wanted: string): string[] => {
    const made = new RegExp(`(?:create (?:unlogged )?|alter )table (?:if not exists )?${wanted}\\b`);
    const module = wanted.split('_', 1)[0] ?? '';
    const home = { kit: 'apps/platform/src/kit/', studio: 'apps/studio/src/' }[module] ?? `${modules}/${module}/`;
    const used = new RegExp(`\\b${wanted}\\b`);
    return [
      ...files.filter((path) => path.endsWith('.sql') && made.test(text(path))),
      ...files.filter(
        (path) => path.startsWith(home) && path.endsWith('.ts') && !isTest(path) && used.test(text(path)),
      ),
    ];
  };

  /* Gateways and feeds of results report below the same path without being dialects. */
  const vendorPaths = (wanted: string): string[] => {
    const [address, dialect] = /^\/vendor\/(\w+)/.exec(wanted) ?? [];
    if (address === undefined) return [];
    const mounts = matching(new RegExp(`^${modules}/\\w+/mount\\w+\\.ts$`)).filter((path) => !isTest(path));
    return [
      ...matching(new RegExp(`/vendors/dialects/${dialect}/\\w+(\\.test)?\\.ts$`)),
      ...mounts.filter((path) => text(path).includes(`address: '${address}'`)),
    ];
  };

  const addresses = (wanted: string): string[] => {
    const [path = '', search] = wanted.replace(/^\/console(?=\/)/, '').split('?');
    const page = new URLSearchParams(search).get('page');
    const list = centres[path];
    if (list !== undefined && /^\w+$/.test(page ?? '')) {
      const [shown] = new RegExp(`^ {2}${page}: (?:\\w+,$|lazyPart\\([^']*'[^']+')`, 'm').exec(text(list)) ?? [];
      if (shown === undefined) return [];
      const part = /'([^']+)'/.exec(shown)?.[1] ?? `${/(\w+),$/.exec(shown)?.[1]}.tsx`;
      return [list, join(dirname(list), part)];
    }
    const routes = matching(/^apps\/(portal|console)\/src\/routes\.tsx$/);
    return routes.filter((file) => text(file).includes(`'${path}'`));
  };

  const folders = (wanted: string): string[] =>
    ['games', 'brands', 'languages']
      .map((top) => `${top}/${wanted}/`)
      .filter((folder) => files.some((path) => path.startsWith(folder)));

  const statements = (wanted: string): Place => {
    const { requirements, cases } = readStatements();
    const said = [...requirements, ...cases].flatMap(({ id, text: words }) =>
      id === wanted ? [`${id} ${words}`] : [],
    );
    return {
      said,
      files: said.length === 0 ? [] : files.filter((path) => isTest(path) && idsNamed(text(path)).includes(wanted)),
    };
  };

  return (wanted) => {
    const named = operationsNamed(wanted);
    const stated = statements(wanted);
    const found = [
      ...[...named.files, ...stated.files, ...listed(wanted), ...folders(wanted)],
      ...(/^[a-z]\w*\.[A-Za-z]\w*$/.test(wanted) ? [...jobs(wanted), ...screens(wanted)] : []),
      ...(/^[a-z]+_[a-z_]+$/.test(wanted) ? tables(wanted) : []),
      ...vendorPaths(wanted),
    ];
    const places = found.length === 0 && wanted.startsWith('/') ? addresses(wanted) : found;
    return { said: [...named.said, ...stated.said], files: [...new Set(places)] };
  };
}
