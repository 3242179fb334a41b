/**
 * Tests without a screen, *.test.ts: domain, contract, services, stores, server. Page tests (*.test.tsx) run in Jest.
 * Modules are loaded once a worker and stay warm for all its files. A test file therefore leaves nothing behind: no variable of
 * the environment, no mocked module (`vi.spyOn` of a module's export is restored before the next test), no fake timers.
 */
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

process.env.TZ = 'Asia/Shanghai'

const BY_THE_NAME_OF_JEST = 'tests/vitest/by-the-name-of-jest.ts'
/** They run the server on a database of its own. */
const WITH_A_SERVER = [
  'tests/bank-session.test.ts',
  'tests/baskets.test.ts',
  'tests/contract.test.ts',
  'tests/entry.test.ts',
  'tests/provider-shop.test.ts',
  'tests/recorded.test.ts'
]

export default defineConfig({
  resolve: {
    // The leaves of the H5 target come first, as in tsconfig.json's moduleSuffixes.
    extensions: ['.h5.ts', '.h5.tsx', '.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
    alias: [{ find: /^@\//, replacement: fileURLToPath(new URL('./src/', import.meta.url)) }]
  },
  // Fields by assignment, as in the builds.
  esbuild: { tsconfigRaw: { compilerOptions: { useDefineForClassFields: false } } },
  cacheDir: '.cache/vitest',
  test: {
    globals: true,
    isolate: false,
    restoreMocks: true,
    // By default Vitest leaves one core alone, which on two cores halves it.
    maxWorkers: '100%',
    // Making the first database of a schema takes a while; every file that opens one may be the first.
    hookTimeout: 90_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'tests/*.test.ts'],
          exclude: WITH_A_SERVER,
          setupFiles: [BY_THE_NAME_OF_JEST],
          testTimeout: 30_000
        }
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['server/**/*.test.ts', ...WITH_A_SERVER],
          setupFiles: [BY_THE_NAME_OF_JEST, 'server/testing/before-each-file.ts'],
          testTimeout: 90_000
        }
      }
    ]
  }
})
