import * as z from 'zod/mini';

/** The most origins of a vendor. */
const MOST = 32;

/** A web origin as browsers write it: scheme and host, and the port unless it is the scheme's usual one. */
const origin = z.string().check(
  z.maxLength(300, 'origin_invalid'),
  z.refine((text) => /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text, 'origin_invalid'),
);

/** How a vendor's games are opened: in a frame of the page or in a tab, and at which of its origins or the brand's hosts. */
export const vendorOpening = z.strictObject({ isFrameable: z.boolean(), mirroredOrigins: z.array(z.string()) });

/** The same, as an operator decides it. */
export const decidedOpening = z.strictObject({
  /** Whether its pages may be shown in a frame of ours. */
  isFrameable: z.boolean(),
  /** Those of its origins whose pages the brand's game hosts serve too. */
  mirroredOrigins: z.array(origin).check(
    z.maxLength(MOST),
    z.refine((origins) => new Set(origins).size === origins.length, 'origin_repeated'),
  ),
});
