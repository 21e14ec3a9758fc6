/** Preloaded into a server, a built one too: on request it collects garbage and reports its memory. */
process.on('message', (asked) => {
  if (asked !== 'memory') return;
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  process.send?.({ memory: heapUsed + external });
});
