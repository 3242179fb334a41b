import path from 'node:path'
import type { Chain } from './elements'
import { inPackage, MOBX } from './packages'

const inTaro = (file: string) => inPackage('@tarojs/runtime', `dist/${file}.js`)

const standIn = (name: string) => path.join(__dirname, 'stand-ins', `${name}.js`)

const plugin = (name: string) => path.join(__dirname, 'plugins', `${name}.js`)

const loader = (name: string) => path.join(__dirname, 'loaders', `${name}.js`)

/** What of Taro and React the mini-program carries along: each file says what it leaves out and why. */
export function leanRuntime(chain: Chain): void {
  const { alias } = chain.resolve
  // Module by module instead of in one file: what nobody imports is left out, and a single one can be another.
  alias
    .delete('@tarojs/runtime')
    .delete('@tarojs/shared')
    .set('@tarojs/runtime$', inTaro('index'))
    .set('@tarojs/shared$', inPackage('@tarojs/shared', 'dist/index.js'))
    .set('@tarojs/api$', inPackage('@tarojs/api', 'dist/index.js'))
    .set('@tarojs/taro$', standIn('mini-taro'))
    // In development too: MobX's other build asks globalThis, which hosts lack, for Symbol and Proxy.
    .set('mobx$', MOBX)
    .set(inPackage('@tarojs/shared', 'dist/components.js'), path.join(__dirname, 'templates/components.js'))
  // Of Taro's two ready-made interceptors of requests none is used.
  alias.set(inPackage('@tarojs/api', 'dist/interceptor/interceptors.js'), standIn('nothing'))
  for (const file of ['bom/location', 'bom/history', 'bom/URL', 'bom/URLSearchParams', 'dom/anchor-element'])
    alias.set(inTaro(file), standIn('no-address'))
  chain.plugin('late-file').use(plugin('late-file'))
  // A name that a stand-in lacks ends the build.
  chain.module.strictExportPresence(true)
  chain.module
    .rule('called-apis')
    .test([
      inPackage('@tarojs/plugin-platform-weapp', 'dist/runtime-utils.js'),
      inPackage('@tarojs/shared', 'dist/native-apis.js')
    ])
    .use('called-apis')
    .loader(loader('called-apis'))
  chain.module
    .rule('mini-only')
    .test(/node_modules[\\/]@tarojs[\\/](runtime|react|shared)[\\/]dist[\\/]/)
    .use('mini-only')
    .loader(loader('mini-only'))
  chain.module
    .rule('host-reconciler')
    .test(inPackage('react-reconciler', 'cjs/react-reconciler.production.min.js'))
    .use('host-reconciler')
    .loader(loader('host-reconciler'))
}

/** How the mini-program is cut into files. */
export function leanFiles(chain: Chain): void {
  // What the supported hosts can read, for what webpack writes around the modules.
  chain.target('browserslist')
  const split = chain.plugin('miniSplitChunksPlugin')
  const options: unknown[] = split.get('args')
  split.use(plugin('grouped-sub-common'), options)
  chain.plugin('app-config-once').use(plugin('app-config-once'))
}
