import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

const load = createRequire(__filename)
const inPackages = (file: string) => path.resolve(__dirname, '../node_modules', file)

type Loader = (this: object, source: string) => string

/** A loader on a file as the build runs it. */
function run(name: string, file: string, source: string): string {
  const loader = load(`../config/loaders/${name}`) as Loader
  const context = {
    resourcePath: file,
    addDependency: () => undefined,
    addContextDependency: () => undefined
  }
  return loader.call(context, source)
}

/** The file that a loader changes, without what it looks for. */
const LOADERS = [
  ['called-apis', '@tarojs/plugin-platform-weapp/dist/runtime-utils.js', /needPromiseApis = new Set/g],
  ['called-apis', '@tarojs/shared/dist/native-apis.js', /needPromiseApis = new Set/g],
  ['host-reconciler', 'react-reconciler/cjs/react-reconciler.production.min.js', /\$\$\$hostConfig/g],
  ['host-reconciler', 'react-reconciler/cjs/react-reconciler.production.min.js', /exports\./g],
  ['lean-react-dom', 'react-dom/cjs/react-dom.production.min.js', /version:"18\.3\.1"/g],
  ['lean-react-dom', 'react-dom/cjs/react-dom.production.min.js', /isDehydrated/g],
  ['mini-only', '@tarojs/runtime/dist/dsl/common.js', /isEnableTTDom\(\)/g],
  ['mini-only', '@tarojs/react/dist/react.esm.js', /PLATFORM_TYPE\./g],
  ['router-moves', '@tarojs/router/dist/router/spa.js', /const currentPage = /g],
  ['router-moves', '@tarojs/router/dist/router/page.js', /show\(page/g]
] as const

test.each(LOADERS)('%s changes %s', (name, file) => {
  const source = fs.readFileSync(inPackages(file), 'utf8')
  expect(run(name, inPackages(file), source)).not.toBe(source)
})

test.each(LOADERS)('%s ends the build when %s has no %s any more', (name, file, pattern) => {
  const source = fs.readFileSync(inPackages(file), 'utf8')
  expect(source).toMatch(pattern)
  expect(() => run(name, inPackages(file), source.replace(pattern, 'another'))).toThrow(name)
})

const APP_CONFIG =
  '{"router":{"customRoutes":{"/pages/a/index":"/a"}},"subPackages":[{"root":"pages/pay"}],"pages":[]}'

test.each([
  ['router-later', 'createRouter(history, app)', 'startRouter(history, app)'],
  ['pages-of-table', APP_CONFIG, APP_CONFIG.replace('subPackages', 'packages')],
  ['pages-of-table', APP_CONFIG, APP_CONFIG.replace('customRoutes', 'paths')],
  ['pages-of-table', APP_CONFIG, APP_CONFIG.replace(',"pages"', ',"screens"')]
])('%s changes the config of the app, and ends the build when it cannot', (name, source, other) => {
  expect(run(name, 'app.config.ts', source)).not.toBe(source)
  expect(() => run(name, 'app.config.ts', other)).toThrow(name)
})
