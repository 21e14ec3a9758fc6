export { createBrands, type Brands } from './brands.ts';
export { siteModule } from './module.ts';
