// @vitest-environment happy-dom
import { listQueue, listSchedule, retryJob, runJob, type Operation, type OutputOf } from '@baize/contract';
import type { Permission } from '@baize/contract/operators/permissions';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import en from '../../../../../languages/en/console.json';
import { answerByContract } from '../../testing/answerByContract.ts';
import { screenStates } from '../../testing/screenStates.ts';
import { showConsole } from '../../testing/showConsole.tsx';
import type { QueuedJob } from './QueuedJob.ts';
import type { RecurringJob } from './RecurringJob.ts';

const fault = 'connect ECONNREFUSED 10.0.0.7:5432, which is longer than what a cell of the table has room for';
const failed: QueuedJob = {
  ...{ id: '41', name: 'live.tell', status: 'failed', attempts: 10, maxAttempts: 10, fault },
  ...{ createdAt: '2026-03-05T12:00:00.000Z', runAt: '2026-03-05T12:30:00.000Z' },
};
const fresh: QueuedJob = { ...failed, id: '43', name: 'outbox.sendNow', status: 'waiting', attempts: 0, fault: '' };
const again: QueuedJob = { ...failed, id: '42', name: 'else.somethingNew', status: 'waiting', attempts: 2 };
const settling: RecurringJob = {
  ...{ name: 'bonuses.settleGrants', everySeconds: 5, status: 'failed', failures: 3, fault: 'deadlock detected' },
  ...{ begunAt: '2026-03-05T12:00:00.000Z', endedAt: '2026-03-05T12:00:00.340Z', nextAt: '2026-03-05T12:00:08.000Z' },
};
const syncing: RecurringJob = {
  ...{ name: 'games.syncGames', everySeconds: 300, status: 'running', failures: 0, fault: '' },
  ...{ begunAt: '2026-03-05T12:05:00.000Z', endedAt: '2026-03-05T12:00:02.000Z', nextAt: '2026-03-05T12:10:00.000Z' },
};

const sent = vi.fn<(id: string, input: unknown) => void>();
const asked = vi.fn<(path: string) => void>();
let address: string;
/** Where the screen stands now. */
let at: () => string;
let queue: OutputOf<typeof listQueue>;
let schedule: OutputOf<typeof listSchedule>;
let permissions: readonly Permission[];
let refused: { operation: Operation; code: string } | undefined;

beforeEach(() => {
  address = '/jobs';
  queue = {
    ...{ content: [fresh, again, failed], pageNum: 1, totalPages: 1, totalRows: 3 },
    counts: { waiting: 2, running: 0, failed: 1 },
  };
  schedule = { isWorked: true, jobs: [settling, syncing] };
  permissions = ['jobs.read', 'jobs.write'];
  refused = undefined;
});
afterEach(() => vi.clearAllMocks());

screenStates({
  '/jobs': {
    asks: listQueue,
    ready: { answer: { content: [{ name: 'live.tell' }] }, text: 'live.tell' },
    empty: { text: en['jobs.none'] },
  },
  '/jobs?view=schedule': {
    asks: listSchedule,
    ready: { answer: { jobs: [{ name: 'games.syncGames' }] }, text: 'games.syncGames' },
    empty: { text: en['jobs.noneRecurring'] },
  },
});

async function show(): Promise<void> {
  vi.stubGlobal('fetch', async (path: string, init?: { body?: string }) => {
    asked(path);
    if (path.split('?')[0] === refused?.operation.path) {
      return Response.json({ success: false, value: null, message: '', code: refused?.code }, { status: 404 });
    }
    const answers = { [listQueue.id]: queue, [listSchedule.id]: schedule, [retryJob.id]: {}, [runJob.id]: {} };
    return answerByContract(answers, sent)(path, init);
  });
  ({ at } = await showConsole(address, permissions));
}
const rowOf = async (name: string) => within((await screen.findByText(name)).closest('tr')!);
async function open(name: string): Promise<ReturnType<typeof within>> {
  fireEvent.click((await rowOf(name)).getByRole('button'));
  return within(await screen.findByRole('dialog'));
}
const timesAsked = (operation: Operation): number =>
  asked.mock.calls.filter(([path]) => path.split('?')[0] === operation.path).length;

