import { fallbackLanguage, languages, type Language } from '../languages.ts';
import { localText, type LocalTexts } from '../localText.ts';

/** Games in the order that a lobby asks for: by the name shown in a language, or as they stand. */
export function lobbyOrder<Game extends Readonly<{ name: LocalTexts }>>(
  games: Game[],
  { sort, language = fallbackLanguage }: Readonly<{ sort?: 'name' | undefined; language?: Language | undefined }>,
): Game[] {
  if (sort !== 'name') return games;
  const collator = new Intl.Collator(languages[language].html);
  return games.toSorted((one, other) =>
    collator.compare(localText(one.name, language), localText(other.name, language)),
  );
}
