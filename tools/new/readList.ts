import { operations, type Operation } from '@baize/contract';
import * as z from 'zod/mini';
import { NewError } from './NewError.ts';
import { sampleOf } from './sampleOf.ts';

export type ListedField = {
  name: string;
  kind: 'text' | 'moment' | 'amount' | 'number' | 'choice';
  isNullable: boolean;
  /** Of a choice. */
  values: readonly string[];
};
export type ListFacts = {
  operation: Operation;
  name: string;
  /** The path of the page within the response; empty where the response is the page. */
  at: string;
  /** Input besides the page. */
  input: Readonly<Record<string, unknown>>;
  key: string;
  fields: readonly ListedField[];
  /** A response with one row, in wire format. */
  sample: Record<string, unknown>;
};

type Def = { type: string; shape?: Record<string, z.ZodMiniType>; innerType: z.ZodMiniType; element: z.ZodMiniType };
const defOf = (schema: z.ZodMiniType): Def => (schema as unknown as { _zod: { def: Def } })._zod.def;
const shapeOf = (schema: z.ZodMiniType): Record<string, z.ZodMiniType> => defOf(schema).shape ?? {};
const isPage = (schema: z.ZodMiniType): boolean =>
  ['content', 'pageNum', 'totalPages', 'totalRows'].every((name) => name in shapeOf(schema));
const takes = (schema: z.ZodMiniType, value: unknown): boolean => z.safeDecode(schema, value as never).success;

/** The facts of an operators' paged list operation that a screen needs. */
export function readList(id: string): ListFacts {
  const operation = Object.values(operations as Record<string, Operation>).find((one) => one.id === id);
  if (operation === undefined) throw new NewError(`There is no operation "${id}".`);
  if (operation.audience !== 'operator' || operation.permission === undefined) {
    throw new NewError(`${id} is not for operators.`);
  }
  const { output } = operation;
  const at = isPage(output) ? '' : (Object.entries(shapeOf(output)).find(([, field]) => isPage(field))?.[0] ?? '');
  const page = at === '' ? output : shapeOf(output)[at]!;
  if (!isPage(page)) throw new NewError(`${id} does not return a page of rows.`);
  const asked = z.safeDecode(operation.input, { pageNum: '1', pageSize: '20' } as never);
  if (!asked.success) {
    throw new NewError(`${id} needs input for ${asked.error.issues.map(({ path }) => path.join('.')).join(', ')}.`);
  }
  const { pageNum: _page, pageSize: _size, ...input } = asked.data as Record<string, unknown>;
  const row = defOf(shapeOf(page)['content']!).element;
  const fields = Object.entries(shapeOf(row)).flatMap(([name, schema]) => fieldOf(name, schema) ?? []);
  const key = Object.keys(shapeOf(row)).find((name) => name === 'id' || isRowId(shapeOf(row)[name]!));
  if (key === undefined || fields.length === 0) throw new NewError(`The rows of ${id} have no id, or nothing to show.`);
  const filled = { content: [sampleOf(row, '')], pageNum: 1, totalPages: 2, totalRows: 21 };
  const whole = sampleOf(output, '') as Record<string, unknown>;
  const sample = at === '' ? { ...whole, ...filled } : { ...whole, [at]: filled };
  if (!takes(output, sample)) throw new NewError(`No example can be generated for the output of ${id}.`);
  return { operation, name: id.split('.')[1]!, at, input, key, fields, sample };
}

const isRowId = (schema: z.ZodMiniType): boolean =>
  defOf(schema).type === 'string' && takes(schema, '9') && !takes(schema, '0') && !takes(schema, 'a');

function fieldOf(name: string, schema: z.ZodMiniType): ListedField | undefined {
  const isNullable = defOf(schema).type === 'nullable';
  const inner = isNullable ? defOf(schema).innerType : schema;
  const values = [...((inner as unknown as { _zod: { values?: Set<unknown> } })._zod.values ?? [])];
  const { type } = defOf(inner);
  const field = (kind: ListedField['kind']): ListedField => ({ name, kind, isNullable, values: values.map(String) });
  if (type === 'enum') return field('choice');
  if (type === 'number' || type === 'int') return field('number');
  if (type === 'pipe')
    return typeof z.safeDecode(inner, '1.5' as never).data === 'bigint' ? field('amount') : undefined;
  if (type !== 'string' || isRowId(inner)) return undefined;
  return field(takes(inner, '2026-03-05T09:00:00.000Z') && !takes(inner, 'a') ? 'moment' : 'text');
}
