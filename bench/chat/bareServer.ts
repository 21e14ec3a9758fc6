import { chatSocketPath } from '@baize/contract/chat/chatRequests';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';

/** The chat's baseline: a broadcast to a room and nothing else. No brand, session, database or other process. */
const server = createServer();
const io = new Server(server, {
  path: chatSocketPath,
  serveClient: false,
  transports: ['websocket'],
  perMessageDeflate: false,
  httpCompression: false,
});
let seq = 0;
io.on('connection', (socket) => {
  void socket.join('room');
  socket.on('say', ({ text }: { text: string }, answer: (told: unknown) => void) => {
    seq += 1;
    const at = new Date().toISOString();
    // As long as a real chat message.
    const message = { roomId: '1', seq, handle: 'Player10000', text, mentions: [], at, isRemoved: false };
    io.to('room').emit('message', message);
    answer({ success: true, code: 'ok', value: message });
  });
});
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
process.once('disconnect', () => process.exit(0));
