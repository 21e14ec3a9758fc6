/** The words of the betting pages, by their whole name; a name without words is answered with itself. */
type Say = (key: never, values?: Record<string, string | number>) => string;
type Named = Readonly<{ id: string; family: string; group: string }>;

/** A word of a play, a token or a place; what has no word stands for itself. */
export function wordOf(t: Say, kind: 'group' | 'play' | 'token', name: string): string {
  const key = `lottery.${kind}.${name}`;
  const text = t(key as never);
  return text === key ? name : text;
}

export function groupName(t: Say, group: string, family: string): string {
  return regional(t, family, group) ?? wordOf(t, 'group', group);
}

/**
 * Families of a region share words of their own, and any other may have some: `two` is a number of two digits in Vietnam,
 * two numbers that both come in Mark Six, and two dice elsewhere.
 */
function regional(t: Say, family: string, name: string): string | undefined {
  const region = family.startsWith('vn') ? 'vn' : /^(thai|laos|hanoi|malaysia)$/.test(family) ? 'sea' : family;
  const key = `lottery.${region}.${name}`;
  const text = t(key as never);
  return text === key ? undefined : text;
}

/** What a play is called within its group: `pick3Banker` and `front3.code1` are made of words that others share. */
export function playName(t: Say, { id, family, group }: Named): string {
  const name = id.slice(family.length + group.length + 2);
  const own = regional(t, family, `${group}.${name}`) ?? regional(t, family, name);
  if (own !== undefined) return own;
  if (name.includes('-'))
    return name
      .split('-')
      .map((part) => pieceName(t, part))
      .join(' – ');
  return name
    .split('.')
    .map((part) => pieceName(t, part))
    .join(' · ');
}

/** The play with its group, where plays of several groups stand side by side. */
export const fullPlayName = (t: Say, play: Named): string =>
  `${groupName(t, play.group, play.family)} · ${playName(t, play)}`;

function pieceName(t: Say, piece: string): string {
  const [, base = piece, way = ''] = /^(.+?)(Entry|Banker)$/.exec(piece) ?? [];
  const [, kind, count] = /^(pick|ball|rank|group|code|linkMiss|link)(\d+)$/.exec(base) ?? [];
  const named =
    kind === undefined || count === undefined
      ? wordOf(t, 'play', base)
      : t(`lottery.play.${kind}N` as never, { count: Number(count) });
  return way === '' ? named : `${named} · ${t(`lottery.play.${way}` as never)}`;
}
