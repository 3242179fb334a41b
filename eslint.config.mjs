import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import * as names from './config/lint-names.mjs'

/** Syntax that has one home only; each message says why. Flat config replaces, so the lists are composed. */
const taroOnlyAtTheEdge = [
  {
    selector: "MemberExpression[object.name='Taro']",
    message:
      'Taro APIs belong in src/platform, src/routes and src/services/http/http.ts, so that both targets are handled in one place.'
  },
  {
    selector: "ImportDeclaration[source.value='@tarojs/taro'][importKind!='type'] > ImportDefaultSpecifier",
    message: 'Use a capability of src/platform or navigate() of src/routes instead of the Taro object.'
  },
  {
    selector:
      "ImportDeclaration[source.value='@tarojs/taro'][importKind!='type'] > ImportSpecifier[importKind!='type'][imported.name!=/^use[A-Z]/]",
    message: "Only Taro's lifecycle hooks may be imported here; its APIs belong in src/platform."
  },
  {
    selector: "MemberExpression[object.property.name='env'][property.name='TARO_ENV']",
    message: 'Write an index.h5.ts and an index.weapp.ts in src/platform instead of asking for the target.'
  }
]
const pureDomain = [
  {
    selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
    message: 'Domain functions take `now` as an argument: the same input gives the same answer.'
  },
  {
    selector: "NewExpression[callee.name='Date'][arguments.length=0]",
    message: 'Domain functions take `now` as an argument: the same input gives the same answer.'
  },
  {
    selector: "CallExpression[callee.name='dayjs'][arguments.length=0]",
    message: 'Domain functions take `now` as an argument: the same input gives the same answer.'
  },
  {
    selector: "CallExpression[callee.object.name='Math'][callee.property.name='random']",
    message: 'Domain functions are deterministic: pass the random value in.'
  },
  {
    selector: "MemberExpression[object.name='process'][property.name='env']",
    message: 'Domain functions know no environment: pass the value in.'
  }
]
const everywhere = [
  {
    selector: 'TSEnumDeclaration',
    message: 'Write an `as const` object: enums add code and do not narrow from wire values.'
  },
  {
    selector: 'TSAsExpression > TSAsExpression > TSUnknownKeyword.typeAnnotation',
    message: 'A cast through unknown hides a wrong type: narrow it or change the type.'
  }
]
const clientOnly = [
  {
    selector:
      "ImportDeclaration[source.value='valibot'], ImportDeclaration[source.value=/^@.contract.(.+.)?schemas/][importKind!='type']",
    message: 'Schemas run on the server: the client bundles types only.'
  },
  {
    selector: "ImportSpecifier[imported.name='makeAutoObservable']",
    message:
      'Write observed(this) of stores/observed: one way for a model to be observable, and no list of its fields.'
  },
  {
    selector: "ImportSpecifier[imported.name='Canceller'], TSClassImplements[expression.name='CancelSignal']",
    message:
      'Take the scope that usePageModel gives a model (stores/page-scope): its call, run and onLeave end with the page.'
  }
]
const inTransact = [
  {
    selector: "CallExpression[callee.property.name='transaction']",
    message: 'Write transact(db, …): its `Tx` keeps the database outside out of what the transaction writes.'
  }
]
const noDom = [
  'window',
  'document',
  'localStorage',
  'sessionStorage',
  'location',
  'history',
  'navigator',
  'wx'
].map((name) => ({
  name,
  message: 'Exists on one target only: use a capability of src/platform.'
}))
const readonly = (globals) => Object.fromEntries(globals.split(' ').map((name) => [name, 'readonly']))
/** Scripts and tools run in Node. */
const nodeGlobals = readonly(
  'process console Buffer URL URLSearchParams setTimeout clearTimeout setInterval clearInterval setImmediate fetch AbortController AbortSignal performance globalThis structuredClone TextEncoder TextDecoder'
)
const commonJsGlobals = {
  require: 'readonly',
  module: 'writable',
  exports: 'writable',
  __dirname: 'readonly',
  __filename: 'readonly'
}

/** What a call takes and gives ends in its handler, or in requests.ts and dto.ts beside it (`WIRE_SIDE` of .dependency-cruiser.cjs). */
const WIRE_SIDE = ['server/**/{handlers,requests,dto,refusals,routes}.ts', 'server/**/*-{handlers,dto}.ts']
const noTypesOf = (name, importNames) => ({ name, importNames, message: 'Take a request in our own words.' })
const callTypes = [
  noTypesOf('@/contract/catalogue', ['InputOf', 'ResultsOf']),
  noTypesOf('@/contract/schemas', ['ParsedInput'])
]

const EDGE = ['src/platform/**', 'src/routes/**', 'src/services/http/http.ts']
const TESTS = ['**/*.test.ts', '**/*.test.tsx', 'tests/**']

