import type { ListFilter } from './ListFilter.ts';

interface Choice<Value extends string, Preset extends Value | undefined> {
  label: string;
  values: readonly Value[];
  nameOf: (value: Value) => string;
  /** What is shown where nothing is chosen; without one everything is. */
  preset?: Preset;
  /** Says that everything is shown; only where there is no preset. */
  all?: string;
  look?: 'segments' | 'menu';
  /** What stands side by side in the head of a page says which list it is; a menu lets fewer rows through. */
  isNarrowing?: boolean;
  clears?: readonly string[];
}

const ALL = 'all';

/** One of several values, or all of them. */
export function choiceFilter<const Value extends string, Preset extends Value | undefined = undefined>({
  label,
  values,
  nameOf,
  preset,
  all = '',
  look = 'menu',
  isNarrowing = look === 'menu',
  clears,
}: Choice<Value, Preset>): ListFilter<Preset extends undefined ? Value | undefined : Value> {
  type Chosen = Preset extends undefined ? Value | undefined : Value;
  return {
    ...{ label, look, isNarrowing, clears },
    preset: preset ?? ALL,
    options: [
      ...(preset === undefined ? [{ value: ALL, label: all }] : []),
      ...values.map((value) => ({ value, label: nameOf(value) })),
    ],
    read: (said) => (values.find((value) => value === said) ?? preset) as Chosen,
  };
}
