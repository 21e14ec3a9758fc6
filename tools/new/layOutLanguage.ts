import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { addBehind } from './addBehind.ts';
import { NewError } from './NewError.ts';
import { writeFiles } from './writeFiles.ts';

const table = 'packages/contract/src/languages.ts';
/** The console may have fewer languages, so its texts are left out. */
const leftOut = 'console.json';
const bare = /^export const words = ([\s\S]*?)(?: as const)?;\n$/;

/**
 * Scaffolds a language: a copy of the English dictionaries, to be translated in place, and its line in the table. Its
 * own name and its formats follow from its ISO 639 code. Returns the written paths, relative to the root.
 */
export function layOutLanguage(
  root: string,
  { folder, code }: { folder: string; code?: string | undefined },
): string[] {
  const facts = factsOf(folder);
  const wire = code ?? folder.toUpperCase();
  if (!/^[A-Z]{2,3}$/.test(wire))
    throw new NewError(`A language's code is two or three capital letters, not "${wire}".`);
  if (existsSync(join(root, 'languages', folder))) throw new NewError(`languages/${folder} exists already.`);
  const lines = readFileSync(join(root, table), 'utf8');
  if (new RegExp(`^  ${wire}: `, 'm').test(lines)) throw new NewError(`${table} has ${wire} already.`);

  const english = readdirSync(join(root, 'languages/en'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== leftOut)
    .map((entry) => join(entry.parentPath, entry.name).slice(join(root, 'languages/en/').length))
    .toSorted();
  const line = `  ${wire}: { folder: '${folder}', html: '${folder}', locale: '${facts.locale}', name: '${facts.name}', vendor: '${folder}', vendorLocale: '${facts.locale}' },`;
  return writeFiles(root, {
    ...Object.fromEntries(english.map((path) => [`languages/${folder}/${path}`, copyOf(root, path)])),
    [table]: addBehind(lines, /^ {2}[A-Z]+: \{ folder: /, line, table),
  });
}

function factsOf(folder: string): { locale: string; name: string } {
  if (!/^[a-z]{2,3}$/.test(folder) || Intl.DateTimeFormat.supportedLocalesOf(folder).length === 0) {
    throw new NewError(`A language's folder is its ISO 639 code, such as th, not "${folder}".`);
  }
  const { language, region } = new Intl.Locale(folder).maximize();
  const own = new Intl.DisplayNames([folder], { type: 'language' }).of(folder) ?? folder;
  const name = own.charAt(0).toLocaleUpperCase(folder) + own.slice(1);
  return { locale: `${language}-${region}`, name: name.replaceAll("'", '’') };
}

/** A file of English in the form of a translation, which is typed by the English one. */
function copyOf(root: string, path: string): string {
  const text = readFileSync(join(root, 'languages/en', path), 'utf8');
  if (path === 'words.ts')
    return text
      .split('\n')
      .filter((line) => !/\bconsole\b/.test(line))
      .join('\n');
  const [, words] = path.endsWith('.ts') ? (bare.exec(text) ?? []) : [];
  // English has no type annotation of its own, so it is taken from another language.
  return words === undefined ? text : `${headOf(root, path)}${words};\n`;
}

/** The head of this file in a language other than English. */
function headOf(root: string, path: string): string {
  for (const folder of readdirSync(join(root, 'languages'))) {
    const file = join(root, 'languages', folder, path);
    const [head] =
      (existsSync(file)
        ? /^import type [\s\S]*?\nexport const words: \w+ = /.exec(readFileSync(file, 'utf8'))
        : null) ?? [];
    if (head !== undefined) return head;
  }
  throw new NewError(`No language declares the type of languages/en/${path}.`);
}
