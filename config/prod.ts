import path from 'node:path'
import type { UserConfigExport } from '@tarojs/cli'
import { PageFiles } from './page-files'

/** What Taro brings along for webviews that this product does not support. */
const standIn = (name: string) => path.join(__dirname, 'stand-ins', `${name}.js`)

export default {
  h5: {
    // One framework chunk and one for parts that several pages share: Taro splits nothing below the page by itself.
    webpackChain(chain) {
      chain.plugin('page-files').use(PageFiles)
      chain.resolve.alias
        .set('whatwg-fetch$', standIn('nothing'))
        .set('abortcontroller-polyfill/dist/abortcontroller-polyfill-only$', standIn('nothing'))
        .set('jsonp-retry$', standIn('no-jsonp'))
        .set('tslib$', require.resolve('tslib/tslib.es6.mjs'))
      chain.optimization.splitChunks({
        chunks: 'all',
        maxInitialRequests: 8,
        maxAsyncRequests: 8,
        minSize: 8000,
        cacheGroups: {
          framework: {
            name: 'framework',
            test: /node_modules[\\/](react|react-dom|scheduler|mobx|mobx-react-lite|@tarojs[\\/](runtime|router|taro|taro-h5|shared|react|plugin-framework-react))[\\/]/,
            priority: 40
          },
          shared: { chunks: 'async', minChunks: 2, priority: 20, reuseExistingChunk: true }
        }
      })
    }
  }
} satisfies UserConfigExport<'webpack5'>
