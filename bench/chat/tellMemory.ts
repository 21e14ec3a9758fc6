/** Loaded before a server: when asked, it lets go of what nobody holds any more and tells what is left. */
process.on('message', (asked) => {
  if (asked !== 'memory') return;
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  process.send?.({ memory: heapUsed + external });
});
