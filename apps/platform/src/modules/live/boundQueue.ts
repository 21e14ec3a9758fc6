type Conn = {
  on(event: 'packetCreate', listener: () => void): unknown;
  close(isAtOnce: boolean): void;
};

/**
 * Disconnects a slow consumer: its send queue has a maximum length. The connection is closed without flushing, which a
 * client that does not read would prevent for ever.
 */
export function boundQueue({ conn }: { conn: unknown }, { most }: { most: number }): void {
  const connection = conn as Conn;
  connection.on('packetCreate', () => {
    // The library replaces the array at each flush.
    const { writeBuffer } = conn as { writeBuffer: readonly unknown[] };
    if (writeBuffer.length >= most) connection.close(true);
  });
}
