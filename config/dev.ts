import type { UserConfigExport } from '@tarojs/cli'
import { plainElements } from './elements'
import { leanRuntime } from './mini'
import { wideStyles } from './wide'

const SERVER = 'http://127.0.0.1:8080'

export default {
  mini: { webpackChain: leanRuntime },
  h5: {
    webpackChain(chain) {
      plainElements(chain)
      wideStyles(chain)
    },
    devServer: {
      port: 10086,
      proxy: [
        {
          context: [
            '/api',
            '/wxappapi',
            '/sandbox',
            '/seed-img',
            '/seed-video',
            '/media',
            '/share',
            '/share.png'
          ],
          target: SERVER,
          changeOrigin: false
        }
      ]
    }
  }
} satisfies UserConfigExport<'webpack5'>
