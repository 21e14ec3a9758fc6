/** The door of the chat: its module, which opens its sockets, and the rooms that a demo begins with. */
export { createChat } from './module.ts';
export { seedRooms } from './seedRooms.ts';
