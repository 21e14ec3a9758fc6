/** The search part of an address as plain text: `?status=approved&page=2`, with nothing quoted and nothing guessed. */
export const searchText = {
  parse(text: string): Record<string, string> {
    return Object.fromEntries(new URLSearchParams(text));
  },
  stringify(search: Record<string, unknown>): string {
    const filled = new URLSearchParams();
    for (const [name, value] of Object.entries(search)) {
      const isSaid = typeof value === 'number' || value === true || (typeof value === 'string' && value !== '');
      if (isSaid) filled.set(name, `${value}`);
    }
    return filled.size === 0 ? '' : `?${filled}`;
  },
};
