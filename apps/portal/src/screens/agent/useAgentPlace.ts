import { useListPlace } from '../../components/list/useListPlace.ts';
import type { Searches } from '../../paths.ts';

/** What stands in the address of the agent centre besides its lists, and the ways to change it. */
export function useAgentPlace() {
  const { search, show } = useListPlace();
  const { from, to } = search;
  return {
    text: (name: string): string | undefined => {
      const said = search[name];
      return typeof said === 'string' && said !== '' ? said.slice(0, 64) : undefined;
    },
    /** Changes what is shown; a list begins at its first page again. */
    change: (next: Record<string, unknown>): void => show({ ...search, pageNum: undefined, ...next }),
    /** Opens what a row leads to over the same page, or closes it. */
    lead: (next: Record<string, unknown>): void => show({ ...search, ...next }, { isNewEntry: true }),
    /** Opens another page of the centre, with the same days. */
    open: (next: Searches['/agentHome']): void => show({ from, to, ...next }, { isNewEntry: true }),
  };
}
