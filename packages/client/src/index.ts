export { CallError, type CallErrorCode } from './CallError.ts';
export { connectLive, type LiveHandlers } from './connectLive.ts';
export { createClient, type CallInput, type Client, type ClientOptions, type SealKey } from './createClient.ts';
