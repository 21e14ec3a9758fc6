import * as z from 'zod/mini';
import { storedTexts } from '../language.ts';
import { operation } from '../operation.ts';
import { rowId } from '../shapes.ts';

/** The open rooms, as the live page lists them. */
export const listModels = operation({
  id: 'chat.listModels',
  method: 'GET',
  path: '/wps/chat/listModels',
  audience: 'public',
  summary: 'Chat rooms of the live page',
  input: z.strictObject({}),
  output: z.array(
    z.strictObject({
      id: rowId,
      name: storedTexts,
      about: storedTexts,
      slowSeconds: z.int(),
    }),
  ),
  errors: [],
});
