/**
 * Which feature may import which. Everything that is not allowed here is an error; scripts/fixtures/imports holds one
 * failing example for every rule, and scripts/check-imports.ts proves that each of them is caught.
 */
const features = {
  // Who                    may import of ours
  'packages/money': [],
  'kits/vendor-certification': [],
  'packages/game-math': [],
  'packages/record-proof': [],
  'packages/open-games': ['packages/game-math', 'packages/record-proof'],
  'packages/games': ['packages/game-math', 'packages/money', 'packages/open-games', 'packages/record-proof'],
  'packages/contract': ['packages/money'],
  'packages/jurisdictions': ['packages/money'],
  'packages/operation': [],
  'packages/ui': ['packages/money'],
  // Of operation only settings, the refusal of a start, spans and waiting.
  'packages/database': [
    'packages/operation/src/settings',
    'packages/operation/src/tracing',
    'packages/operation/src/waiting',
  ],
  'packages/betting': ['packages/money', 'packages/database', 'packages/operation'],
  'packages/payments': ['packages/money', 'packages/operation/src/settings'],
  'packages/chains': ['packages/money', 'packages/operation/src/settings', 'packages/operation/src/waiting'],
  'packages/identity': ['packages/operation/src/settings'],
  'packages/rgs': [
    'packages/game-math',
    'packages/games',
    'packages/money',
    'packages/contract',
    'packages/database',
    'packages/operation',
    'packages/record-proof',
  ],
  'packages/live': [
    'packages/rgs',
    'packages/game-math',
    'packages/games',
    'packages/money',
    'packages/contract',
    'packages/database',
    'packages/operation',
  ],
  'packages/testing': ['packages/money', 'packages/database', 'packages/operation'],
  'apps/web': [
    'packages/contract',
    'packages/game-math',
    // Of the games only what reads the files of a round (proof-files): the rest reads folders and runs on servers alone.
    'packages/games',
    'packages/money',
    'packages/record-proof',
    'packages/ui',
  ],
  'apps/desk': ['packages/contract', 'packages/game-math', 'packages/money', 'packages/record-proof', 'packages/ui'],
  'apps/backoffice': [
    'packages/contract',
    'packages/game-math',
    'packages/money',
    'packages/open-games',
    'packages/operation/src/settings',
    'packages/record-proof',
  ],
  'apps/api': [
    'packages/chains',
    'packages/contract',
    'packages/games',
    'packages/identity',
    'packages/jurisdictions',
    'packages/betting',
    'packages/open-games',
    'packages/payments',
    'packages/money',
    'packages/database',
    'packages/operation',
    'packages/record-proof',
    'kits/vendor-certification',
  ],
  'apps/studio': [
    'packages/live',
    'packages/rgs',
    'packages/game-math',
    'packages/games',
    'packages/contract',
    'packages/money',
    'packages/database',
    'packages/open-games',
    'packages/operation',
    'packages/record-proof',
    'packages/ui',
  ],
  'apps/sandbox-psp': ['packages/chains', 'packages/money', 'packages/database', 'packages/operation'],
};

const test = '\\.(test|fixture)\\.tsx?$|/src/testing/|/fixtures/';
/** The six areas of the API, of the two pages, and of the contract. */
const areas = '(money|players|protection|play|growth|desk)';
const asPattern = (path) => path.replace(/[.\\/-]/g, '\\$&');

