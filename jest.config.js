/**
 * Page tests, *.test.tsx, in jsdom with Taro's H5 runtime: pages, components, routes, platform leaves. Tests without a screen
 * (*.test.ts) run in Vitest, see vitest.config.mjs.
 */
process.env.TZ = 'Asia/Shanghai'

const definePagesConfig = require('@tarojs/test-utils-react/dist/jest.js').default

/** The leaves of the H5 target come first, as in tsconfig.json's moduleSuffixes. */
const moduleFileExtensions = ['h5.ts', 'h5.tsx', 'ts', 'tsx', 'js', 'mjs', 'cjs', 'json', 'jsx', 'node']
const alias = { '^@/(.*)$': '<rootDir>/src/$1' }
const assets = {
  '\\.module\\.(css|scss)$': '<rootDir>/tests/jest/class-names-stub.js',
  '\\.(css|scss|less)$': '<rootDir>/tests/jest/empty-stub.js',
  '\\.(png|jpe?g|gif|svg|webp)$': '<rootDir>/tests/jest/image-stub.js'
}
const preset = definePagesConfig({})

module.exports = {
  displayName: 'pages',
  rootDir: __dirname,
  // By default Jest leaves one core alone, which on two cores halves it.
  maxWorkers: '100%',
  globalSetup: '<rootDir>/tests/jest/global-setup.js',
  cacheDirectory: '<rootDir>/.cache/jest',
  modulePathIgnorePatterns: [
    '<rootDir>/dist/',
    '<rootDir>/tests/weapp-host/',
    '<rootDir>/\\.data/',
    '<rootDir>/\\.cache/'
  ],
  moduleFileExtensions,
  transform: { '\\.([cm]?jsx?|tsx?)$': '<rootDir>/tests/jest/transform.js' },
  // The transform itself passes over what needs no compiling.
  transformIgnorePatterns: [],
  restoreMocks: true,
  // The first mount of Taro takes seconds on a busy machine.
  testTimeout: 30000,
  testEnvironment: 'jsdom',
  testEnvironmentOptions: preset.testEnvironmentOptions,
  testMatch: [
    '<rootDir>/src/**/*.test.tsx',
    '<rootDir>/tests/pages/**/*.test.tsx',
    '<rootDir>/tests/*.test.tsx'
  ],
  globals: { ...preset.globals, 'ts-jest': undefined, 'babel-jest': undefined },
  setupFiles: [...preset.setupFiles, '<rootDir>/tests/jest/setup-taro.js'],
  moduleNameMapper: {
    '^@/components/progressive$': '<rootDir>/tests/jest/progressive-at-once.js',
    // Styles and pictures first: an alias may lead to one.
    ...assets,
    ...alias,
    ...preset.moduleNameMapper,
    // Pages are tested on the elements that the built site has.
    '@tarojs/components$': '<rootDir>/src/platform/elements/index.h5.ts',
    // @tarojs/router and @tarojs/components require each other; see the file.
    '^@tarojs/components/dist/components$': '<rootDir>/tests/jest/taro-components-lazy.js',
    // createApp() of the test utilities calls an older signature of createRouter().
    '^@tarojs/router$': '<rootDir>/tests/jest/taro-router-compat.js',
    // The test utilities take act() from where React no longer wants it.
    '^react-dom/test-utils$': '<rootDir>/tests/jest/react-act.js',
    '^@nutui/nutui-react-taro$': '<rootDir>/tests/jest/nutui.js',
    // swiper 11 ships .mjs only.
    '^swiper(/.*)?$': '<rootDir>/tests/jest/swiper-stub.js'
  }
}
