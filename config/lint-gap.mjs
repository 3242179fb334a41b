/** Flex `gap` is missing on iOS before 14.5 and Chrome before 84, where rows would lose all space; that of a grid is older. */
import stylelint from 'stylelint'

const ruleName = 'shop/gap-in-grid'
const messages = stylelint.utils.ruleMessages(ruleName, {
  rejected: (property) =>
    `"${property}" is missing in flex rows of old engines: use the mixins gaps, gaps-down or gaps-wrapped (a grid says so in the same rule)`
})

/** A rule is of a grid that says so itself, or around the condition it stands under. */
const isGrid = (node) =>
  node.nodes?.some(
    ({ prop, value }) => (prop === 'display' && value.endsWith('grid')) || prop?.startsWith('grid-template')
  ) ||
  (node.parent !== undefined && isGrid(node.parent))

const rule = (on) => (root, result) => {
  if (!on) return
  root.walkDecls(/^(grid-)?(row-|column-)?gap$/, (node) => {
    if (!isGrid(node.parent))
      stylelint.utils.report({
        ruleName,
        result,
        node,
        word: node.prop,
        message: messages.rejected,
        messageArgs: [node.prop]
      })
  })
}
rule.ruleName = ruleName
rule.messages = messages

export default stylelint.createPlugin(ruleName, rule)
