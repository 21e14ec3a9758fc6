import { listLinks as operation } from '@baize/contract';
import { pageOf } from '@baize/server/pageOf';
import { implement, type Route } from '#kit/implement.ts';
import { agentOf } from '../agentOf.ts';
import type { AgentsDeps } from '../AgentsDeps.ts';
import { presentLink } from '../present.ts';
import { readLinks } from '../store/links.ts';

export const listLinks = ({ pool }: AgentsDeps): Route =>
  implement(operation, async ({ input: { pageNum, pageSize }, brand, session }) => {
    const page = { limit: pageSize, offset: (pageNum - 1) * pageSize };
    const { rows, total } = await readLinks(pool, agentOf({ brand, session }), page);
    return pageOf(rows.map(presentLink), total, { pageNum, pageSize });
  });
