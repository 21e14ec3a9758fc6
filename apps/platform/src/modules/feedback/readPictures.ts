import { MAX_IMAGES } from '@baize/contract';
import { Refusal } from '#kit/refusal.ts';
import { cleanTyped } from '#modules/cashier/index.ts';
import type { Picture } from './Picture.ts';

/** The pictures of a text: at most three, each PNG or JPEG by its bytes, and none from trial accounts. */
export async function readPictures(typed: readonly string[], { isTrial }: { isTrial: boolean }): Promise<Picture[]> {
  if (typed.length > 0 && isTrial) throw new Refusal('in_need_true_account');
  if (typed.length > MAX_IMAGES) throw new Refusal('images_too_many');
  return cleanTyped(typed, 'image_invalid');
}
