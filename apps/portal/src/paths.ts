/** The addresses of the screens, for links outside of the router's own typed ones. */
export const paths = {
  home: '/',
  slots: '/rng',
  login: '/login',
  register: '/register',
  member: '/member',
  theatre: '/seamless',
} as const;

export type Path = (typeof paths)[keyof typeof paths];

/** A page of the member centre. */
export const memberPages = ['personalHistoryCopy', 'depositv2'] as const;
export type MemberPage = (typeof memberPages)[number];
