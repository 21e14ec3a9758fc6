type Conn = {
  on(event: 'packetCreate', listener: () => void): unknown;
  close(isAtOnce: boolean): void;
};

/**
 * Lets a reader go that does not take what it is told: so many messages wait for it and no more. The line is cut without
 * waiting for what is still to be sent, which somebody who does not read would never let happen.
 */
export function boundQueue({ conn }: { conn: unknown }, { most }: { most: number }): void {
  const line = conn as Conn;
  line.on('packetCreate', () => {
    // The library puts another array in its place with each turn of sending.
    const { writeBuffer } = conn as { writeBuffer: readonly unknown[] };
    if (writeBuffer.length >= most) line.close(true);
  });
}
