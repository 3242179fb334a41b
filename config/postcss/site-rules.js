/**
 * PostCSS plugin of the mini-program: leaves out the rules for enlarged text of the site (`ca-roomy`, `platform/text-size`).
 * Sass hoists them out of the rules they stand in, so a conditional comment does not reach them.
 */
module.exports = () => ({
  postcssPlugin: 'site-rules',
  Rule(rule) {
    if (rule.selectors.every((selector) => selector.includes('.ca-roomy'))) rule.remove()
  }
})
module.exports.postcss = true
