import * as z from 'zod/mini';

/** How much an example holds: one row in every list, or none. */
export type Fill = 'rows' | 'nothing';

/** What plain fields are tried with; the first that the shape takes stands in the example. */
const texts = [
  ...['2026-03-05T09:00:00.000Z', '2026-03-05', 'CNY', 'EN', 'a'.repeat(64), '', '20260305-0001', '09:00', '2026-03'],
  ...['0b5e6a52-9f4c-4a0e-8d3f-2f1f6f0a9a11', '#123456', '/picture.webp', 'a'.repeat(43), '123456'],
];
const first = {
  rows: ['text', '1', ...texts, 1, 0, 2, 10, 100, 1_000, 2_000, 10_000],
  nothing: ['text', '0', '1', ...texts, 0, 1, 2, 10, 100, 1_000, 2_000, 10_000],
};

/** Fields that a shape leaves open, though only some words make sense in them. */
const named: readonly (readonly [RegExp, string])[] = [
  [/currency$/i, 'CNY'],
  [/(At|Until|Time|Date|From|since|now)$/, '2026-03-05T09:00:00.000Z'],
  [/day$/i, '2026-03-05'],
  [/timeZone$/, 'Asia/Shanghai'],
  [/(image|picture|icon)$/i, '/picture.webp'],
  [/url$/i, 'https://example.invalid/'],
  [/^nationality$/, 'MY'],
  [/dialingCode$/i, '+86'],
  [/gameClassify/, 'RNG'],
];

/** Where a shape holds itself, its example ends here. */
const DEEPEST = 12;

type Def = { type: string } & Record<string, unknown>;
type Shape = z.ZodMiniType;

const defOf = (shape: Shape): Def => shape._zod.def as unknown as Def;

/** A small valid answer of this shape, as it comes over the wire: what may be missing is missing, what may be null is null. */
export function exampleOf(shape: Shape, fill: Fill = 'rows', depth = 0, name = ''): unknown {
  if (depth > DEEPEST) return [];
  const def = defOf(shape);
  const inner = (): unknown => exampleOf(def['innerType'] as Shape, fill, depth + 1, name);
  switch (def.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(def['shape'] as Record<string, Shape>)
          .filter(([, field]) => defOf(field).type !== 'optional')
          .map(([key, field]) => [key, exampleOf(field, fill, depth + 1, key)]),
      );
    case 'array':
      return listOf(shape, def['element'] as Shape, fill, depth);
    case 'union':
      return exampleOf((def['options'] as readonly [Shape])[0], fill, depth + 1);
    case 'record':
      return takes(shape, {}) ? {} : recordOf(def['keyType'] as Shape, def['valueType'] as Shape, fill, depth);
    case 'optional':
    case 'default':
    case 'readonly':
      return inner();
    case 'nullable':
    case 'null':
      return null;
    case 'lazy':
      return exampleOf((def['getter'] as () => Shape)(), fill, depth + 1);
    default:
      return firstTaken(shape, def, fill, name);
  }
}

/** Some lists have a length of their own. */
function listOf(shape: Shape, element: Shape, fill: Fill, depth: number): unknown[] {
  if (depth > DEEPEST / 2 && takes(shape, [])) return [];
  const wanted = fill === 'nothing' ? [0, 1] : [1, 0];
  const example = exampleOf(element, fill, depth + 1);
  const lengths = [...wanted, ...Array.from({ length: 99 }, (_one, at) => at + 2)];
  const found = lengths.find((length) =>
    takes(
      shape,
      Array.from({ length }, () => example),
    ),
  );
  return Array.from({ length: found ?? 1 }, () => example);
}

function recordOf(key: Shape, value: Shape, fill: Fill, depth: number): Record<string, unknown> {
  const { entries } = defOf(key) as { entries?: Record<string, string> };
  return Object.fromEntries(Object.values(entries ?? {}).map((name) => [name, exampleOf(value, fill, depth + 1)]));
}

function firstTaken(shape: Shape, def: Def, fill: Fill, name: string): unknown {
  if (def.type === 'enum') return Object.values(def['entries'] as object)[0];
  if (def.type === 'literal') return (def['values'] as unknown[])[0];
  if (def.type === 'boolean') return false;
  const wanted = named.filter(([pattern]) => pattern.test(name)).map(([, word]) => word);
  const found = [...wanted, ...first[fill]].find((value) => takes(shape, value));
  if (found === undefined) throw new Error(`no example is known of ${name}, which is a ${def.type}`);
  return found;
}

function takes(shape: Shape, value: unknown): boolean {
  return z.safeDecode(shape, value as never).success;
}
