/** What narrows a list, as data: what the address may say of it, and how it is chosen. */
export type ListFilter<Value extends string | undefined = string | undefined> = {
  label: string;
  /** What the address says, as far as there is such a thing. */
  read(said: unknown): Value;
  /** Whether it lets fewer rows through; an order, or a choice of which list it is, does not. */
  isNarrowing: boolean;
  /** Filters that mean nothing any more when this one changes. */
  clears?: readonly string[] | undefined;
} & (Choice | Search);

/** A few that stand side by side in the head of a page, or a menu above the list. */
type Choice = {
  look: 'segments' | 'menu';
  options: readonly { value: string; label: string }[];
  /** What is chosen where the address says nothing. */
  preset: string;
};

type Search = { look: 'search'; most: number; hint: string };

/** Filters by the names that they have in the address. */
export type ListFilters = Readonly<Record<string, ListFilter>>;

export type ValuesOf<Filters extends ListFilters> = { [Name in keyof Filters]: ReturnType<Filters[Name]['read']> };
