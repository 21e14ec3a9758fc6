import { configure } from '@testing-library/react';
import { afterAll, vi } from 'vitest';

/* How long a page takes is no measure of anything here: the limit only catches what never comes. */
configure({ asyncUtilTimeout: 60_000 });

/* A page goes on loading parts when its last test is over; they have to arrive before its window is taken away. */
afterAll(() => vi.dynamicImportSettled());
