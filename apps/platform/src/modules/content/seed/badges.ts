import type { BodyOf } from '../ContentRow.ts';
import { told } from './told.ts';

const badge = (number: string, name: BodyOf<'badge'>['name']): BodyOf<'badge'> => ({
  name,
  note: told('虚构许可，仅供演示', 'Fictional, for demonstration only', 'Rekaan, untuk demonstrasi sahaja'),
  number,
  image: '',
  url: '',
});

/** Three badges that cannot be mistaken for a licence. */
export const badges: readonly BodyOf<'badge'>[] = [
  badge('DEMO-0001', told('演示许可一', 'Demonstration licence 1', 'Lesen demonstrasi 1')),
  badge('DEMO-0002', told('演示许可二', 'Demonstration licence 2', 'Lesen demonstrasi 2')),
  badge('DEMO-0003', told('演示许可三', 'Demonstration licence 3', 'Lesen demonstrasi 3')),
];
