import { languages, type Language } from '@baize/contract/languages';

/** What loads a file of a language out of those that the bundler found; undefined where the language has no such file. */
export const loaderIn =
  <File>(found: Readonly<Record<string, () => Promise<File>>>, file: string) =>
  (language: Language): (() => Promise<File>) | undefined =>
    found[`../../../../languages/${languages[language].folder}/${file}`];
