import { use } from 'react';
import { MemberPlace, type Place } from './MemberPlace.ts';

export function useMemberPlace(): Place {
  const place = use(MemberPlace);
  if (place === undefined) throw new Error('A page of the member centre is shown outside of it.');
  return place;
}
