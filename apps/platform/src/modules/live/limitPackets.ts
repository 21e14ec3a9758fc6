type Packets = { conn: { on(event: 'packet', listener: () => void): unknown } };

/** Counts packets below the protocol, heartbeats and fragments included; refuses once at the limit. */
export function limitPackets(
  { conn }: Packets,
  { most, windowMs }: { most: number; windowMs: number },
  refuse: () => void,
): void {
  let windowStartedAt = performance.now();
  let packets = 0;
  conn.on('packet', () => {
    const now = performance.now();
    if (now - windowStartedAt > windowMs) {
      windowStartedAt = now;
      packets = 0;
    }
    packets += 1;
    if (packets === most + 1) refuse();
  });
}
