export { CallError, type CallErrorCode } from './CallError.ts';
export { createClient, type CallInput, type Client, type ClientOptions, type SealKey } from './createClient.ts';
