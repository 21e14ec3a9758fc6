export { createBrands, type Brands } from './brands.ts';
export { healthModule } from './healthModule.ts';
export { mountDocs } from './mountDocs.ts';
export { siteModule } from './module.ts';
export { loadRefusalWords } from './loadRefusalWords.ts';
export { mountWeb } from './mountWeb.ts';
export { openRegions } from './regions.ts';
export { seedBrand, type BrandSeed } from './seedBrand.ts';
export type { Web } from './Web.ts';
