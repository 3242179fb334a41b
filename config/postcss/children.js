/** What the children of a row may be (`gaps` of styles/mixins). */
const ELEMENTS = ['view', 'text', 'button', 'image']
const CHILDREN = />\s*:(not\(:last-child\)|nth-child\(n\))/

/** PostCSS plugin of the mini-program: WeChat's compiler takes no pseudo-class without an element before it, and no `*`. */
module.exports = () => ({
  postcssPlugin: 'children',
  Rule(rule) {
    if (!CHILDREN.test(rule.selector)) return
    rule.selectors = rule.selectors.flatMap((selector) =>
      CHILDREN.test(selector)
        ? ELEMENTS.map((element) => selector.replace(CHILDREN, `> ${element}:$1`))
        : [selector]
    )
  }
})
module.exports.postcss = true
