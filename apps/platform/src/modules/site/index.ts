export { createBrands, type Brands } from './brands.ts';
export { mountHealth } from './health.ts';
export { siteModule } from './module.ts';
