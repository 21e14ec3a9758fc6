import { sendMessage as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { writeMessage } from '../commands/writeMessage.ts';
import type { MessagesDeps } from '../MessagesDeps.ts';

export const sendMessage = (deps: MessagesDeps): Route =>
  implement(operation, async ({ input, session, ip, refuse }) => {
    const title = input.title.trim();
    const content = input.content.replaceAll('\r\n', '\n').trim();
    if (title === '' || content === '') throw refuse('field_required');
    const id = await writeMessage(deps, {
      ...{ title, content, ip, operator: session, requestId: input.requestId },
      memberId: BigInt(input.memberId),
    });
    return { id: String(id) };
  });
