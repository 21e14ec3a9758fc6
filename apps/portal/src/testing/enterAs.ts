import { openedSession, playerInfo, type FakeServer } from './fakeServer.ts';

/** Who looks at a page. */
export type Visitor = 'guest' | 'member' | 'trial' | 'agent';

const types = { member: 0, agent: 1, trial: 4 } as const;

/** The next page that is shown is this visitor's. */
export function enterAs(visitor: Visitor, server: FakeServer): void {
  if (visitor === 'guest') return;
  const info = { ...playerInfo, type: types[visitor] };
  server.on('/wps/member/info', () => ({ value: info }));
  sessionStorage.setItem('token', openedSession.token);
  sessionStorage.setItem('userInfo', JSON.stringify(info));
}
