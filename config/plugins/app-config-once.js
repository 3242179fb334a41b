const NAME = 'AppConfigOnce'

/** Taro writes app.json into app.js as well, for what asks its runtime for it; nothing does. 2.5 KB. */
module.exports = class AppConfigOnce {
  apply(compiler) {
    compiler.hooks.compilation.tap({ name: NAME, stage: 100 }, (compilation) => {
      compiler.webpack.NormalModule.getCompilationHooks(compilation).loader.tap(
        { name: NAME, stage: 100 },
        (_, { loaders }) => {
          const app = loaders.find(({ loader }) => loader === '@tarojs/taro-loader')
          if (app) app.options = { ...app.options, config: {} }
        }
      )
    })
  }
}
