import { defineConfig } from '@playwright/test'

/**
 * Journeys, over the builds in dist/: the site in Chromium, the mini-program in the tests' own host, and the host's tests.
 * The slow project first, so that all workers end together; a file that names its target runs there alone.
 */
export default defineConfig({
  outputDir: 'tests/artifacts/results',
  // More than the two processors: half of a journey is waiting for a slow network or a toast to go.
  workers: 4,
  // A test that hangs is ended; the longest takes a third of it on two busy processors.
  timeout: 12 * 60_000,
  forbidOnly: true,
  projects: [
    { name: 'weapp', testDir: 'tests/e2e', testIgnore: '**/*.h5.test.ts' },
    { name: 'h5', testDir: 'tests/e2e', testIgnore: '**/*.weapp.test.ts' },
    { name: 'host', testDir: 'tests/weapp-host/tests' }
  ]
})
