const path = require('node:path')
const aria = require('./aria')
const passed = require('./passed')

const pascalCase = (tag) => tag.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase())

/** The attributes of a part that its templates bind; their short names stay those of all attributes. */
function bound(tag, attributes) {
  const part = pascalCase(tag)
  if (!passed[part]) return attributes
  const kept = new Set([...passed[part], ...Object.keys(aria[part] ?? {})])
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => kept.has(name)))
}

/** Taro plugin: mini-program templates pass on what WeChat reads aloud, and nothing that no page passes. */
module.exports = (ctx) => {
  ctx.registerMethod({
    name: 'onSetupClose',
    fn(platform) {
      if (!platform.template) return
      platform.template.mergeComponents(ctx, aria)
      platform.template.modifyCompProps = bound
      platform.runtimePath = [platform.runtimePath].flat().concat(path.join(__dirname, 'runtime.js'))
    }
  })
}
