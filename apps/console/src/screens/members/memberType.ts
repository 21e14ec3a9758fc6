import type { WordKey } from '../../i18n/useT.ts';

const names: Readonly<Record<number, WordKey>> = {
  0: 'members.typeMember',
  1: 'members.typeAgent',
  2: 'members.typeAgent',
  4: 'members.typeTrial',
};

/** The word for an account's type; types that a brand adds are agents of some kind. */
export function memberType(type: number): WordKey {
  return names[type] ?? 'members.typeAgent';
}
