/** Public API of the site module: brands, their regions, looks and import. */
export { createSite, type Site } from './createSite.ts';
export { createBrands, type Brands } from './brands.ts';
export { createLooks, type Looks } from './createLooks.ts';
export { openRegions, type Regions } from './regions.ts';
export { presentClosure } from './presentClosure.ts';
export type { BrandLook } from './readBrandLook.ts';
export type { Theme } from './deriveTheme.ts';
export { enterBrand } from './commands/enterBrand.ts';
export { seedBrand, type BrandSeed } from './commands/seedBrand.ts';
export { houseCode } from './houseCode.ts';
export { houseLogo, LOGO } from './houseLogo.ts';
export { readBrandFile, type BrandFile } from './readBrandFile.ts';
