import { getFeedbackImage as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import type { FeedbackDeps } from '../FeedbackDeps.ts';
import { readImage } from '../store.ts';

export const getFeedbackImage = ({ pool }: FeedbackDeps): Route =>
  implement(operation, async ({ input, session: { brandId, memberId }, refuse }) => {
    const image = await readImage(pool, { ...input, brandId, memberId });
    if (!image) throw refuse('feedback_not_found');
    return { mediaType: image.mediaType, data: image.content.toString('base64') };
  });
