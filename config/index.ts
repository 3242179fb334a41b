import path from 'node:path'
import { defineConfig, type UserConfigExport } from '@tarojs/cli'
import { requireWithEsbuild } from '@tarojs/helper'
import { ClassNames } from './class-names'
import devConfig from './dev'
import prodConfig from './prod'

const root = path.resolve(__dirname, '..')

/** How the mini-program may learn where somebody is. */
const LOCATION = process.env.LOCATION ?? 'fuzzy'
if (!['fuzzy', 'poi', 'none'].includes(LOCATION))
  throw new Error(`LOCATION is fuzzy, poi or none, not ${LOCATION}`)

/** A mini-program that calls the demo on this machine, or one of the local network that it is told of; never one over https. */
const { API_ORIGIN } = process.env
const DEMO = !API_ORIGIN || (process.env.DEMO === '1' && !API_ORIGIN.startsWith('https:'))
const { customRoutes } = requireWithEsbuild(path.join(root, 'src/routes/site-routes.ts')) as {
  customRoutes(): Record<string, string | string[]>
}

/** Libraries that ship modern syntax and must be lowered for old webviews. */
const MODERN_LIBRARIES =
  /node_modules[\\/](@stencil|@tarojs[\\/]components|mobx|mobx-react-lite|@nutui|valibot|@noble)[\\/]/
const isModern = (file: string) => MODERN_LIBRARIES.test(file)

const classNames = new ClassNames(path.join(root, 'src'))
const cssModules = {
  enable: true,
  config: { namingPattern: 'module' as const, generateScopedName: classNames.of }
}

export default defineConfig<'webpack5'>(async (merge) => {
  const base: UserConfigExport<'webpack5'> = {
    projectName: 'chengan-storefront',
    designWidth: 375,
    deviceRatio: { 375: 2, 640: 2.34 / 2, 750: 1, 828: 1.81 / 2 },
    sourceRoot: 'src',
    outputRoot: `dist/${process.env.TARO_ENV}`,
    plugins:
      process.env.TARO_ENV === 'weapp' ? [require.resolve('./templates'), require.resolve('./sitemap')] : [],
    framework: 'react',
    compiler: { type: 'webpack5', prebundle: { enable: false } },
    cache: {
      // A mini-program that is delivered is built whole: out of the cache a file of several sub-packages kept a module as it was, without
      // an export that its importers already called.
      enable: !(process.env.TARO_ENV === 'weapp' && process.env.NODE_ENV === 'production'),
      name: `${process.env.NODE_ENV}-${process.env.TARO_ENV}-${classNames.version}`
    },
    alias: { '@': path.join(root, 'src') },
    defineConstants: {
      SHOP_NAME: JSON.stringify(process.env.SHOP_NAME ?? ''),
      SHOP_CITY: JSON.stringify(process.env.SHOP_CITY ?? ''),
      API_ORIGIN: JSON.stringify(process.env.API_ORIGIN ?? 'http://127.0.0.1:8080'),
      CALL_ORIGINS: JSON.stringify(process.env.CALL_ORIGINS ?? ''),
      THIRD_PARTY_AUTHORIZE_URL: JSON.stringify(process.env.THIRD_PARTY_AUTHORIZE_URL ?? ''),
      LOCATION: JSON.stringify(LOCATION),
      DEMO: JSON.stringify(DEMO),
      URL_HOSTS: JSON.stringify(process.env.URL_HOSTS ?? ''),
      MAP_URL: JSON.stringify(process.env.MAP_URL ?? ''),
      // A mini-program without API_ORIGIN talks to the demo on this machine. The server writes the phone into the site's page.
      SERVICE_PHONE: JSON.stringify(
        process.env.SERVICE_PHONE ?? (process.env.TARO_ENV === 'weapp' && DEMO ? '400-000-1000' : '')
      ),
      REAL_NAME_CODES: JSON.stringify(process.env.REAL_NAME_CODES ?? '28001,28002,28003'),
      // Chrome 69 has none; MobX reads it as it loads, for a second MobX beside it and for Iterator.
      globalThis: process.env.TARO_ENV === 'h5' ? 'window' : '{}'
    },
    // Taro copies the icons that app.config names by their paths; these are named in theme.json and in index.html.
    copy: {
      patterns:
        process.env.TARO_ENV === 'weapp'
          ? [{ from: 'src/assets/tab/', to: 'dist/weapp/assets/tab/' }]
          : ['touch-icon.png', 'share.png', 'offline.js'].map((file) => ({
              from: `src/assets/site/${file}`,
              to: `dist/h5/${file}`
            })),
      options: {}
    },
    mini: {
      debugReact: false,
      // Nothing writes innerHTML: the parser of Taro's 9 KB stays out.
      runtime: { enableInnerHTML: false },
      optimizeMainPackage: { enable: process.env.NODE_ENV === 'production' },
      compile: { include: [isModern] },
      miniCssExtractPluginOption: { ignoreOrder: true },
      postcss: {
        pxtransform: { enable: true, config: {} },
        [require.resolve('./postcss/roomy-page')]: { enable: true },
        [require.resolve('./postcss/children')]: { enable: true },
        cssModules
      }
    },
    h5: {
      publicPath: '/',
      staticDirectory: 'static',
      esnextModules: ['@nutui/nutui-react-taro', '@nutui/icons-react-taro'],
      compile: { include: [isModern] },
      // Pictures stay files: inlined they would weigh on every first visit.
      imageUrlLoaderOption: { limit: 1, name: 'static/images/[name].[contenthash:6][ext]' },
      router: { mode: 'browser', customRoutes: customRoutes() },
      output: {
        filename: 'js/[name].[contenthash:6].js',
        // By number: names would stand in the runtime, which each first visit loads.
        chunkFilename: 'js/[id].[contenthash:6].js'
      },
      miniCssExtractPluginOption: {
        ignoreOrder: true,
        filename: 'css/[name].[contenthash:6].css',
        chunkFilename: 'css/[id].[contenthash:6].css'
      },
      postcss: {
        autoprefixer: { enable: true, config: {} },
        cssModules
      }
    }
  }
  return merge({}, base, process.env.NODE_ENV === 'production' ? prodConfig : devConfig)
})
