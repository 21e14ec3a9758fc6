// Who may import what. Each rule has one sentence of reason.
const src = '^(apps|packages|games)/';
const notTest = '\\.test\\.tsx?$';
export default {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'A cycle has no reading order; a type alone may point back.',
      from: { path: src },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-unresolved',
      severity: 'error',
      comment: 'An import no rule can see is an import no rule can stop.',
      from: { path: src },
      to: { couldNotResolve: true, pathNot: '\\.css$|^virtual:' },
    },
    {
      name: 'maths-is-pure',
      severity: 'error',
      comment: 'Money and game sums touch nothing: no I/O, no packages, no clock.',
      from: { path: '^packages/maths/src/', pathNot: notTest },
      to: { pathNot: '^packages/maths/src/' },
    },
    {
      name: 'sums-of-games-are-pure',
      severity: 'error',
      comment: 'What decides a round stands on nothing but sums, and on no other game.',
      from: { path: '^games/([^/]+)/sums/', pathNot: notTest },
      to: { pathNot: '^(packages/maths/src/|games/$1/sums/)' },
    },
    {
      name: 'browser-never-decides',
      severity: 'error',
      comment: 'Outcomes are drawn on the server; a browser only shows them, or draws again to check one.',
      from: {
        path: '^(apps/(portal|console|chat)|games/[^/]+/src|packages/(client|ui|contract))/',
        pathNot: `(${notTest}|^apps/portal/src/(screens/lottery/checkDraw|components/promotions/checkReward)\\.ts$)`,
      },
      to: { path: '^(packages/maths/src|games)/.*/(play|settle[A-Za-z]*|draw[A-Za-z]*)\\.ts$' },
    },
    {
      name: 'browser-never-takes-the-registry',
      severity: 'error',
      comment: 'What is known of every game holds how its rounds are drawn.',
      from: { path: '^(apps/(portal|console|chat)|games/[^/]+/src|packages/(client|ui|contract))/', pathNot: notTest },
      to: { path: '^games/([^/]+/game|registry|houseGames)\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'contract-knows-only-maths',
      severity: 'error',
      comment: 'Both sides read the contract, so it may belong to neither.',
      from: { path: '^packages/contract/src/', pathNot: notTest },
      to: { path: src, pathNot: '^packages/(contract|maths)/' },
    },
    {
      name: 'server-is-plumbing',
      severity: 'error',
      comment: 'What two servers share knows neither of them, and no browser takes any of it along.',
      from: { path: '^packages/server/src/', pathNot: notTest },
      to: { path: src, pathNot: '^packages/server/' },
    },
    {
      name: 'server-stays-on-the-server',
      severity: 'error',
      comment: 'Databases, keys and logs are of no use in a browser.',
      from: { path: '^(apps/(portal|console|chat)|games|packages/(client|ui|contract|maths))/', pathNot: notTest },
      to: { path: '^packages/server/' },
    },
    {
      name: 'ui-is-app-blind',
      severity: 'error',
      comment: 'A widget knows no route, query or money rule.',
      from: { path: '^packages/ui/src/' },
      to: { path: src, pathNot: '^packages/ui/' },
    },
    {
      name: 'ui-has-no-router-or-query',
      severity: 'error',
      comment: 'A widget is handed its data.',
      from: { path: '^packages/ui/src/' },
      to: { path: '(react-router|react-query|react-hook-form)' },
    },
    {
      name: 'portal-lists-stand-on-the-kit',
      severity: 'error',
      comment:
        'What a list of the portal says and how it is turned is said once, in components/list; a plain table is for rows that are known.',
      from: {
        path: '^apps/portal/src/',
        pathNot: `(${notTest}|^apps/portal/src/components/(list/|round/RoundLedger\\.tsx$|(Announcement|Notice)Dialog\\.tsx$))`,
      },
      to: { path: '^packages/ui/src/(DataTable|PagedTable|Pager)\\.tsx?$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'testkit-only-in-tests',
      severity: 'error',
      comment: 'Seeds and fakes never ship.',
      from: { path: src, pathNot: '(\\.test\\.tsx?$|^packages/testkit/|^e2e/)' },
      to: { path: '^packages/testkit/' },
    },
    {
      name: 'client-knows-contract',
      severity: 'error',
      comment: 'The browser client is the contract plus fetch.',
      from: { path: '^packages/client/src/', pathNot: notTest },
      to: { path: src, pathNot: '^packages/(client|contract|maths)/' },
    },
    {
      name: 'packages-never-import-apps',
      severity: 'error',
      comment: 'Arrows point down; only the testkit starts the platform it tests.',
      from: { path: '^packages/', pathNot: '^packages/testkit/' },
      to: { path: '^(apps|games)/' },
    },
    {
      name: 'apps-never-import-apps',
      severity: 'error',
      comment: 'Apps meet only through the contract; the games of the house are known to them by the registry.',
      from: { path: '^apps/([^/]+)/' },
      to: {
        path: '^(apps|games)/',
        pathNot:
          '^(apps/$1/|games/houseGames\\.ts$|games/engine/src/(HouseGame|outcomeJson|fill|check/[A-Za-z]+)\\.ts$)',
      },
    },
    {
      name: 'games-stand-alone',
      severity: 'error',
      comment: 'A game ships by itself, with the engine that all of them share and that knows none of them.',
      from: { path: '^games/([^/]+)/' },
      to: { path: '^(apps|games)/', pathNot: '^games/($1|engine)/' },
    },
    {
      name: 'modules-meet-at-the-door',
      severity: 'error',
      comment: 'Another module is used through its index.ts only.',
      from: { path: '^apps/platform/src/modules/([^/]+)/' },
      to: {
        path: '^apps/platform/src/modules/[^/]+/',
        pathNot: ['^apps/platform/src/modules/$1/', '^apps/platform/src/modules/[^/]+/index\\.ts$'],
      },
    },
    {
      name: 'kit-knows-no-module',
      severity: 'error',
      comment: 'Server plumbing serves every module and knows none.',
      from: { path: '^apps/platform/src/kit/' },
      to: { path: '^apps/platform/src/modules/' },
    },
    {
      name: 'rules-are-pure',
      severity: 'error',
      comment: 'A rule can be tested without a database.',
      from: { path: '^apps/platform/src/modules/[^/]+/(rules|policy|present)\\.ts$' },
      to: {
        path: '(^apps/platform/src/kit/db\\.ts$|^packages/server/src/(openOwner|transact|migrate)\\.ts$|/store\\.ts$|/commands/|/routes/)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'routes-never-touch-sql',
      severity: 'error',
      comment: 'SQL lives in store.ts; a route may hand a pool on, as a type.',
      from: { path: '^apps/platform/src/modules/[^/]+/(routes|commands)/', pathNot: notTest },
      to: {
        path: '^(apps/platform/src/kit/db|packages/server/src/openOwner)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'screens-stay-in-their-area',
      severity: 'error',
      comment: 'Parts that two areas need move up to components/ or packages/ui.',
      from: { path: '^apps/(portal|console)/src/screens/([^/]+)/' },
      to: { path: '^apps/(portal|console)/src/screens/', pathNot: '^apps/$1/src/screens/$2/' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules/(?!@baize)' },
    exclude: { path: '(^|/)(dist|coverage)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
    },
  },
};
