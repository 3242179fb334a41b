import path from 'node:path'
import type { UserConfigExport } from '@tarojs/cli'
import { requireWithEsbuild } from '@tarojs/helper'
import { plainElements } from './elements'
import { FirstFrame, type FirstPage } from './first-frame'
import { leanFiles, leanRuntime } from './mini'
import { minified } from './minified'
import { packedRows } from './packed-rows'
import { inPackage, MOBX } from './packages'
import { PageFiles, PLAN } from './page-files'
import { wideStyles } from './wide'

/** In place of what Taro brings along and this product does not need; each file says why. */
const standIn = (name: string) => path.join(__dirname, 'stand-ins', `${name}.js`)

const library = (name: string) => path.join(__dirname, 'libraries', `${name}.js`)

const { firstFrames, firstFacts } = requireWithEsbuild(path.join(__dirname, '../src/routes/generate.ts')) as {
  firstFrames(): FirstPage[]
  firstFacts(shopCity?: string): object
}

export default {
  mini: {
    webpackChain(chain) {
      minified(chain)
      packedRows(chain)
      leanRuntime(chain)
      leanFiles(chain)
    }
  },
  h5: {
    // One framework chunk and one for parts that several pages share: Taro splits nothing below the page by itself.
    webpackChain(chain) {
      chain.target('browserslist')
      minified(chain)
      packedRows(chain)
      plainElements(chain)
      chain.plugin('page-files').use(PageFiles)
      chain
        .plugin('first-frame')
        .use(FirstFrame, [firstFrames(), firstFacts(process.env.SHOP_CITY), process.env.PUBLIC_ORIGIN ?? ''])
      chain.resolve.alias
        .set('whatwg-fetch$', standIn('nothing'))
        .set('abortcontroller-polyfill/dist/abortcontroller-polyfill-only$', standIn('nothing'))
        .set('query-string$', standIn('query-string'))
        .set('universal-router$', standIn('universal-router'))
        .set(inPackage('@tarojs/router', 'dist/navigationBar.js'), standIn('no-navigation-bar'))
        .set(inPackage('@tarojs/router', 'dist/router/navigation-bar.js'), standIn('no-navigation-bar'))
        // A font and rules of Taro's radio, checkbox and icon, which are not used.
        .set('@tarojs/components/dist/taro-components/taro-components.css$', standIn('nothing'))
        .set('mobx$', MOBX)
        .set('@tarojs/plugin-framework-react/dist/runtime$', standIn('sliced-app'))
        .set('jsonp-retry$', standIn('no-jsonp'))
        .set('tslib$', require.resolve('tslib/tslib.es6.mjs'))
      chain.module
        .rule('router-later')
        .test(path.join(__dirname, '../src/app.config.ts'))
        .use('router-later')
        .loader(path.join(__dirname, 'loaders/router-later.js'))
      chain.module
        .rule('pages-of-table')
        .test(path.join(__dirname, '../src/app.config.ts'))
        .use('pages-of-table')
        .loader(path.join(__dirname, 'loaders/pages-of-table.js'))
      chain.module
        .rule('router-moves')
        .test(['page', 'spa'].map((file) => inPackage('@tarojs/router', `dist/router/${file}.js`)))
        .use('router-moves')
        .loader(path.join(__dirname, 'loaders/router-moves.js'))
      chain.module
        .rule('lean-react-dom')
        .test(inPackage('react-dom', 'cjs/react-dom.production.min.js'))
        .use('lean-react-dom')
        .loader(path.join(__dirname, 'loaders/lean-react-dom.js'))
      // Taro's few base rules go with the rest into the stylesheet: no script to insert them.
      const extract = chain.module.rule('customStyle').use('0').get('loader')
      chain.module.rule('taroStyle').use('0').loader(extract).options({})
      // A file of scripts is a task of its own: React, Taro and what the app stands on set themselves up before its turn.
      const app = chain.entry('app').values()
      chain.entryPoints.clear()
      for (const name of ['react', 'taro', 'start']) chain.entry(name).add(library(name))
      chain.entry('app').merge(app)
      wideStyles(chain)
      chain.optimization.runtimeChunk({ name: 'runtime' })
      chain.optimization.splitChunks({
        chunks: 'all',
        maxInitialRequests: 8,
        maxAsyncRequests: 8,
        // Small files in common cost each page more, since each is compressed by itself, than what two pages have twice.
        minSize: 60000,
        cacheGroups: {
          framework: {
            name: 'framework',
            // What of Taro only some pages use stays with them.
            chunks: 'initial',
            test: /node_modules[\\/](react|react-dom|scheduler|mobx|mobx-react-lite|@tarojs[\\/](runtime|router|taro|taro-h5|shared|react|plugin-framework-react))[\\/]/,
            priority: 40
          },
          // What the app and its start have in common.
          base: { name: 'base', chunks: 'initial', minChunks: 2, priority: 30, enforce: true },
          default: false,
          defaultVendors: false,
          // A plan of a screen comes in one file beside the page's: a person waits for as few bytes and files as can be.
          shared: {
            chunks: (chunk: { name?: string; canBeInitial(): boolean }) =>
              !chunk.canBeInitial() && !PLAN.test(chunk.name ?? ''),
            minChunks: 2,
            priority: 20,
            reuseExistingChunk: true
          }
        }
      })
    }
  }
} satisfies UserConfigExport<'webpack5'>
