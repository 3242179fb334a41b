const path = require('node:path')

const NAME = 'LateFile'

/** Where the file stands in the build: in a sub-package that WeChat fetches ahead beside home, since the main package has no room. */
const FILE = 'pages/find/measuring'
const SOURCE = path.join(__dirname, '../../src/measuring/late.weapp.ts')

/**
 * A script in a sub-package that is no page: `require.async` of src/measuring/index.weapp.ts asks for it. Taro knows pages alone, and
 * gives it a template and a stylesheet as it does them; both are empty.
 */
module.exports = class LateFile {
  apply(compiler) {
    const { EntryPlugin, Compilation } = compiler.webpack
    new EntryPlugin(compiler.context, SOURCE, { name: FILE }).apply(compiler)
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          for (const empty of [`${FILE}.wxml`, `${FILE}.wxss`]) compilation.deleteAsset(empty)
        }
      )
    })
  }
}
