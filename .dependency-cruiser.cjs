/**
 * Who may import whom. The house: pages -> components/<domain> -> stores -> services -> platform;
 * any of them may use contract and domain; contract -> domain -> nothing.
 */
const CLIENT = '^src/(app\\.|pages|components|stores|services|routes|platform)'
/** Wire shapes and what validates them, in each subject of the contract. */
const DTO = '^src/contract/[^/]+/dto(/|\\.ts$)'
const SCHEMAS = ['^src/contract/schemas\\.ts$', '^src/contract/[^/]+/schemas\\.ts$']
const TEST = '\\.test\\.tsx?$'

const { GROUND, SUBJECTS } = require('./config/server-subjects.cjs')

/** What travels: the schemas of a subject, the types inferred from them, and what is collected of them. */
const WIRE_TYPES = [DTO, ...SCHEMAS]

/** Where what travels meets our own words. */
const WIRE_SIDE = '(/|-)(handlers|requests|dto|refusals|routes)\\.ts$'

/** A layer may import only what is listed (paths under src/); node_modules are judged elsewhere. */
const only = (name, comment, from, allowed) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: TEST },
  to: { path: '^(src|server|tests|scripts|config)/', pathNot: allowed }
})

module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'Modules of a cycle cannot be understood, tested or loaded alone; imported types count too.',
      severity: 'error',
      from: { pathNot: '^tests/' },
      to: { circular: true }
    },
    {
      name: 'no-circular-in-tests',
      comment: 'As above; types of the test drivers and the mini-program host may point back.',
      severity: 'error',
      from: { path: '^tests/' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } }
    },
    {
      name: 'no-unresolvable',
      comment: 'An import that resolves nowhere fails at build time on some target.',
      severity: 'error',
      from: { pathNot: '^tests/weapp-host/' },
      to: { couldNotResolve: true }
    },
    {
      name: 'no-undeclared-package',
      comment: 'A package that package.json does not list disappears with the package that brought it.',
      severity: 'error',
      from: { path: '^(src|server)/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'], pathNot: '^node_modules/@types/' }
    },
    {
      name: 'no-dev-package-in-product',
      comment: 'The product must run without the development packages.',
      severity: 'error',
      from: {
        path: '^(src|server)/',
        pathNot: [TEST, '^server/testing/', '^server/db/drizzle\\.config\\.ts$']
      },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only', 'npm'] }
    },
    {
      name: 'product-knows-no-tests',
      comment: 'Production code never knows its tests.',
      severity: 'error',
      from: { path: '^(src|server|config)/', pathNot: [TEST, '^server/testing/'] },
      to: { path: [TEST, '^tests/', '^server/testing/'] }
    },
    only(
      'domain-imports-itself',
      'Rules are pure: no framework, no I/O, no other layer.',
      '^src/domain/',
      '^src/domain/'
    ),
    {
      name: 'domain-has-no-packages',
      comment: 'Rules are pure functions over plain data, shared with the server as they are.',
      severity: 'error',
      from: { path: '^src/domain/', pathNot: TEST },
      to: { dependencyTypes: ['npm', 'npm-dev', 'core'], pathNot: '^node_modules/(dayjs|chinese-days)/' }
    },
    only(
      'contract-imports-domain',
      'The contract is shared by client and server, so it may know the rules only.',
      '^src/contract/',
      '^src/(contract|domain)/'
    ),
    only(
      'ui-imports-domain',
      'components/ui has no domain word in it: it may format by domain functions, nothing else.',
      '^src/components/ui/',
      '^src/(components/ui|domain|styles|assets)/'
    ),
    only(
      'components-direction',
      'Domain components use stores and what is below; a page is never below.',
      '^src/components/(?!ui/)',
      '^src/(components|stores|services|platform|routes|contract|domain|styles|assets)/'
    ),
    only(
      'stores-direction',
      'A store must be testable without a page or a component.',
      '^src/stores/',
      '^src/(stores|services|platform|routes|contract|domain)/'
    ),
    only(
      'services-direction',
      'Services carry calls and errors; state and views depend on them, never the other way round.',
      '^src/services/',
      '^src/(services|platform|routes|contract|domain)/'
    ),
    only(
      'platform-direction',
      'A platform leaf is the bottom: it is swapped per target and knows nobody above.',
      '^src/platform/',
      '^src/(platform|contract|domain)/'
    ),
    only(
      'routes-direction',
      'Routes guard, navigate and frame a page (its dialogs and toasts); they name pages by path and never load one.',
      '^src/routes/',
      '^src/(routes|stores|services|platform|components/(ui|feedback-host)|contract|domain|styles|assets)/'
    ),
    {
      name: 'route-table-is-data',
      comment: 'The table is bundled in Node by app.config.ts and the build: it must import no runtime.',
      severity: 'error',
      from: { path: '^src/routes/(table\\.ts|generate\\.ts|tables/)' },
      to: { pathNot: '^src/(routes|contract|domain)/', dependencyTypesNot: ['type-only'] }
    },
    {
      name: 'no-page-of-another-package',
      comment: 'Packages load separately: what two of them share lives in components/<domain>.',
      severity: 'error',
      from: { path: '^src/pages/([^/]+)/' },
      to: { path: '^src/pages/', pathNot: '^src/pages/$1/' }
    },
    {
      name: 'no-page-of-the-same-package',
      comment:
        'What two pages of a package share lives in pages/<package>/shared; kinds/ is what its pages ask of a kind; shell, sections and pricing are what plans of confirm are made of; screen.tsx is a page that takes its plan, for the pages that differ from it by the plan alone.',
      severity: 'error',
      from: { path: '^src/pages/([^/]+)/([^/]+)/' },
      to: {
        path: '^src/pages/$1/',
        pathNot: '^src/pages/$1/($2|shared|kinds|shell|sections|pricing)/|^src/pages/$1/[^/]+/screen\\.tsx$'
      }
    },
    {
      name: 'shell-knows-no-section',
      comment:
        'A new section adds a file and no byte to the shell: plans list sections, and the shell asks them by their type.',
      severity: 'error',
      from: { path: '^src/pages/confirm/shell/', pathNot: TEST },
      to: { path: '^src/pages/confirm/', pathNot: '^src/pages/confirm/(shell|shared)/' }
    },
    {
      name: 'section-knows-no-shell',
      comment: 'A section stands among others by what Around tells (pages/confirm/shared/section.ts).',
      severity: 'error',
      from: { path: '^src/pages/confirm/(sections|pricing)/', pathNot: TEST },
      to: { path: '^src/pages/confirm/', pathNot: '^src/pages/confirm/(sections|pricing|shared)/' }
    },
    {
      name: 'package-shared-knows-no-page',
      comment: 'pages/<package>/shared is below the pages of its package.',
      severity: 'error',
      from: { path: '^src/pages/([^/]+)/shared/' },
      to: { path: '^src/pages/$1/', pathNot: '^src/pages/$1/shared/' }
    },
    ...Object.entries(SUBJECTS).map(([subject, known]) => ({
      name: `server-subject-${subject}`,
      comment:
        'A subject of the server knows only the subjects below it (SUBJECTS in config/server-subjects.cjs).',
      severity: 'error',
      from: { path: `^server/${subject}/`, pathNot: TEST },
      to: { path: '^server/', pathNot: `^server/(${[subject, ...known].join('|')}|${GROUND})(/|\\.|$)` }
    })),
    {
      name: 'server-ground-knows-no-subject',
      comment: 'http, db and the rest of the ground carry every subject, so they know none.',
      severity: 'error',
      from: { path: `^server/(${GROUND})(/|\\.)`, pathNot: [TEST, '^server/db/seed/'] },
      to: {
        path: `^server/(${Object.keys(SUBJECTS).join('|')})/`,
        dependencyTypesNot: ['type-only']
      }
    },
    {
      name: 'production-loads-no-sandbox',
      comment:
        'What stands in for providers believes everybody: main.ts imports it outside production, when it runs, and nothing else does.',
      severity: 'error',
      from: { path: '^server/', pathNot: [TEST, '^server/(sandbox|testing|fuzz)/'] },
      to: { path: '^server/sandbox/', dynamic: false, dependencyTypesNot: ['type-only'] }
    },
    {
      name: 'server-queries-write-nothing',
      comment: 'handlers -> commands -> queries: who reads does not depend on who writes.',
      severity: 'error',
      from: { path: '^server/.+/queries/', pathNot: TEST },
      to: { path: '^server/.+/commands/' }
    },
    {
      name: 'wire-ends-in-handlers',
      comment:
        'handlers.ts and requests.ts beside it turn what came into requests in our words, dto.ts turns results into what is answered, refusals.ts what a refusal carries: commands and queries import no wire type.',
      severity: 'error',
      from: {
        path: ['^server/.+/(commands|queries)/', '^server/ordering/'],
        pathNot: [TEST, WIRE_SIDE]
      },
      to: { path: WIRE_TYPES }
    },
    {
      name: 'server-commands-know-no-handler',
      comment:
        'handlers -> commands -> queries: a command is called by handlers and jobs, never the other way round.',
      severity: 'error',
      from: { path: '^server/.+/commands/', pathNot: TEST },
      to: { path: '^server/.+handlers\\.ts$' }
    },
    {
      name: 'server-imports-contract-and-domain',
      comment: 'The server shares the contract and the rules with the client, nothing else.',
      severity: 'error',
      from: { path: '^server/' },
      to: {
        path: '^(src|tests|scripts|config)/',
        // The route table is pure data: what is measured names its paths, and a test holds the links of the seed against it.
        pathNot: ['^src/(contract|domain)/', '^scripts/build\\.mjs$', '^src/routes/(table|row)\\.ts$']
      }
    },
    {
      name: 'client-knows-no-server',
      comment: 'The client meets the server on the wire only.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(server|scripts|config)/' }
    },
    {
      name: 'client-bundles-no-schema',
      comment: 'Schemas validate on the server; in the bundle they would cost every visitor their size.',
      severity: 'error',
      from: { path: CLIENT, pathNot: TEST },
      to: { path: [...SCHEMAS, '^node_modules/valibot/'] }
    },
    {
      name: 'client-bundles-its-own-calls',
      comment:
        'Every visitor would carry the rows of calls that other clients make: `first-endpoints.ts` and `later-endpoints.ts` have ours.',
      severity: 'error',
      from: { path: CLIENT, pathNot: TEST },
      to: { path: '^src/contract/catalogue\\.ts$', dependencyTypesNot: ['type-only'] }
    },
    {
      name: 'catalogue-takes-types-only',
      comment: 'The client bundles these rows, so they must not pull the schemas in behind them.',
      severity: 'error',
      from: {
        path: [
          '^src/contract/(catalogue|endpoint|errors|first-endpoints|later-endpoints|served-endpoints)',
          '^src/contract/[^/]+/(rows|served-rows)\\.ts$'
        ],
        pathNot: TEST
      },
      to: {
        path: [...SCHEMAS, DTO, '^node_modules/valibot/'],
        dependencyTypesNot: ['type-only']
      }
    },
    {
      name: 'wire-ends-in-services',
      comment:
        'services/<subject>.ts speaks to the server and answers in our words and fen; no page, part or store knows what travels.',
      severity: 'error',
      from: { path: '^src/(pages|components|stores)/', pathNot: TEST },
      to: { path: DTO }
    },
    {
      name: 'client-takes-dto-types-only',
      comment:
        'DTO files hold the schemas that the types are inferred from: `import type` keeps them out of the bundle.',
      severity: 'error',
      from: { path: CLIENT, pathNot: TEST },
      to: { path: DTO, dependencyTypesNot: ['type-only'] }
    }
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: '(^|/)(dist|\\.cache|\\.data|coverage)/|^tests/weapp-host/fixtures/|\\.(scss|css|png|svg|jpe?g|webp)$'
    },
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types', 'typings'],
      // Platform leaves: either target stands for the capability, and both are cruised on their own.
      extensions: ['.h5.ts', '.h5.tsx', '.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.d.ts']
    }
  }
}
