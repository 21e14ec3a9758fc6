import type { Queryable } from '#kit/db.ts';
import { insertRoom } from './store/rooms.ts';

const rooms = [
  {
    requestId: '6f1d7a1e-0001-4c00-8000-000000000001',
    name: { EN: 'Lobby', CN: '大厅', MS: 'Lobi' },
    about: {
      EN: 'Say hello and talk about anything at the table.',
      CN: '打个招呼，聊聊桌上的一切。',
      MS: 'Sapa dan berbual tentang apa sahaja di meja.',
    },
    slowSeconds: 0,
  },
  {
    requestId: '6f1d7a1e-0002-4c00-8000-000000000002',
    name: { EN: 'Live tables', CN: '真人桌', MS: 'Meja langsung' },
    about: {
      EN: 'For everybody who is at a live table now.',
      CN: '给正在真人桌上的每一位。',
      MS: 'Untuk semua yang berada di meja langsung sekarang.',
    },
    slowSeconds: 3,
  },
  {
    requestId: '6f1d7a1e-0003-4c00-8000-000000000003',
    name: { EN: 'Slots', CN: '老虎机', MS: 'Slot' },
    about: {
      EN: 'Lines, features and which game to try next.',
      CN: '线数、特色，以及下一款玩什么。',
      MS: 'Garisan, ciri dan permainan seterusnya untuk dicuba.',
    },
    slowSeconds: 5,
  },
] as const;

/** Seeds the empty rooms of a demo brand. Operators' changes are kept. */
export async function seedRooms(db: Queryable, { brandId }: { brandId: number }): Promise<void> {
  for (const [at, { requestId, name, about, slowSeconds }] of rooms.entries()) {
    await insertRoom(db, {
      brandId,
      requestId,
      room: { name, about, slowSeconds, position: at + 1, isOpen: true },
    });
  }
}
