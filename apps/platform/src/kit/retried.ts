import { Refusal } from './refusal.ts';

/** Two postings that met in the wrong order are undone by the database as a whole and can simply be done again. */
export async function retried<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      const code = (error as { code?: string }).code ?? '';
      // Somebody holds the member's account: nothing was decided, and the caller may ask again.
      if (code === '55P03') throw new Refusal('overloaded');
      if (tries >= 5 || !['40001', '40P01'].includes(code)) throw error;
    }
  }
}
