import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { openStatus, siteInfo } from './openStatus.ts';

/** The console's start-up data. It answers while the brand is closed to visitors, since operators reopen it. */
export const getConsoleStart = operation({
  id: 'site.getConsoleStart',
  method: 'GET',
  path: '/ops/site/getConsoleStart',
  audience: 'public',
  summary: 'Start of the console',
  input: z.strictObject({}),
  output: z.strictObject({
    info: siteInfo,
    isMaintenance: z.boolean(),
    sealKey: openStatus.shape.sealKey,
    serverTime: z.iso.datetime(),
  }),
  errors: [],
});
