import { expect, it } from 'vitest';
import enGames from './en/games.json' with { type: 'json' };
import enHome from './en/home.json' with { type: 'json' };
import enShell from './en/shell.json' with { type: 'json' };
import msGames from './ms/games.json' with { type: 'json' };
import msHome from './ms/home.json' with { type: 'json' };
import msShell from './ms/shell.json' with { type: 'json' };
import zhGames from './zh/games.json' with { type: 'json' };
import zhHome from './zh/home.json' with { type: 'json' };
import zhShell from './zh/shell.json' with { type: 'json' };

it('writes counts by `select`: a `plural` makes a number format, and the first one keeps a slow phone busy for a tenth of a second', () => {
  const { searchCount: _later, ...shell } = enShell;
  const texts = [shell, enHome, enGames, zhShell, zhHome, zhGames, msShell, msHome, msGames].flatMap((area) =>
    Object.values<string>(area),
  );
  expect(texts.filter((text) => /,\s*(?:plural|selectordinal|number|date|time)\b/.test(text))).toEqual([]);
});
