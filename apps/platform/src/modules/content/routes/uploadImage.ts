import { uploadImage as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { keepImage } from '../commands/keepImage.ts';
import type { ContentDeps } from '../ContentDeps.ts';

export const uploadImage = (deps: ContentDeps): Route =>
  implement(operation, async ({ input, session, ip }) => ({
    path: await keepImage(deps, { bytes: Buffer.from(input.data, 'base64'), operator: session, ip }),
  }));
