/** The door of the site: brands, where they serve, and what they are entered from; and the pages. */
export { createSite, type Site } from './createSite.ts';
export { createBrands, type Brands } from './brands.ts';
export { createGuestAnswers, type GuestAnswers } from './createGuestAnswers.ts';
export { loadRefusalWords } from './loadRefusalWords.ts';
export { mountWeb } from './mountWeb.ts';
export { openRegions } from './regions.ts';
export { enterBrand } from './commands/enterBrand.ts';
export { seedBrand, type BrandSeed } from './commands/seedBrand.ts';
export { houseCode } from './houseCode.ts';
export { readBrandFile } from './readBrandFile.ts';
export type { Web } from './Web.ts';
