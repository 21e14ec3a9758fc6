import { endDevice as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { transact } from '@baize/server/transact';
import type { IdentityDeps } from '../IdentityDeps.ts';
import { endSessionById } from '../store.ts';
import { endDeviceById } from '../store/devices.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const endDevice = ({ pool, events, games }: IdentityDeps): Route =>
  implement(operation, async ({ input, session, refuse }) => {
    const { memberId } = session;
    const { id } = input;
    if (!UUID.test(id)) throw refuse('session_not_found');
    const ended = await transact(pool, async (client) => {
      const own = await endSessionById(client, { memberId, id });
      if (own) await games.endOpenings(client, session);
      else if (!(await endDeviceById(client, { memberId, id }))) throw refuse('session_not_found');
      return own;
    });
    if (ended) events.announce([ended]);
    return {};
  });
