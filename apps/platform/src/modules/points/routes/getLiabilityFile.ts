import { getLiabilityFile as operation } from '@baize/contract/points/getLiabilityFile';
import { liabilityAges } from '@baize/contract';
import { formatAmount } from '@baize/maths';
import { implement, type Route } from '#kit/implement.ts';
import { admitFile, tableFile, type FileColumn } from '#modules/exports/index.ts';
import { liabilityOf } from '../liabilityOf.ts';
import { liabilityWords } from '../liabilityWords.ts';
import type { PointsDeps } from '../PointsDeps.ts';

const kinds: readonly (readonly [kind: FileColumn['kind'], width: number])[] = [
  ['text', 32],
  ...liabilityAges.map(() => ['amount', 16] as const),
  ['amount', 16],
  ['amount', 16],
  ['text', 9],
];

export const getLiabilityFile = ({ pool, limiter }: Pick<PointsDeps, 'pool' | 'limiter'>): Route =>
  implement(operation, async ({ input: { format, language }, brand, session }) => {
    const { headings, source: sources, total } = liabilityWords[language];
    const { asOf, rows, outstanding, value, currency } = await liabilityOf(pool, brand);
    await admitFile(limiter, session, rows.length);
    const lines = [
      ...rows.map(({ source, ...row }) => ({ ...row, name: sources[source] })),
      {
        ...{ name: total, points: outstanding, value },
        ages: liabilityAges.map((_bound, age) => rows.reduce((sum, row) => sum + (row.ages[age] ?? 0), 0)),
      },
    ];
    return tableFile({
      format,
      name: `${brand.code}_points_liability_${asOf.slice(0, 10)}`,
      columns: kinds.map(([kind, width], at) => ({ heading: headings[at] ?? '', kind, width })),
      rows: (async function* () {
        for (const { name, ages, points, value: worth } of lines) {
          yield [name, ...ages.map(String), String(points), formatAmount(worth), currency];
        }
      })(),
    });
  });
