import { playLoad, type ClientJob } from './playLoad.ts';

/** The load in a process of its own, which journals everything: its parent tells it when to stop. */
async function play(job: ClientJob): Promise<void> {
  let isStopping = false;
  let last = 0;
  process.on('message', (message) => {
    if (message === 'stop') isStopping = true;
  });
  await playLoad(job, {
    isStopping: () => isStopping,
    report: (sent) => {
      last = sent;
      process.send?.({ sent });
    },
  });
  process.send?.({ sent: last, isDone: true });
  process.disconnect?.();
}

process.once('message', (job) => void play(job as ClientJob));
