import type { ListFilter } from './ListFilter.ts';

interface TextFilter {
  label: string;
  /** In the empty field; the label where it is left out. */
  hint?: string;
  /** How many characters the server takes. */
  most: number;
}

/** Words that a row has to hold. */
export function textFilter({ label, hint = label, most }: TextFilter): ListFilter {
  return {
    ...{ label, hint, most },
    look: 'search',
    isNarrowing: true,
    /* An address in a panel may hold a number where only digits were typed. */
    read: (said) => {
      const text = typeof said === 'string' || typeof said === 'number' ? String(said).slice(0, most) : '';
      return text === '' ? undefined : text;
    },
  };
}
