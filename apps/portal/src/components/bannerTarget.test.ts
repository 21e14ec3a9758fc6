import { expect, it } from 'vitest';
import { bannerTarget } from './bannerTarget.ts';

it('[BANNER-04] [A226] leads where the kind of its link says, and nowhere when that makes no sense', () => {
  expect(bannerTarget({ linkageType: 'route', url: '/promotions#1' })).toEqual({
    kind: 'route',
    href: '/promotions#1',
  });
  expect(bannerTarget({ linkageType: 'promotion', url: '17' })).toEqual({ kind: 'route', href: '/promotions#17' });
  expect(bannerTarget({ linkageType: 'external', url: 'https://a.example/' })).toMatchObject({ kind: 'external' });
  expect(bannerTarget({ linkageType: 'game', url: 'studio/reef' })).toEqual({
    ...{ kind: 'game', vassalage: 'studio', gameCode: 'reef' },
  });
  for (const [linkageType, url] of [
    ['none', '/promotions'],
    ['route', '//else.example'],
    ['route', '/\\else.example'],
    ['external', 'http://a.example/'],
    ['external', 'javascript:alert(1)'],
    ['external', 'data:text/html,<script>alert(1)</script>'],
    ['external', '//else.example'],
    ['external', 'intent://else.example#Intent;scheme=https;end'],
    ['route', 'javascript:alert(1)'],
    ['game', 'studio'],
  ] as const) {
    expect(bannerTarget({ linkageType, url }), url).toBeUndefined();
  }
});
