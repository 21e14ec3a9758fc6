export { createTestDatabase, type TestDatabase } from './createTestDatabase.ts';
export { brandHosts, startPlatform, type TestPlatform } from './startPlatform.ts';
export { sendRaw, type RawAnswer } from './sendRaw.ts';
export { openOperator } from './openOperator.ts';
export { goodPassword, registerMember, registration, type TestMember } from './registerMember.ts';
export { openVendor, signBody, type TestPlayer, type TestVendor, type VendorAnswer } from './openVendor.ts';
export { startSupplier, type SupplierRequest, type TestSupplier } from './startSupplier.ts';