export default tseslint.config(
  {
    ignores: [
      'node_modules/',
      'dist/',
      'coverage/',
      '.data/',
      '.cache/',
      '.swc/',
      'tests/artifacts/',
      // Hand-written mini-program pages that the host's own tests load as they are.
      'tests/weapp-host/fixtures/'
    ]
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error', noInlineConfig: true } },
  ...tseslint.configs.strict,
  {
    files: ['**/*.{ts,tsx,js,mjs,cjs}'],
    rules: {
      'no-restricted-syntax': ['error', ...everywhere],
      'id-denylist': ['error', ...names.wordsThatWent],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      'no-param-reassign': 'error',
      'no-var': 'error',
      'prefer-const': 'error',
      'object-shorthand': 'error',
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true }
      ],
      // Empty callbacks are a readable default in props and stubs.
      '@typescript-eslint/no-empty-function': 'off',
      // `void | Promise<void>` is how a handler may answer.
      '@typescript-eslint/no-invalid-void-type': 'off'
    }
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      'no-restricted-syntax': [
        'error',
        ...everywhere,
        ...clientOnly,
        ...taroOnlyAtTheEdge,
        ...names.inOnePlace
      ],
      'no-restricted-globals': ['error', ...noDom],
      // A leave animation and a failed picture set state when a prop changes: one more render, no cascade.
      'react-hooks/set-state-in-effect': 'off'
    }
  },
  // A leaf that is built for one target may use what only that target has.
  { files: ['src/**/*.{h5,weapp}.{ts,tsx}'], rules: { 'no-restricted-globals': 'off' } },
  {
    files: EDGE,
    rules: {
      'no-restricted-syntax': ['error', ...everywhere, ...names.inOnePlace],
      'no-restricted-globals': 'off'
    }
  },
  {
    files: ['src/stores/{observed,page-scope}.ts'],
    rules: { 'no-restricted-syntax': ['error', ...everywhere, ...taroOnlyAtTheEdge, ...names.inOnePlace] }
  },
  {
    files: ['src/contract/**'],
    rules: { 'no-restricted-syntax': ['error', ...everywhere, ...taroOnlyAtTheEdge, ...names.inOnePlace] }
  },
  {
    files: ['src/domain/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...everywhere,
        ...clientOnly,
        ...taroOnlyAtTheEdge,
        ...pureDomain,
        ...names.inOnePlace
      ]
    }
  },
  // Where kinds have their names: the same rules without that one.
  {
    files: ['src/domain/kinds/**'],
    rules: {
      'no-restricted-syntax': ['error', ...everywhere, ...clientOnly, ...taroOnlyAtTheEdge, ...pureDomain]
    }
  },
  {
    files: ['src/pages/{process,confirm}/kinds/**', 'src/contract/completions.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...everywhere,
        ...clientOnly,
        ...taroOnlyAtTheEdge,
        ...names.channelNumbers
      ]
    }
  },
  {
    files: ['src/contract/channels.ts'],
    rules: { 'no-restricted-syntax': ['error', ...everywhere, ...taroOnlyAtTheEdge, ...names.kindNames] }
  },
  {
    files: ['src/routes/tables/**'],
    rules: { 'no-restricted-syntax': ['error', ...everywhere] }
  },
  {
    files: ['server/**'],
    ignores: ['server/db/transact.ts', 'server/db/postgres.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...everywhere,
        ...inTransact,
        ...names.inOnePlace,
        ...names.fulfilmentQuestions
      ]
    }
  },
  // What is fulfilled so, and what is placed: kinds are known there as modules.
  {
    files: ['server/ordering/{fulfilment,checkout}/**'],
    rules: { 'no-restricted-syntax': ['error', ...everywhere, ...inTransact, ...names.inOnePlace] }
  },
  {
    files: ['server/**/{commands,queries}/**', 'server/{cart,money,ordering,review}/**'],
    ignores: [...TESTS, ...WIRE_SIDE],
    rules: { 'no-restricted-imports': ['error', { paths: callTypes }] }
  },
  {
    files: ['server/**/*.test.ts', 'server/ordering/kinds/**', 'server/db/seed/**', 'server/testing/**'],
    rules: { 'no-restricted-syntax': ['error', ...everywhere, ...inTransact] }
  },
  {
    files: TESTS,
    ignores: ['server/**'],
    rules: { 'no-restricted-syntax': ['error', ...everywhere] }
  },
  {
    files: TESTS,
    rules: {
      'no-restricted-globals': 'off',
      // A test that is wrong about a value fails there anyway.
      '@typescript-eslint/no-non-null-assertion': 'off',
      'max-lines': ['error', { max: 450, skipBlankLines: true, skipComments: true }]
    }
  },
  // Answers of the server, as long as they are.
  { files: ['tests/recorded/*.ts'], rules: { 'max-lines': 'off' } },
  {
    files: ['{src,server}/**/*.test.ts', 'tests/*.test.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'jest', message: "Tests without a screen run in Vitest: import { vi } from 'vitest'." }
      ]
    }
  },
  {
    files: ['**/*.{js,cjs,mjs}'],
    languageOptions: { globals: nodeGlobals },
    rules: { 'no-undef': 'error' }
  },
  {
    files: ['scripts/**', 'server/*.mjs', 'server/main.ts', 'tests/weapp-host/**'],
    rules: { 'no-console': 'off' }
  },
  // The one place where the client writes to a console.
  { files: ['src/platform/developer-log.ts'], rules: { 'no-console': 'off' } },
  {
    files: ['**/*.{js,cjs}'],
    languageOptions: { sourceType: 'commonjs', globals: commonJsGlobals },
    rules: { '@typescript-eslint/no-require-imports': 'off' }
  },
  {
    files: ['config/templates/components.js', 'src/assets/site/*.js'],
    languageOptions: { globals: { TEMPLATE_PARTS: 'readonly', self: 'readonly', caches: 'readonly' } }
  },
  {
    files: ['config/first-frame/loader.js'],
    languageOptions: { globals: { window: 'readonly', document: 'readonly', SITE: 'readonly' } }
  },
  {
    // Some functions of these run in a page.
    files: ['scripts/bench/*.mjs', 'scripts/doors/page/**'],
    languageOptions: {
      globals: readonly('document window PerformanceObserver navigator localStorage MessageEvent FACTS')
    }
  },
  {
    files: ['tests/jest/**'],
    languageOptions: { globals: { Element: 'readonly', window: 'readonly' } }
  }
)
