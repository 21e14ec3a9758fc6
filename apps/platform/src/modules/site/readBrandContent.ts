import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

/** The part of a brand's `brand.json` that its pages show. Further fields are for other readers. */
const brandContent = z.object({ tagline: z.record(z.string(), z.string()) });

export type BrandContent = z.output<typeof brandContent>;

const nothing: BrandContent = { tagline: {} };

/** Reads what a brand says about itself; a brand without a folder says nothing. A file that is wrong stops the start. */
export function readBrandContent(brandsDir: string, code: string): BrandContent {
  const file = join(brandsDir, code, 'brand.json');
  if (!existsSync(file)) return nothing;
  const read = z.safeParse(brandContent, JSON.parse(readFileSync(file, 'utf8')));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new Error(`${file} is not valid at ${issue?.path.map(String).join('.')}: ${issue?.message}`);
}
