import type { Campaign } from './Campaign.ts';

/** The portal's page of each kind that has one of its own. */
const pages: Partial<Record<Campaign['kind'], string>> = {
  mission: '/member?page=missionLeaderboard',
  referral: '/member?page=referral',
};

/** Where a promotion is found in the portal; with a code who comes registers by it first, and is led there. */
export function addressOf({ id, kind }: Pick<Campaign, 'id' | 'kind'>, code: string): string {
  const place = pages[kind] ?? `/promotions#campaign-${id}`;
  return code === '' ? place : `/register?${new URLSearchParams({ referralCode: code, redirect: place })}`;
}
