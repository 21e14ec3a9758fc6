import type { ModuleId, SiteSettings, WhitelabelNode } from '@baize/contract';

/** The hierarchy of modules: a module is effective only while its ancestors are on. */
const tree = [
  { modId: 'REGISTRATION', below: ['USERNAMEREG3', 'MOBILENUMREG3', 'REGMOBVERF3', 'MOBILENUMPASSREG3', 'DIRECTREG3'] },
  { modId: 'LOGIN', below: ['MOBILEVERCODELOGIN3', 'FREEPLAY3'] },
  { modId: 'PASSWORD', below: ['CHNGPASSVERIF3', 'PWDEXPFORCECHANGE3'] },
  { modId: 'MEMBER', below: ['TRANSREC3', 'PTSYS3', 'AGENTPOLICY3'] },
] as const satisfies readonly { modId: string; below: readonly ModuleId[] }[];

/** The tree in wire format. */
export function whitelabelOf(settings: SiteSettings): WhitelabelNode[] {
  return tree.map(({ modId, below }) => ({
    modId,
    enabled: '1',
    childrenNodes: below.map((id) => ({ modId: id, enabled: settings.modules[id] ?? '0', childrenNodes: [] })),
  }));
}

/** The ids of effective modules; only the text `1` means on. */
export function modulesOn(nodes: readonly WhitelabelNode[]): Set<string> {
  return new Set(
    nodes
      .filter(({ enabled }) => enabled === '1')
      .flatMap(({ modId, childrenNodes }) => [modId, ...modulesOn(childrenNodes)]),
  );
}
