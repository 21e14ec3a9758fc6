import type { Recurring } from '#kit/jobs/Job.ts';
import type { AgentsDeps } from '../AgentsDeps.ts';
import { countTeams } from '../commands/countTeams.ts';

/** Aggregates teams every ten seconds. Reports add what is not aggregated yet; at this interval that is little. */
export const countTeamsJob = ({ pool, catalogue, brands }: AgentsDeps): Recurring => ({
  ...{ name: 'agents.countTeams', everyMs: 10_000, deadlineMs: 300_000 },
  run: async () => {
    for (const brand of await brands()) await countTeams({ pool, catalogue }, brand);
  },
});
