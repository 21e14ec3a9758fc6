type Options = Readonly<{
  /** The share of time that rendering may take, as one in this many. */
  oneIn: number;
  now?: () => number;
}>;

/** Whether a page may be rendered now; if so, a function to call when it is done. */
export type RenderBudget = Readonly<{ begin(): (() => void) | undefined }>;

/** Maximum pause, since a first page that also loads code takes very long. */
const MOST_MS = 1_000;

/**
 * Limits rendering to its share of the event loop, which bets and calls use too: one page at a time, followed by a
 * pause that is a multiple of its duration.
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
