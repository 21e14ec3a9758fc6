/** The door of the chat: its module, its sockets, and the rooms that a demo begins with. */
export { createTickets } from './createTickets.ts';
export { chatModule } from './module.ts';
export { openChat } from './openChat.ts';
export { seedRooms } from './seedRooms.ts';
