import { Refusal } from './refusal.ts';

/** The database rolls back one of two deadlocked postings completely, so it can simply be retried. */
export async function retried<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      const code = (error as { code?: string }).code ?? '';
      // Another transaction holds the member's account: nothing was decided, and the caller may retry.
      if (code === '55P03') throw new Refusal('overloaded');
      if (tries >= 5 || !['40001', '40P01'].includes(code)) throw error;
    }
  }
}
