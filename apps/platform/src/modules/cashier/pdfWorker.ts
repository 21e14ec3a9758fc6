import { parentPort, workerData } from 'node:worker_threads';
import { copyPages } from './copyPages.ts';

parentPort?.postMessage(await copyPages(workerData as Uint8Array).catch(() => undefined));
