type Options = Readonly<{
  /** The part of the time that rendering may take, as one in so many. */
  oneIn: number;
  now?: () => number;
}>;

/** Says whether a page may be rendered now; whoever may has to say when it is done. */
export type RenderBudget = Readonly<{ begin(): (() => void) | undefined }>;

/** No rest is longer, however long a first page took that brought its code along. */
const MOST_MS = 1_000;

/**
 * Keeps rendering to its share of the event loop, which bets and calls stand on as well: one page at a time, and after
 * each a rest that is a multiple of what it took.
 */
export function createRenderBudget({ oneIn, now = () => performance.now() }: Options): RenderBudget {
  let isUnderWay = false;
  let restsUntil = 0;
  return {
    begin: () => {
      const began = now();
      if (isUnderWay || began < restsUntil) return undefined;
      isUnderWay = true;
      return () => {
        isUnderWay = false;
        const ended = now();
        restsUntil = ended + Math.min(MOST_MS, (ended - began) * (oneIn - 1));
      };
    },
  };
}
