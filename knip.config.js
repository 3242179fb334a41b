/** Unused files, exports and packages; `--production` leaves out what only tests reach. */
module.exports = {
  entry: [
    'src/app.{tsx,config.ts}!',
    'src/pages/**/index.{tsx,config.ts}!',
    'src/**/*.{h5,weapp}.{ts,tsx}!',
    'src/routes/{generate,site-routes}.ts!',
    // For config/loaders.
    'src/contract/packed-rows.ts!',
    'src/**/*.test.{ts,tsx}',
    'server/main.ts!',
    'server/ops/main.ts!',
    'server/*.mjs!',
    'server/**/*.test.ts',
    'config/{index,minified}.ts',
    'scripts/*.mjs!',
    'scripts/bench/throw.mjs!',
    // Sent to a browser.
    'scripts/doors/page/page.mjs!',
    // knip takes scripts/test.mjs for a test, by its name: this is what it uses.
    'scripts/lib/{changed,table,tally}.mjs!',
    'tests/**/*.test.{ts,tsx}',
    'tests/jest/*.js',
    'tests/vitest/*.ts',
    'server/testing/before-each-file.ts',
    'tests/e2e/support/{many-addons,supermarket}-figures.ts',
    'server/db/drizzle.config.ts!'
  ],
  project: [
    'src/**/*.{ts,tsx}!',
    'server/**/*.{ts,mjs}!',
    'scripts/**/*.mjs!',
    '!src/**/*.test.{ts,tsx}!',
    '!src/domain/addon/fixtures.ts!',
    '!server/**/*.test.ts!',
    '!server/testing/**!',
    'tests/{e2e,support,jest}/**/*.{ts,tsx,js}'
  ],
  // Its own reading of vitest.config.mjs takes the leaves of the H5 target (`*.h5.ts`) out of the product; the entries above name all tests.
  vitest: false,
  include: ['files', 'exports', 'types', 'dependencies', 'unlisted'],
  ignoreDependencies: [
    // Babel's transforms and Taro's runner import these by themselves; plugins are named in config/index.ts by their short names.
    '@babel/runtime',
    '@tarojs/(plugin-.+|react|router|taro-h5|webpack5-runner)',
    // Named so that npm puts 8 at the root: left to itself it puts 6 there, which the build cannot use.
    'ajv',
    // A command line, run by scripts/check.mjs.
    'dependency-cruiser',
    // The second engine of the mini-program, resolved by tests/weapp-host at run time.
    'glass-easel',
    'glass-easel-template-compiler',
    'miniprogram-compiler',
    'postcss-selector-parser'
  ],
  // What its own file uses may be exported for a test, but not ahead of a use.
  ignoreExportsUsedInFile: process.argv.includes('--production')
}
