import type { SiteSettings } from '@baize/contract';
import { describe, expect, it } from 'vitest';
import { defaultSettings } from './defaultSettings.ts';
import { modulesOn, whitelabelOf } from './whitelabelOf.ts';

const leaf = (modId: string, enabled: string) => ({ modId, enabled, childrenNodes: [] });

describe('the tree of modules', () => {
  it('[MODULE-01] [SITE-03] a module is effective only with the value 1 and effective ancestors, at any depth', () => {
    const tree = [
      {
        modId: 'A',
        enabled: '1',
        childrenNodes: [
          { modId: 'B', enabled: '1', childrenNodes: [leaf('C', '1'), leaf('D', '0')] },
          { modId: 'E', enabled: '0', childrenNodes: [leaf('F', '1')] },
          ...['', 'true', '01', ' 1', 'yes'].map((enabled, at) => leaf(`G${at}`, enabled)),
        ],
      },
    ];
    expect([...modulesOn(tree)]).toEqual(['A', 'B', 'C']);
  });

  it('has every module once, disabled if the settings lack it', () => {
    const settings = defaultSettings({ languages: ['EN'], defaultLanguage: 'EN', customerService: '' });
    const ids = whitelabelOf(settings).flatMap(({ childrenNodes }) => childrenNodes.map(({ modId }) => modId));
    expect(ids.toSorted()).toEqual(Object.keys(settings.modules).toSorted());
    const silent = { ...settings, modules: {} as SiteSettings['modules'] };
    expect([...modulesOn(whitelabelOf(silent))].filter((id) => ids.includes(id))).toEqual([]);
  });
});
