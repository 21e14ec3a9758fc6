import { Refusal } from '#kit/refusal.ts';

const MOST = 4;

/** Asks again, from the read of the terms on, where they changed between that and the order: nothing was placed by then. */
export async function askedAnew<T>(ask: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await ask();
    } catch (error) {
      const isChanged = error instanceof Refusal && error.code === 'lottery_terms_changed';
      if (!isChanged || tried === MOST) throw error;
    }
  }
}
