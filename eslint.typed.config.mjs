/** Rules that need types, over the product: one pass over each program, apart from the lint that is kept from run to run. */
import tseslint from 'typescript-eslint'

const rules = {
  '@typescript-eslint/await-thenable': 'error',
  '@typescript-eslint/no-floating-promises': 'error',
  '@typescript-eslint/no-for-in-array': 'error',
  '@typescript-eslint/no-misused-promises': 'error',
  '@typescript-eslint/no-unsafe-argument': 'error',
  '@typescript-eslint/no-unsafe-assignment': 'error',
  '@typescript-eslint/no-unsafe-call': 'error',
  '@typescript-eslint/no-unsafe-member-access': 'error',
  '@typescript-eslint/no-unsafe-return': 'error',
  '@typescript-eslint/no-unsafe-type-assertion': 'error',
  '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }]
}

/** Where a type comes from outside the compiler, and somebody vouches for it in one place. */
const VOUCHED = [
  // Rows of the database, and a transaction's mark.
  'server/db/{client,sealed-column,transact}.ts',
  // A call's name ties its input and its results; so does what was stored under its key.
  'server/http/mount.ts',
  'server/activity/draws/commands/take-draw.ts',
  'server/ordering/checkout/commands/complete-order.ts',
  'server/ordering/kinds/{handlers,requests}.ts',
  'src/services/http/call.ts',
  'src/services/measuring/wire.ts',
  // The route table ties a page's name to its parameters; theme.json holds what app.config takes.
  'src/routes/{navigate,page,themed}.{ts,tsx}',
  // A key of the storage ties the value that was put under it.
  'src/stores/{persisted,session-items}.ts',
  'src/services/measuring/outbox.ts',
  // What WeChat tells of an element, and Taro's types leave out.
  'src/platform/measured-screen/index.weapp.ts'
]

const typed = (files, project) => ({
  files,
  plugins: { '@typescript-eslint': tseslint.plugin },
  languageOptions: {
    parser: tseslint.parser,
    parserOptions: { project, tsconfigRootDir: import.meta.dirname }
  },
  rules
})

export default [
  { ignores: ['**/*.test.{ts,tsx}', 'server/testing/**'] },
  { linterOptions: { noInlineConfig: true } },
  typed(['server/**/*.ts'], ['tsconfig.server.json']),
  typed(['src/**/*.{ts,tsx}'], ['tsconfig.json']),
  { files: VOUCHED, rules: { '@typescript-eslint/no-unsafe-type-assertion': 'off' } }
]
