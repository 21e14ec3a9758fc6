import type { DrawShape } from '@baize/maths/lottery/Play';

/** What a draw of a family brings, whatever the year; the sums of all families arrive when somebody asks. */
export async function shapeOf(family: string): Promise<DrawShape | undefined> {
  const { families } = await import('@baize/maths/lottery/families');
  return families(0).find(({ key }) => key === family)?.shape;
}
