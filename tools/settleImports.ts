import { afterAll, vi } from 'vitest';

/* A page goes on loading parts when its last test is over; they have to arrive before its window is taken away. */
afterAll(() => vi.dynamicImportSettled());
