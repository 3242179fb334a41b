import path from 'node:path'
import { defineConfig, type UserConfigExport } from '@tarojs/cli'
import { requireWithEsbuild } from '@tarojs/helper'
import devConfig from './dev'
import prodConfig from './prod'

const root = path.resolve(__dirname, '..')
const { customRoutes } = requireWithEsbuild(path.join(root, 'src/routes/generate.ts')) as {
  customRoutes(): Record<string, string | string[]>
}

/** Libraries that ship modern syntax and must be lowered for old webviews. */
const MODERN_LIBRARIES =
  /node_modules[\\/](@stencil|@tarojs[\\/]components|mobx|mobx-react-lite|@nutui|valibot|@noble)[\\/]/

export default defineConfig<'webpack5'>(async (merge) => {
  const base: UserConfigExport<'webpack5'> = {
    projectName: 'chengan-storefront',
    designWidth: 375,
    deviceRatio: { 375: 2, 640: 2.34 / 2, 750: 1, 828: 1.81 / 2 },
    sourceRoot: 'src',
    outputRoot: `dist/${process.env.TARO_ENV}`,
    // NutUI draws some HTML tags, which only a mini-program has to be taught.
    plugins: process.env.TARO_ENV === 'weapp' ? ['@tarojs/plugin-html', require.resolve('./templates')] : [],
    framework: 'react',
    compiler: { type: 'webpack5', prebundle: { enable: false } },
    cache: { enable: true },
    alias: { '@': path.join(root, 'src') },
    defineConstants: { API_ORIGIN: JSON.stringify(process.env.API_ORIGIN ?? 'http://127.0.0.1:8080') },
    copy: { patterns: [], options: {} },
    mini: {
      debugReact: false,
      optimizeMainPackage: { enable: process.env.NODE_ENV === 'production' },
      miniCssExtractPluginOption: { ignoreOrder: true },
      postcss: {
        pxtransform: { enable: true, config: {} },
        cssModules: {
          enable: true,
          config: { namingPattern: 'module', generateScopedName: '[hash:base64:6]' }
        }
      }
    },
    h5: {
      publicPath: '/',
      staticDirectory: 'static',
      esnextModules: ['@nutui/nutui-react-taro', '@nutui/icons-react-taro'],
      compile: { include: [(file: string) => MODERN_LIBRARIES.test(file)] },
      // Pictures stay files: inlined they would weigh on every first visit.
      imageUrlLoaderOption: { limit: 1, name: 'static/images/[name].[contenthash:8][ext]' },
      router: { mode: 'browser', customRoutes: customRoutes() },
      output: {
        filename: 'js/[name].[contenthash:8].js',
        chunkFilename: 'js/[name].[contenthash:8].js'
      },
      miniCssExtractPluginOption: {
        ignoreOrder: true,
        filename: 'css/[name].[contenthash:8].css',
        chunkFilename: 'css/[name].[contenthash:8].css'
      },
      postcss: {
        autoprefixer: { enable: true, config: {} },
        cssModules: {
          enable: true,
          config: { namingPattern: 'module', generateScopedName: '[hash:base64:6]' }
        }
      }
    }
  }
  return merge({}, base, process.env.NODE_ENV === 'production' ? prodConfig : devConfig)
})
