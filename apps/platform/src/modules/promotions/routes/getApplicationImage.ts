import { getApplicationImage as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import type { PromotionsDeps } from '../PromotionsDeps.ts';
import { readImage } from '../store/images.ts';

export const getApplicationImage = ({ pool }: PromotionsDeps): Route =>
  implement(operation, async ({ input: { applicationId, position }, session: { brandId }, refuse }) => {
    const image = await readImage(pool, { brandId, participationId: applicationId, position });
    if (!image) throw refuse('application_not_found');
    return { mediaType: image.mediaType, data: image.content.toString('base64') };
  });
