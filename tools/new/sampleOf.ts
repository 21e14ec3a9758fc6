import * as z from 'zod/mini';

type Def = {
  type: string;
  shape?: Record<string, z.ZodMiniType>;
  innerType?: z.ZodMiniType;
  options?: readonly z.ZodMiniType[];
  element?: z.ZodMiniType;
};

const texts = ['1', '1.5', '2026-03-05T09:00:00.000Z', '2026-03-05', 'CNY', '4b1f2c3e-8f6a-4d5b-9c7d-0a1b2c3d4e5f'];
const plain = [false, true, 7, null, 'EN', '#4f7396', ...texts];

/** A wire value that matches the schema; texts contain the name of their field. Undefined if none is found. */
export function sampleOf(schema: z.ZodMiniType, name: string): unknown {
  const { type, shape, innerType, options, element } = (schema as unknown as { _zod: { def: Def } })._zod.def;
  if (shape !== undefined) {
    return Object.fromEntries(Object.entries(shape).map(([key, field]) => [key, sampleOf(field, key)]));
  }
  if (type === 'array') return fits(schema, []) ? [] : [sampleOf(element!, name)];
  if (innerType !== undefined) return sampleOf(innerType, name);
  if (options !== undefined) return sampleOf(options[0]!, name);
  const entries = (schema as unknown as { _zod: { values?: Set<unknown> } })._zod.values ?? [];
  return [...entries, `A ${name}`, ...plain, {}].find((value) => fits(schema, value));
}

function fits(schema: z.ZodMiniType, value: unknown): boolean {
  return z.safeDecode(schema, value as never).success;
}
