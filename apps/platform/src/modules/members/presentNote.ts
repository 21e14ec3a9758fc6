import type { note } from '@baize/contract';
import type * as z from 'zod/mini';
import type { NoteRow } from './store/notes.ts';

export function presentNote({ id, author, body, createdAt }: NoteRow): z.output<typeof note> {
  return { id: String(id), author, body, createdAt: createdAt.toISOString() };
}
