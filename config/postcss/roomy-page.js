/**
 * PostCSS plugin of the mini-program: the rules for text with little room (`narrow` of styles/mixins) ask the root for a class on
 * the site; here no class can be put on it, so they ask the page (`routes/use-worn`). The name is short: it stands before each rule.
 */
module.exports = () => ({
  postcssPlugin: 'roomy-page',
  Rule(rule) {
    if (rule.selector.includes(':root.ca-roomy'))
      rule.selector = rule.selector.replace(/:root\.ca-roomy/g, '.rm.rm')
  }
})
module.exports.postcss = true
