// Who may import what. Each rule has one sentence of reason.
const src = '^(apps|packages|games)/';
const everything = '^(apps|packages|games|tools|bench|e2e)/';
const notTest = '\\.test\\.tsx?$';
export default {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'A cycle has no reading order; a type alone may point back.',
      from: { path: everything },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-unresolved',
      severity: 'error',
      comment: 'An import no rule can see is an import no rule can stop.',
      from: { path: everything },
      // The browser for machines without one is installed on demand.
      to: { couldNotResolve: true, pathNot: '\\.css$|^virtual:|^@sparticuz/chromium$' },
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
      name: 'testkit-only-in-tests',
      severity: 'error',
      comment: 'Seeds and fakes never ship.',
      from: { path: src, pathNot: '(\\.test\\.tsx?$|^packages/testkit/|^apps/[a-z]+/src/testing/|^e2e/)' },
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
    {
      name: 'components-know-no-screen',
      severity: 'error',
      comment: 'Screens consist of components; one that opens a screen over the page fetches it when it does.',
      from: { path: '^apps/(portal|console)/src/components/', pathNot: notTest },
      to: { path: '^apps/$1/src/screens/', dynamic: false },
    },
    {
      name: 'product-knows-no-tools',
      severity: 'error',
      comment: 'What is shipped runs without the scripts around it; only builds and tests use them.',
      from: {
        path: src,
        pathNot: `${notTest}|^apps/[a-z]+/vite\\.config\\.ts$|^games/engine/build/|^packages/testkit/`,
      },
      to: { path: '^tools/' },
    },
    {
      name: 'nothing-needs-benches-or-journeys',
      severity: 'error',
      comment: 'What only measures or tests can be removed without a trace.',
      from: { path: '^(apps|packages|games|tools)/' },
      to: { path: '^(bench|e2e)/' },
    },
    {
      name: 'commands-enter-modules-by-the-door',
      severity: 'error',
      comment:
        'Tools and benches use a module like other modules do, except for what loads or measures one part of it.',
      from: { path: '^(tools|bench)/', pathNot: notTest },
      to: {
        path: '^apps/platform/src/modules/[^/]+/',
        pathNot: [
          '^apps/platform/src/modules/[^/]+/index\\.ts$',
          '^apps/platform/src/modules/wallet/(store|verifyLedger)\\.ts$',
          '^apps/platform/src/modules/agents/(commands/countTeams|readChanges|readClasses)\\.ts$',
          '^apps/platform/src/modules/games/simulatedVendors\\.ts$',
        ],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'journeys-see-what-people-see',
      severity: 'error',
      comment: 'A journey uses pages and calls; it neither reads nor calls what is behind them.',
      from: { path: '^e2e/' },
      to: { path: '^(apps|games|bench|packages/(server|testkit|client|ui))/', pathNot: '^apps/portal/build/' },
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
