/** Public API of the chat module, and the rooms of a demo. */
export { createChat } from './module.ts';
export { seedRooms } from './seedRooms.ts';
