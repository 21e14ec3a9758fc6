import { getWaiting as operation } from '@baize/contract';
import type { Permission } from '@baize/contract/operators/permissions';
import { implement, type Route } from '#kit/implement.ts';
import type { ReportsDeps } from '../ReportsDeps.ts';

export const getWaiting = ({ queues }: ReportsDeps): Route =>
  implement(operation, async ({ brand, session }) => {
    const countFor = async (permission: Permission, queue: keyof ReportsDeps['queues']) => {
      if (!session.permissions.has(permission)) return null;
      const { count, oldestAt } = await queues[queue](brand.id);
      return { count, oldestAt: oldestAt?.toISOString() ?? null };
    };
    const [bills, moves, candidates, applications, redemptions, proposals, feeds] = await Promise.all([
      countFor('contracts.read', 'bills'),
      countFor('agents.read', 'moves'),
      countFor('agents.read', 'candidates'),
      countFor('promotions.read', 'applications'),
      countFor('points.read', 'redemptions'),
      countFor('lotteries.read', 'proposals'),
      countFor('lotteries.read', 'feeds'),
    ]);
    return { bills, moves, candidates, applications, redemptions, proposals, feeds };
  });
