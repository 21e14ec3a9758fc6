import type { listPromotions, OutputOf } from '@baize/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Language } from '@baize/contract/languages';
import { keyOf } from './need.ts';
import { needs } from './needs.ts';

/** What the house promises. The first view carries none of the contract's checks; they are fetched with the first question. */
export const promotionsOf = (language: Language) =>
  queryOptions({
    queryKey: keyOf(needs.promotions(language)),
    queryFn: async ({ signal }): Promise<OutputOf<typeof listPromotions>> => {
      const [{ call }, { listPromotions: operation }] = await Promise.all([
        import('./call.ts'),
        import('@baize/contract/promotions/listPromotions'),
      ]);
      return call(operation, { language }, { signal });
    },
  });
