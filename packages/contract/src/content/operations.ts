export { createItem } from './createItem.ts';
export { getHelpCenter } from './getHelpCenter.ts';
export { listAnnouncements } from './listAnnouncements.ts';
export { listBadges } from './listBadges.ts';
export { listItems } from './listItems.ts';
export { removeItem } from './removeItem.ts';
export { updateItem } from './updateItem.ts';
export { uploadImage } from './uploadImage.ts';
