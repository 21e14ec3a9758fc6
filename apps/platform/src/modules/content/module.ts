import type { Module } from '#kit/implement.ts';
import type { ContentDeps } from './ContentDeps.ts';
import { mountImages } from './mountImages.ts';
import { createItem } from './routes/createItem.ts';
import { getHelpCenter } from './routes/getHelpCenter.ts';
import { listAnnouncements } from './routes/listAnnouncements.ts';
import { listBadges } from './routes/listBadges.ts';
import { listItems } from './routes/listItems.ts';
import { removeItem } from './routes/removeItem.ts';
import { updateItem } from './routes/updateItem.ts';
import { uploadImage } from './routes/uploadImage.ts';

/** The site's content: banners, announcements, help, downloads and licence badges, with their pictures. */
export function contentModule(deps: ContentDeps): Module {
  return {
    name: 'content',
    routes: [
      listAnnouncements(deps),
      getHelpCenter(deps),
      listBadges(deps),
      listItems(deps),
      createItem(deps),
      updateItem(deps),
      removeItem(deps),
      uploadImage(deps),
    ],
    mount: (app) => mountImages(app, deps),
  };
}