describe('the queue', () => {
  it('lists what waits and what has failed, with words for what is known and the name for the rest', async () => {
    await show();
    const row = await rowOf('live.tell');
    expect(row.getByRole('button', { name: en['jobs.name.liveTell'] })).toBeTruthy();
    expect(row.getByText(en['jobs.failed'])).toBeTruthy();
    expect(row.getByText('10 of 10')).toBeTruthy();
    expect(row.getByText(fault)).toBeTruthy();
    /* Only what waits has a next try. */
    expect(row.queryByText('2026-03-05 20:30:00')).toBeNull();
    expect((await rowOf('outbox.sendNow')).getByText('2026-03-05 20:30:00')).toBeTruthy();
    expect((await rowOf('else.somethingNew')).getByRole('button', { name: 'else.somethingNew' })).toBeTruthy();
  });

  it('counts each state in the filter, which stands in the address', async () => {
    await show();
    expect(await screen.findByRole('radio', { name: 'All 3' })).toHaveProperty('checked', true);
    expect(screen.getByRole('radio', { name: 'Running 0' })).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: 'Failed 1' }));
    await waitFor(() => expect(at()).toBe('/jobs?status=failed'));
    fireEvent.click(screen.getByRole('radio', { name: en['jobs.view.schedule'] }));
    await waitFor(() => expect(at()).toBe('/jobs?view=schedule'));
  });

  it('says that there is nothing, and offers to clear a filter that leaves nothing', async () => {
    queue = { ...queue, content: [], totalPages: 0, totalRows: 0, counts: { waiting: 0, running: 0, failed: 0 } };
    await show();
    expect(await screen.findByText(en['jobs.none'])).toBeTruthy();
    expect(screen.queryByRole('button', { name: en['table.clear'] })).toBeNull();
    cleanup();
    address = '/jobs?status=failed';
    await show();
    const clear = await screen.findByRole('button', { name: en['table.clear'] });
    expect(screen.queryByText(en['jobs.none'])).toBeNull();
    expect(asked).toHaveBeenCalledWith(expect.stringContaining('status=failed'));
    fireEvent.click(clear);
    await waitFor(() => expect(at()).toBe('/jobs'));
  });

  it('says that it could not be read, and reads it again', async () => {
    refused = { operation: listQueue, code: 'overloaded' };
    await show();
    await screen.findByText(en['error.overloaded']);
    refused = undefined;
    fireEvent.click(screen.getByRole('button', { name: en['shell.retry'] }));
    expect(await screen.findByText('live.tell')).toBeTruthy();
  });

  it('has a failed task tried again, says so and reads the list anew', async () => {
    await show();
    const drawer = await open('live.tell');
    expect(drawer.getByText(fault)).toBeTruthy();
    const before = timesAsked(listQueue);
    fireEvent.click(drawer.getByRole('button', { name: en['jobs.retry'] }));
    expect(await screen.findByText(`${en['jobs.name.liveTell']}: to be tried again now`)).toBeTruthy();
    expect(sent.mock.calls).toEqual([['jobs.retryJob', { jobId: '41' }]]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(timesAsked(listQueue)).toBeGreaterThan(before));
  });

  it('tells why a task could not be tried again, even when it has left the list', async () => {
    await show();
    const drawer = await open('else.somethingNew');
    refused = { operation: retryJob, code: 'job_not_found' };
    queue = { ...queue, content: [fresh, failed], totalRows: 2 };
    fireEvent.click(drawer.getByRole('button', { name: en['jobs.retry'] }));
    expect(await drawer.findByText(en['error.job_not_found'])).toBeTruthy();
    await waitFor(() => expect(screen.getAllByText('else.somethingNew').some((one) => one.closest('tr'))).toBe(false));
    expect(drawer.getByText(en['error.job_not_found'])).toBeTruthy();
  });

  it('offers no other try of what has not been tried, nor to those who only read', async () => {
    await show();
    const drawer = await open('live.tell');
    expect(drawer.getByRole('button', { name: en['jobs.retry'] })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: en['shell.close'] }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await open('outbox.sendNow');
    expect(screen.queryByRole('button', { name: en['jobs.retry'] })).toBeNull();
    cleanup();
    permissions = ['jobs.read'];
    await show();
    await open('live.tell');
    expect(screen.queryByRole('button', { name: en['jobs.retry'] })).toBeNull();
  });
});

describe('the recurring jobs', () => {
  beforeEach(() => {
    address = '/jobs?view=schedule';
  });

  it('are listed with how often they come round and how the last turn went', async () => {
    await show();
    const row = await rowOf('bonuses.settleGrants');
    expect(row.getByRole('button', { name: en['jobs.name.settleGrants'] })).toBeTruthy();
    expect(row.getByText('every 5 s')).toBeTruthy();
    expect(row.getByText('took 340 ms')).toBeTruthy();
    expect(row.getByText('deadlock detected')).toBeTruthy();
    const running = await rowOf('games.syncGames');
    expect(running.getByText('every 5 min')).toBeTruthy();
    expect(running.getByText(en['jobs.running'])).toBeTruthy();
    expect(running.queryByText(/^took/)).toBeNull();
    expect(timesAsked(listQueue)).toBe(0);
  });

  it('are run now on request', async () => {
    await show();
    const drawer = await open('bonuses.settleGrants');
    const before = timesAsked(listSchedule);
    fireEvent.click(drawer.getByRole('button', { name: en['jobs.run'] }));
    expect(await screen.findByText(`${en['jobs.name.settleGrants']}: the next turn is due now`)).toBeTruthy();
    expect(sent.mock.calls).toEqual([['jobs.runJob', { name: 'bonuses.settleGrants' }]]);
    await waitFor(() => expect(timesAsked(listSchedule)).toBeGreaterThan(before));
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('can be looked at and not run by those who only read', async () => {
    permissions = ['jobs.read'];
    await show();
    await open('bonuses.settleGrants');
    expect(screen.queryByRole('button', { name: en['jobs.run'] })).toBeNull();
  });

  it('say that none is known, and that they could not be read', async () => {
    schedule = { isWorked: true, jobs: [] };
    await show();
    expect(await screen.findByText(en['jobs.noneRecurring'])).toBeTruthy();
    cleanup();
    refused = { operation: listSchedule, code: 'overloaded' };
    await show();
    await screen.findByText(en['error.overloaded']);
    schedule = { isWorked: true, jobs: [settling] };
    refused = undefined;
    fireEvent.click(screen.getByRole('button', { name: en['shell.retry'] }));
    expect(await screen.findByText('bonuses.settleGrants')).toBeTruthy();
  });
});

it('that no process does jobs is said above both views, and only then', async () => {
  await show();
  await screen.findByText('live.tell');
  await waitFor(() => expect(timesAsked(listSchedule)).toBe(1));
  expect(screen.queryByText(en['jobs.notWorked'])).toBeNull();
  schedule = { ...schedule, isWorked: false };
  for (const view of ['/jobs', '/jobs?view=schedule']) {
    cleanup();
    address = view;
    await show();
    expect(await screen.findByText(en['jobs.notWorked'])).toBeTruthy();
  }
});
