const fs = require('node:fs')
const path = require('node:path')
const { requireWithEsbuild } = require('@tarojs/helper')

/** What WeChat takes for granted of a rule. */
const GRANTED = { action: 'allow', matching: 'inclusive' }

/** Taro plugin: sitemap.json of the mini-program, from the route table. */
module.exports = (ctx) => {
  ctx.onBuildFinish(() => {
    const { sitemap } = requireWithEsbuild(path.join(__dirname, '../src/routes/generate.ts'))
    fs.writeFileSync(
      path.join(ctx.paths.outputPath, 'sitemap.json'),
      JSON.stringify(sitemap(), (key, value) => (GRANTED[key] === value ? undefined : value))
    )
  })
}
