import type { UserConfigExport } from '@tarojs/cli'
import { PageFiles } from './page-files'

export default {
  h5: {
    // One framework chunk and one for parts that several pages share: Taro splits nothing below the page by itself.
    webpackChain(chain) {
      chain.plugin('page-files').use(PageFiles)
      chain.optimization.splitChunks({
        chunks: 'all',
        maxInitialRequests: 8,
        minSize: 8000,
        cacheGroups: {
          framework: {
            name: 'framework',
            test: /node_modules[\\/](react|react-dom|scheduler|mobx|mobx-react-lite|@tarojs[\\/](runtime|router|taro|taro-h5|shared|react|plugin-framework-react))[\\/]/,
            priority: 40
          },
          shared: { name: 'shared', chunks: 'async', minChunks: 3, priority: 20, reuseExistingChunk: true }
        }
      })
    }
  }
} satisfies UserConfigExport<'webpack5'>
