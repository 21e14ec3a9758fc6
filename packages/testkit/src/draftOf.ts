import type { createItem, InputOf } from '@baize/contract';

type Draft = InputOf<typeof createItem>;
type Content = Draft['content'];
type Kind = Content['kind'];
type Body<K extends Kind> = Extract<Content, { kind: K }>['body'];

/** A text in every language, labelled with its language. */
export const textsOf = (text: string): { CN: string; EN: string; MS: string } => ({
  CN: `${text} CN`,
  EN: `${text} EN`,
  MS: `${text} MS`,
});

const nothing = { CN: '', EN: '', MS: '' };

const bodies: { [K in Kind]: Body<K> } = {
  banner: {
    ...{ groupName: 'w_home', linkageType: 'none', url: '', image: '', imageSmall: '' },
    ...{ overline: nothing, headline: textsOf('Banner'), sub: nothing, action: nothing },
  },
  announcement: {
    ...{ type: 'PL', execution: 'A', promotionType: '' },
    ...{ title: textsOf('Notice'), content: textsOf('Words') },
  },
  article: { slug: 'article', topic: 'account', title: textsOf('Article'), content: textsOf('Words') },
  resource: {
    ...{ resourceType: 'IOS', url: 'https://downloads.example/ios', version: '1', sha256: '' },
    labelName: textsOf('Resource'),
  },
  badge: { name: textsOf('Badge'), note: nothing, number: '1', image: '', url: '' },
};

/** A valid content item for tests, with overrides. */
export function draftOf<K extends Kind>(
  kind: K,
  change: Partial<Body<K>> = {},
  frame: Partial<Omit<Draft, 'content'>> = {},
): Draft {
  const content = { kind, body: { ...bodies[kind], ...change } } as unknown as Content;
  return { position: 0, isShown: true, startsAt: null, endsAt: null, ...frame, content };
}
