import { Resvg } from '@resvg/resvg-js';
import { readNewest } from '../store/submissions.ts';
import { handIn, type PaperDeps } from './handIn.ts';

/** A fictional identity card; `hue` distinguishes specimens. */
const specimen = (hue: number): string => `<svg xmlns="http://www.w3.org/2000/svg" width="856" height="540">
  <rect width="856" height="540" rx="32" fill="hsl(${hue},30%,88%)"/>
  <rect width="856" height="96" rx="32" fill="hsl(${hue},40%,36%)"/><rect y="64" width="856" height="32" fill="hsl(${hue},40%,36%)"/>
  <rect x="48" y="144" width="232" height="304" rx="12" fill="hsl(${hue},20%,78%)"/>
  <circle cx="164" cy="252" r="62" fill="hsl(${hue},16%,52%)"/><path d="M72 448a92 104 0 0 1 184 0z" fill="hsl(${hue},16%,52%)"/>
  ${[160, 216, 272, 328, 384].map((y, at) => `<rect x="328" y="${y}" width="${440 - at * 52}" height="20" rx="10" fill="hsl(${hue},14%,58%)"/>`).join('')}
  <rect x="48" y="480" width="760" height="14" rx="7" fill="hsl(${hue},14%,66%)"/>
</svg>`;

/** Seeds pending documents of a demo member, submitted as a member would; none if there are any. */
export async function seedPapers(
  deps: PaperDeps,
  member: { brandId: number; memberId: bigint; account: string },
): Promise<void> {
  if ((await readNewest(deps.pool, member)).length > 0) return;
  const documents = [28, 212].map((hue) => new Resvg(specimen(hue)).render().asPng().toString('base64'));
  await handIn(deps, { ...member, level: 1, documents });
}
