import type { UserConfigExport } from '@tarojs/cli'
import { plainElements } from './elements'
import { leanRuntime } from './mini'

const SERVER = 'http://127.0.0.1:8080'

export default {
  mini: { webpackChain: leanRuntime },
  h5: {
    webpackChain: plainElements,
    devServer: {
      port: 10086,
      proxy: [
        {
          context: ['/api', '/wxappapi', '/sandbox', '/seed-img', '/media'],
          target: SERVER,
          changeOrigin: false
        }
      ]
    }
  }
} satisfies UserConfigExport<'webpack5'>
