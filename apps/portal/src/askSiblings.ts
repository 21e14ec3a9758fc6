import type { Member } from './session.ts';

/** What a tab that is signed in hands to another of this site. */
export type Handed = { token: string; member: Member };

/** The channel between the tabs of this site; browsers share it with pages of the same origin only. */
export const openTabChannel = (): BroadcastChannel => new BroadcastChannel('session');

/** An open tab answers within a few milliseconds; a suspended one is not waited for. */
const PATIENCE_MS = 250;

/** Asks the other tabs whether one of them is signed in. Undefined when none answers in time. */
export function askSiblings(channel: BroadcastChannel, patienceMs = PATIENCE_MS): Promise<Handed | undefined> {
  const ask = crypto.getRandomValues(new Uint32Array(4)).join('-');
  return new Promise((resolve) => {
    const end = (handed: Handed | undefined): void => {
      clearTimeout(timer);
      channel.close();
      resolve(handed);
    };
    const timer = setTimeout(() => end(undefined), patienceMs);
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (isAnswer(data, ask)) end({ token: data.token, member: data.member });
    });
    channel.postMessage({ ask });
  });
}

function isAnswer(data: unknown, ask: string): data is Handed {
  const { answer, token, member } = (data ?? {}) as Partial<Record<string, unknown>>;
  if (answer !== ask || typeof token !== 'string' || typeof member !== 'object' || member === null) return false;
  const { id, account, type } = member as Partial<Record<string, unknown>>;
  return token !== '' && typeof id === 'string' && typeof account === 'string' && typeof type === 'number';
}
