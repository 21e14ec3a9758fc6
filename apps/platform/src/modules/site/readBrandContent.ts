import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

const texts = z.record(z.string(), z.string());

/** The part of a brand's `brand.json` that its pages show. Further fields are for other readers. */
const brandContent = z.object({
  tagline: texts,
  licences: z.array(z.object({ id: z.string(), name: texts, note: texts })),
  heroes: z.array(
    z.object({
      code: z.string(),
      /** False for a slide on plain cloth. */
      hasPicture: z.boolean(),
      overline: texts,
      headline: texts,
      sub: texts,
      action: texts,
      /** `game:<code>`, `join`, or `#<part of the home page>`. */
      target: z.string().check(z.regex(/^(game:[\w-]+|join|#[a-z]+)$/)),
    }),
  ),
});

export type BrandContent = z.output<typeof brandContent>;

const nothing: BrandContent = { tagline: {}, licences: [], heroes: [] };

/** Reads what a brand says about itself; a brand without a folder says nothing. A file that is wrong stops the start. */
export function readBrandContent(brandsDir: string, code: string): BrandContent {
  const file = join(brandsDir, code, 'brand.json');
  if (!existsSync(file)) return nothing;
  const read = z.safeParse(brandContent, JSON.parse(readFileSync(file, 'utf8')));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new Error(`${file} is not valid at ${issue?.path.map(String).join('.')}: ${issue?.message}`);
}
