import type { Banner } from '../Start.ts';
import { hrefOf } from '../router/hrefOf.ts';

export type BannerTarget =
  | { kind: 'route'; href: string }
  | { kind: 'external'; href: string }
  | { kind: 'game'; vassalage: string; gameCode: string };

/** Reads where a banner leads; what cannot be read, or is none of the known kinds, leads nowhere. */
export function bannerTarget({ linkageType, url }: Pick<Banner, 'linkageType' | 'url'>): BannerTarget | undefined {
  switch (linkageType) {
    case 'route':
      return /^\/(?![/\\])/.test(url) ? { kind: 'route', href: url } : undefined;
    case 'external':
      return url.startsWith('https://') ? { kind: 'external', href: url } : undefined;
    case 'promotion':
      return { kind: 'route', href: hrefOf({ to: '/promotions', ...(url === '' ? {} : { hash: url }) }) };
    case 'game': {
      const [vassalage, gameCode] = url.split('/');
      return vassalage && gameCode ? { kind: 'game', vassalage, gameCode } : undefined;
    }
    default:
      return undefined;
  }
}
