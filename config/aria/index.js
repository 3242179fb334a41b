const path = require('node:path')
const attributes = require('./attributes')

/** Taro plugin: mini-program templates pass the accessibility attributes on to WeChat. */
module.exports = (ctx) => {
  ctx.registerMethod({
    name: 'onSetupClose',
    fn(platform) {
      if (!platform.template) return
      platform.template.mergeComponents(ctx, attributes)
      platform.runtimePath = [platform.runtimePath].flat().concat(path.join(__dirname, 'runtime.js'))
    }
  })
}
