import { expect, it } from 'vitest';
import enGames from '../../../../languages/en/portal/games.json' with { type: 'json' };
import enHome from '../../../../languages/en/portal/home.json' with { type: 'json' };
import enShell from '../../../../languages/en/portal/shell.json' with { type: 'json' };
import msGames from '../../../../languages/ms/portal/games.json' with { type: 'json' };
import msHome from '../../../../languages/ms/portal/home.json' with { type: 'json' };
import msShell from '../../../../languages/ms/portal/shell.json' with { type: 'json' };
import zhGames from '../../../../languages/zh/portal/games.json' with { type: 'json' };
import zhHome from '../../../../languages/zh/portal/home.json' with { type: 'json' };
import zhShell from '../../../../languages/zh/portal/shell.json' with { type: 'json' };

it('writes counts by `select`: a `plural` makes a number format, and the first one keeps a slow phone busy for a tenth of a second', () => {
  const { searchCount: _later, ...shell } = enShell;
  const texts = [shell, enHome, enGames, zhShell, zhHome, zhGames, msShell, msHome, msGames].flatMap((area) =>
    Object.values<string>(area),
  );
  expect(texts.filter((text) => /,\s*(?:plural|selectordinal|number|date|time)\b/.test(text))).toEqual([]);
});
