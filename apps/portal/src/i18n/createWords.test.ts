import { describe, expect, it, vi } from 'vitest';
import { createWords, type Dictionary } from './createWords.ts';

const dictionaries: Record<string, Dictionary> = {
  'en/portal/shell': { close: ['Close'] },
  'en/portal/home': { title: ['Home'] },
};

describe('the words of a page', () => {
  it('come when they are needed, and the page is not rendered anew for them', async () => {
    const words = createWords('EN', async (path) => dictionaries[path] ?? {});
    const told = vi.fn();
    words.i18n.on('change', told);
    await words.need(['shell']);
    await words.need(['home']);
    expect([words.i18n._('shell.close'), words.i18n._('home.title')]).toEqual(['Close', 'Home']);
    expect(told).not.toHaveBeenCalled();
  });

  it('are shown in another language at once, when all of them are there', async () => {
    let arrive: (dictionary: Dictionary) => void = () => undefined;
    const words = createWords('EN', async (path) =>
      path.startsWith('en/') ? (dictionaries[path] ?? {}) : new Promise((done) => (arrive = done)),
    );
    const told = vi.fn();
    await words.need(['shell']);
    words.i18n.on('change', told);
    const showing = words.show('CN');
    expect(words.i18n._('shell.close')).toBe('Close');
    expect(told).not.toHaveBeenCalled();
    arrive({ close: ['关闭'] });
    await showing;
    expect(words.i18n._('shell.close')).toBe('关闭');
    expect(told).toHaveBeenCalledOnce();
  });

  it('are asked for again when they did not arrive', async () => {
    const load = vi.fn<(path: string) => Promise<Dictionary>>().mockRejectedValueOnce(new Error('offline'));
    load.mockResolvedValue({ close: ['Close'] });
    const words = createWords('EN', load);
    await expect(words.need(['shell'])).rejects.toThrow('offline');
    await words.need(['shell']);
    expect(words.i18n._('shell.close')).toBe('Close');
  });

  it('[A230] are texts under whatever name, also one that objects have of themselves', async () => {
    const strange = JSON.parse('{"__proto__": ["Own"], "constructor": ["Built"], "close": ["Close"]}') as Dictionary;
    const words = createWords('EN', async () => strange);
    await words.need(['shell']);
    expect(['close', 'constructor', '__proto__'].map((name) => words.i18n._(`shell.${name}`))).toEqual([
      ...['Close', 'Built', 'Own'],
    ]);
    expect(Object.getPrototypeOf({})).toBe(Object.prototype);
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(words.i18n._('shell.toString')).toBe('shell.toString');
    expect(words.i18n._('toString')).toBe('toString');
  });
});