const roomRules = Object.entries(features).map(([feature, allowed]) => ({
  name: `feature-${feature.replace('/', '-')}`,
  comment: `${feature} imports of ours only: ${allowed.join(', ') || 'nothing'}`,
  severity: 'error',
  // A test may bring up its own surroundings: the database fixture, a neighbour's public door.
  from: { path: `^${asPattern(feature)}/`, pathNot: test },
  to: {
    path: '^(packages|apps|kits)/',
    // A folder, or one file of it.
    pathNot: [feature, ...allowed].map((path) => `^${asPattern(path)}(/|\\.ts$)`),
  },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  // For the diagram of imports (scripts/docs).
  features,
  forbidden: [
    ...roomRules,
    {
      name: 'testing-in-tests-only',
      comment: 'what ships never imports the test fixtures',
      severity: 'error',
      from: { path: '^(packages|apps)/', pathNot: [test, '^packages/testing/'] },
      to: { path: '^packages/testing/' },
    },
    {
      name: 'packages-never-import-apps',
      comment: 'a package, its tests too, knows no app',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^apps/' },
    },
    {
      name: 'apps-never-import-apps',
      comment:
        'apps are processes and meet over HTTP; the houses of the tests start their neighbours by the front door',
      severity: 'error',
      from: { path: '^apps/([^/]+)/', pathNot: '^apps/[^/]+/src/testing/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'through-the-front-door',
      comment: 'a package is imported by its name, not by a path into its inside',
      severity: 'error',
      from: { path: '^(?:packages|apps)/([^/]+)/' },
      to: {
        path: '^packages/',
        pathNot:
          '^packages/($1/|[^/]+/src/index\\.ts$|database/src/(embedded|sharding)/index\\.ts$|rgs/src/sharding/index\\.ts$|chains/src/local/index\\.ts$|open-games/src/(fixtures/(write-package|paper-lanterns|tide-pearls)|game/index)\\.ts$|operation/src/(settings|tracing|waiting)/index\\.ts$|contract/src/|ui/src/((forms|layers|lists)/)?[^/]+$|ui/src/fonts/[^/]+\\.css$|games/src/(catalogue|check-gathered|check-round-file|proof-files|sheets|simulate)\\.ts$|game-math/src/(schema|drand/index)\\.ts$|live/src/view\\.ts$)',
      },
    },
    {
      name: 'nothing-imports-sharding',
      comment:
        'books and players lie on several machines where the folder is there, and all else runs without it (installed-sharding.ts)',
      severity: 'error',
      from: { pathNot: '^packages/(betting|rgs)/src/sharding/|^deploy/citus/|^scripts/spread(-studio)?\\.ts$' },
      to: { path: '^packages/(betting|rgs)/src/sharding/' },
    },
    {
      name: 'rgs-knows-the-wallet-only',
      comment: 'rounds speak to the casino as any vendor: of the contract they know the wallet and what it is made of',
      severity: 'error',
      from: { path: '^packages/rgs/', pathNot: test },
      to: { path: '^packages/contract/src/', pathNot: '^packages/contract/src/(play/wallet|scalars)\\.ts$' },
    },
    {
      name: 'the-casino-lists-games-only',
      comment: 'the casino knows what its own games are called and may pay, never how they are played',
      severity: 'error',
      from: { path: '^apps/api/', pathNot: test },
      to: { path: '^packages/games/src/', pathNot: '^packages/games/src/catalogue\\.ts$' },
    },
    {
      name: 'pages-take-types-of-the-contract',
      comment:
        'the two pages import types of the calls alone, and constants from small files of their own: schemas are for servers',
      severity: 'error',
      from: { path: '^apps/(web|desk)/src/', pathNot: test },
      to: { path: '^packages/contract/src/(index|desk/index)\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'pages-know-what-a-table-looks-like',
      comment: 'of shared rounds a page knows how messages change what it shows, and nothing of how they are told',
      severity: 'error',
      from: { path: '^(apps/studio/src/client/|packages/live/src/view\\.ts$)', pathNot: test },
      to: { path: '^packages/(live|rgs|database|operation)/', pathNot: '^packages/live/src/view\\.ts$' },
    },
    {
      name: 'no-areas-below',
      comment: 'shared code (ui, lib, http, db) never imports an area',
      severity: 'error',
      from: { path: '^apps/[^/]+/src/(ui|lib|http|db)/', pathNot: test },
      to: { path: `^apps/[^/]+/src/${areas}/` },
    },
    {
      name: 'areas-meet-at-their-index',
      comment:
        'of another area of the API code imports index.ts alone; wire.ts and wiring/ also take the types of what other areas have wired',
      severity: 'error',
      from: { path: `^apps/api/src/${areas}/`, pathNot: `${test}|/src/[a-z]+/(wire\\.ts$|wiring/)` },
      to: { path: `^apps/api/src/${areas}/`, pathNot: ['^apps/api/src/$1/', `^apps/api/src/${areas}/index\\.ts$`] },
    },
    {
      name: 'wiring-meets-at-index-and-wiring',
      comment: 'what wires an area imports of another its index.ts, and types of its wire.ts and wiring/',
      severity: 'error',
      from: { path: `^apps/api/src/${areas}/(?:wire\\.ts$|wiring/)`, pathNot: test },
      to: {
        path: `^apps/api/src/${areas}/`,
        pathNot: ['^apps/api/src/$1/', `^apps/api/src/${areas}/(index\\.ts$|wire\\.ts$|wiring/)`],
      },
    },
    {
      name: 'no-sibling-features',
      comment: 'features of the API meet in the wiring of their area, those of the pages in app/, never in each other',
      severity: 'error',
      from: { path: `^apps/(api|web|desk)/src/${areas}/([^/.]+)/`, pathNot: [test, '/wiring/'] },
      to: { path: `^apps/$1/src/${areas}/[^/.]+/`, pathNot: '^apps/$1/src/$2/$3/' },
    },
    {
      name: 'no-sibling-features-of-games',
      comment: 'screens of games share what stands in ui/, never parts of each other',
      severity: 'error',
      from: { path: '^apps/studio/src/client/features/([^/]+)/', pathNot: test },
      to: { path: '^apps/studio/src/client/features/', pathNot: '^apps/studio/src/client/features/$1/' },
    },
    {
      name: 'nothing-imports-the-composition-root',
      comment: 'main.ts builds and wires everything and is imported by nothing',
      severity: 'error',
      from: { path: '^(packages|apps)/', pathNot: test },
      to: { path: '^apps/[^/]+/src/main\\.tsx?$' },
    },
    {
      name: 'nothing-imports-the-wiring',
      comment:
        'services.ts wires the areas together, wire.ts and wiring/ the features of an area; only wiring imports it',
      severity: 'error',
      from: {
        path: '^apps/api/src/',
        pathNot: [test, '^apps/api/src/(main\\.ts$|services\\.ts$|[a-z]+/(wire\\.ts$|wiring/|index\\.ts$))'],
      },
      to: { path: '^apps/api/src/(services\\.ts$|[a-z]+/(wire\\.ts$|wiring/))' },
    },
    {
      name: 'commands-never-import-routes',
      comment: 'inside a feature: routes → commands → states, postings, store',
      severity: 'error',
      from: { path: `^apps/api/src/${areas}/`, pathNot: [test, '\\.routes\\.ts$', '/wiring/'] },
      to: { path: '\\.routes\\.ts$' },
    },
    {
      name: 'what-ships-imports-no-tools',
      comment: 'what ships never imports scripts, deployment, benchmarks, fault tests, browser tests or their kit',
      severity: 'error',
      from: { path: '^(packages|apps)/[^/]+/src/', pathNot: test },
      to: { path: '^(scripts|deploy|faults|bench|e2e|test-kit)/' },
    },
    {
      name: 'nothing-imports-fault-tests',
      comment: 'what fault tests share with drills, benchmarks and browser tests is in test-kit/',
      severity: 'error',
      from: { path: '^(apps|packages|scripts|deploy|bench|e2e|test-kit)/' },
      to: { path: '^(faults|deploy/[^/]+/faults)/', pathNot: '^deploy/cluster/faults/' },
    },
    {
      name: 'tools-use-public-entries',
      comment:
        'scripts, deployment, benchmarks and tests of the whole import of an app its settings, schema, texts, areas and test fixtures, nothing of its inside; checks of the repository (scripts/*.test.ts) read whatever they check',
      severity: 'error',
      from: {
        path: '^(scripts|deploy|faults|bench|e2e|test-kit)/',
        // A trace of what a page loads goes through the inside by its nature.
        pathNot: ['^scripts/.*\\.test\\.ts$', '^scripts/tracing/'],
      },
      to: {
        path: '^apps/[^/]+/src/',
        pathNot: [
          '/src/(settings|schema|routes|sandbox|reference-data)\\.ts$',
          '/src/testing/|/fixtures/|\\.fixture\\.ts$|/texts/|/http/messages/',
          `^apps/api/src/${areas}/index\\.ts$`,
          '^apps/api/src/db/',
          // The command line as a function, addresses of pages, weeks of promotions, what the studio answers, and the beacon that
          // development uses instead of drand.
          '^apps/backoffice/src/cli/run-command\\.ts$|^apps/web/src/lib/address/popups\\.ts$|/beacon/beacon-network\\.ts$',
          '^apps/desk/src/growth/groups/weeks\\.ts$|^apps/studio/src/server/answers\\.ts$',
        ],
      },
    },
    {
      name: 'sql-in-stores-only',
      comment: 'only a store, db/ and the packages that own SQL import the driver',
      severity: 'error',
      from: {
        path: '^apps/[^/]+/src/',
        pathNot: [test, '\\.store\\.ts$', '^apps/[^/]+/src/db/'],
      },
      to: { path: 'node_modules/(pg|kysely)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-circles',
      comment: 'a circle is one module that pretends to be several; a circle of types as well',
      severity: 'error',
      from: { path: '^(packages|apps)/' },
      to: { circular: true },
    },
    {
      name: 'resolvable',
      comment: 'an import that leads nowhere hides from every other rule',
      severity: 'error',
      from: { path: '^(packages|apps)/' },
      to: { couldNotResolve: true },
    },
  ],
  options: {
    exclude: { path: '(^|/)(dist|node_modules/\\.vite)/|^scripts/fixtures/' },
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'module', 'node', 'browser', 'default', 'types', 'style'],
      extensions: ['.ts', '.tsx', '.d.ts', '.js', '.mjs', '.cjs', '.json', '.css'],
      mainFields: ['module', 'main', 'types', 'typings'],
    },
  },
};
