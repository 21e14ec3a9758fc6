import { createCheck as operation } from '@baize/contract';
import { transact } from '@baize/server/transact';
import { implement, type Route } from '#kit/implement.ts';
import { hasten } from '#kit/jobs/store/schedule.ts';
import { record } from '#modules/audit/index.ts';
import type { WalletDeps } from '../WalletDeps.ts';
import { askCheck } from '../store/checks.ts';

export const createCheck = ({ pool }: WalletDeps): Route =>
  implement(operation, async ({ session, ip }) => {
    const { brandId, operatorId, username } = session;
    const isAsked = await transact(pool, async (client) => {
      if (!(await askCheck(client, username))) return false;
      await hasten(client, 'wallet.verifyBooks');
      await record(client, {
        ...{ brandId, actorId: operatorId, actor: username, ip },
        ...{ action: 'wallet.createCheck', objectType: 'books', objectId: 'all' },
      });
      return true;
    });
    return { isAsked };
  });
