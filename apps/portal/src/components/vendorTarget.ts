import type { Category, VendorOf } from './useCategories.ts';

/** Where a vendor's card leads. */
export type VendorTarget =
  | { kind: 'lobby'; search: { vassalage: string } }
  | { kind: 'lottery'; to: '/lottery' | '/seaLottery' | '/vnLottery'; search: { gameCode: string | undefined } }
  /** A list of its games over the page. */
  | { kind: 'list' }
  | { kind: 'game'; search: { vassalage: string; gameCode: string } };

type Card = Pick<VendorOf, 'vassalage' | 'gameCode' | 'gameType' | 'isGame'>;

/**
 * The lotteries of the house have pages of their own, slots a lobby, vendors of many games a list; a game starts at once.
 * A lottery vendor from outside without a game is a vendor of many games like any other.
 */
export function vendorTarget(category: Category, card: Card): VendorTarget {
  const vassalage = card.vassalage.toUpperCase();
  const search = { gameCode: card.gameCode === '' ? undefined : card.gameCode };
  if (vassalage === 'TCG_LOTTO_VN') return { kind: 'lottery', to: '/vnLottery', search };
  if (vassalage === 'TCG_SEA') return { kind: 'lottery', to: '/seaLottery', search };
  const isLottery = card.gameType === 'LOTT' || card.gameType === 'ELOTT';
  if (isLottery && (vassalage === 'LOTTERY' || card.gameCode !== '')) {
    return { kind: 'lottery', to: '/lottery', search };
  }
  if (category === 'RNG' && !card.isGame) return { kind: 'lobby', search: { vassalage: card.vassalage.toLowerCase() } };
  if (card.gameCode === '' || (card.gameType === 'VASSALAGE' && !card.isGame)) return { kind: 'list' };
  return { kind: 'game', search: { vassalage: card.vassalage, gameCode: card.gameCode } };
}
