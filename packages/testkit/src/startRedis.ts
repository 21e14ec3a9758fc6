import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/**
 * A minimal Redis server over a real socket, with the commands of the inter-process transport, that a test can flush
 * and kill.
 */
export type TestRedis = {
  url: string;
  /** Deletes all streams, as FLUSHALL does. */
  flush(): void;
  /** Cuts the connections that wait for a message; says whether there were any. They may come again. */
  cutWaiting(): boolean;
  /** Cuts every connection and accepts no new one, as a killed server does. */
  kill(): Promise<void>;
  /** Listens again, on the same port and with empty memory. */
  start(): Promise<void>;
};

type Entry = { id: string; fields: Buffer[] };
type Waiting = { stream: string; after: string; socket: Socket; answer(entries: Entry[]): void };
type Reply = string | number | null | Buffer | Reply[];

/** Starts one; `kill` ends it. */
export async function startRedis(): Promise<TestRedis> {
  const streams = new Map<string, Entry[]>();
  const subscribers = new Map<string, Set<Socket>>();
  const sockets = new Set<Socket>();
  let waiting: Waiting[] = [];
  let lastId: readonly [number, number] = [0, 0];
  let server: Server;
  let port = 0;

  const since = (stream: string, after: string): Entry[] =>
    (streams.get(stream) ?? []).filter(({ id }) => isLater(id, after));
  function add(stream: string, fields: Buffer[]): string {
    const now = Date.now();
    lastId = now > lastId[0] ? [now, 0] : [lastId[0], lastId[1] + 1];
    const id = lastId.join('-');
    streams.set(stream, [...(streams.get(stream) ?? []), { id, fields }]);
    const [listeners, others] = [
      waiting.filter((one) => one.stream === stream),
      waiting.filter((one) => one.stream !== stream),
    ];
    waiting = others;
    for (const one of listeners) one.answer(since(stream, one.after));
    return id;
  }
  function read(socket: Socket, args: string[], answer: (reply: Reply) => void): void {
    const [stream = '', from = '$'] = args.slice(args.findIndex((word) => word.toUpperCase() === 'STREAMS') + 1);
    const blockMs = Number(args[args.findIndex((word) => word.toUpperCase() === 'BLOCK') + 1] ?? 0);
    const after = from === '$' ? lastId.join('-') : from;
    const found = since(stream, after);
    const told = (entries: Entry[]): Reply =>
      entries.length === 0 ? null : [[stream, entries.map(({ id, fields }) => [id, fields])]];
    if (found.length > 0) return answer(told(found));
    const timer = setTimeout(() => {
      waiting = waiting.filter((one) => one !== mine);
      answer(null);
    }, blockMs);
    const mine: Waiting = {
      ...{ stream, after, socket },
      answer: (entries) => {
        clearTimeout(timer);
        answer(told(entries));
      },
    };
    waiting.push(mine);
  }

  function act(socket: Socket, words: Buffer[]): void {
    const [name = '', ...args] = words.map(String);
    const answer = (reply: Reply): void => {
      if (!socket.destroyed) socket.write(Buffer.concat(encoded(reply)));
    };
    switch (name.toUpperCase()) {
      case 'SUBSCRIBE':
        for (const [at, channel] of args.entries()) {
          subscribers.set(channel, (subscribers.get(channel) ?? new Set()).add(socket));
          answer(['subscribe', channel, at + 1]);
        }
        return;
      case 'PUBLISH': {
        const listeners = [...(subscribers.get(args[0] ?? '') ?? [])];
        const [, channel = '', message = ''] = words;
        for (const one of listeners) one.write(Buffer.concat(encoded(['message', channel, message])));
        return answer(listeners.length);
      }
      case 'PUBSUB': {
        const channel = args[1] ?? '';
        return answer([channel, subscribers.get(channel)?.size ?? 0]);
      }
      case 'XADD': {
        const at = args.indexOf('*');
        return answer(add(args[0] ?? '', words.slice(at + 2)));
      }
      // Asked for the last entry only.
      case 'XREVRANGE':
        return answer((streams.get(args[0] ?? '') ?? []).slice(-1).map(({ id, fields }) => [id, fields]));
      case 'XREAD':
        return read(socket, args, answer);
      case 'CLIENT':
      case 'PING':
        return void socket.write('+OK\r\n');
      default:
        return void socket.write(`-ERR unknown command '${name}'\r\n`);
    }
  }

  function serve(socket: Socket): void {
    let pending: Buffer = Buffer.alloc(0);
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => {
      sockets.delete(socket);
      for (const channel of subscribers.values()) channel.delete(socket);
    });
    socket.on('data', (chunk: Buffer) => {
      pending = Buffer.concat([pending, chunk]);
      for (let command = readCommand(pending); command; command = readCommand(pending)) {
        pending = pending.subarray(command.length);
        act(socket, command.words);
      }
    });
  }

  const redis: TestRedis = {
    url: '',
    flush: () => streams.clear(),
    cutWaiting: () => {
      const cut = waiting.splice(0);
      for (const { socket } of cut) socket.destroy();
      return cut.length > 0;
    },
    kill: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
    start: async () => {
      streams.clear();
      server = createServer(serve);
      await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
      ({ port } = server.address() as AddressInfo);
    },
  };
  await redis.start();
  return { ...redis, url: `redis://127.0.0.1:${port}` };
}

function isLater(id: string, than: string): boolean {
  const [ms = 0, turn = 0] = id.split('-').map(Number);
  const [thanMs = 0, thanTurn = 0] = than.split('-').map(Number);
  return ms > thanMs || (ms === thanMs && turn > thanTurn);
}

/** Parses the first complete command: a RESP array of bulk strings. */
function readCommand(bytes: Buffer): { words: Buffer[]; length: number } | undefined {
  let at = 0;
  const line = (): number | undefined => {
    const end = bytes.indexOf('\r\n', at);
    if (end < 0) return undefined;
    const number = Number(bytes.toString('latin1', at + 1, end));
    at = end + 2;
    return number;
  };
  const count = line();
  if (count === undefined) return undefined;
  const words: Buffer[] = [];
  while (words.length < count) {
    const size = line();
    if (size === undefined || bytes.length < at + size + 2) return undefined;
    words.push(bytes.subarray(at, at + size));
    at += size + 2;
  }
  return { words, length: at };
}

function encoded(reply: Reply): Buffer[] {
  if (reply === null) return [Buffer.from('*-1\r\n')];
  if (typeof reply === 'number') return [Buffer.from(`:${reply}\r\n`)];
  if (Array.isArray(reply)) return [Buffer.from(`*${reply.length}\r\n`), ...reply.flatMap(encoded)];
  const bytes = Buffer.from(reply as Buffer);
  return [Buffer.from(`$${bytes.length}\r\n`), bytes, Buffer.from('\r\n')];
}
