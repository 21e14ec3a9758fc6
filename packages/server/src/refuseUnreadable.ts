import type { Socket } from 'node:net';

/** Node's reasons with a status of their own; everything else could not be read as HTTP. */
const statuses: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/**
 * Answers what could not be read as a request, and closes the connection: what follows on it has no known beginning. It
 * says so as well, for a proxy that would send somebody else's request on it.
 */
export function refuseUnreadable({ code = '' }: { code?: string }, socket: Socket): void {
  if (code === 'ECONNRESET' || socket.destroyed) return;
  const status = statuses[code] ?? '400 Bad Request';
  if (socket.writable) socket.write(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  socket.destroy();
}
