const path = require('node:path')
const aria = require('./aria')
const passed = require('./passed')

/** How deep a part can stand in parts of its kind: each depth is a template of its own. Views go as deep as the page. */
const NESTED = {
  'catch-view': 2,
  text: 4,
  'static-text': 4,
  'scroll-view': 3,
  swiper: 1,
  'swiper-item': 1
}

/** What is pressed shows it at once, and long enough to be seen; no page passes other times (ms). */
const HOVER = { 'hover-start-time': '0', 'hover-stay-time': '120' }

/** What the templates ask beside Taro's own helpers: the role that says how what changes is read aloud (aria.js). */
const HELPERS = `,
  live: function (role) {
    return role === 'status' ? 'polite' : role === 'alert' ? 'assertive' : ''
  }
}`

/** What a View needs that holds the page under a finger: a mask, the ends of a sheet, the loading animation. */
const HOLDING = ['style', 'class', 'bindtap', 'aria-role', 'aria-label', 'aria-hidden']
const HOLDS = { catchtouchmove: 'eh' }

/** Parts that no page draws others into: their templates have no place for them. */
const CHILDLESS = ['image', 'static-image', 'web-view']

/** Parts on which no tap is listened to. */
const UNTAPPED = ['page-container', 'video', 'web-view']

/** The parts with the attributes that are passed, each with the default that Taro knows. */
function partsOf(known) {
  return Object.fromEntries(
    Object.entries(passed).map(([part, names]) => {
      const unknown = names.filter((name) => !(name in known[part]))
      if (unknown.length > 0) throw new Error(`WeChat's ${part} has no ${unknown.join(', ')}`)
      return [part, { ...Object.fromEntries(names.map((name) => [name, known[part][name]])), ...aria[part] }]
    })
  )
}

/** The names that the running side shortens as the templates do: events have none. */
const namesOf = (parts) =>
  Object.fromEntries(
    Object.entries(parts).map(([part, attributes]) => {
      const names = Object.keys(attributes).filter((name) => !name.startsWith('bind'))
      return [part, Object.fromEntries(names.map((name) => [name, 0]))]
    })
  )

function trim(template) {
  template.internalComponents = partsOf(template.internalComponents)
  template.voidElements = new Set([...template.voidElements, ...CHILDLESS])
  const create = template.createMiniComponents.bind(template)
  template.createMiniComponents = (parts) => {
    const made = create(parts)
    for (const view of ['view', 'static-view']) Object.assign(made[view], HOVER)
    made['catch-view'] = { ...Object.fromEntries(HOLDING.map((name) => [name, made.view[name]])), ...HOLDS }
    for (const part of UNTAPPED) delete made[part].bindtap
    const nested = [...template.nestElements].filter(([part]) => part in made)
    template.nestElements = new Map(nested.map(([part, depth]) => [part, NESTED[part] ?? depth]))
    return made
  }
  const build = template.buildTemplate
  // Taro's own minifyXML breaks <input>.
  template.buildTemplate = (config) =>
    build(config).replace(/\n\s*/g, '').replace(/ {2,}/g, ' ').replaceAll(', ', ',').replaceAll(' />', '/>')
  const script = template.buildXScript
  template.buildXScript = () =>
    script()
      .trimEnd()
      .replace(/\s*\}$/, HELPERS)
}

/** Taro plugin: mini-program templates pass on what WeChat reads aloud, and nothing that no page passes. */
module.exports = (ctx) => {
  ctx.registerMethod({
    name: 'onSetupClose',
    fn(platform) {
      if (!platform.template) return
      trim(platform.template)
      const own = /plugin-platform-weapp\/dist\/runtime$/
      const others = [platform.runtimePath].flat().filter((file) => !own.test(file))
      platform.runtimePath = [path.join(__dirname, 'runtime.js'), ...others]
      const names = namesOf(platform.template.internalComponents)
      ctx.modifyWebpackChain(({ chain }) => {
        chain
          .plugin('definePlugin')
          .tap(([constants]) => [{ ...constants, TEMPLATE_PARTS: JSON.stringify(names) }])
      })
    }
  })
}
