/**
 * Taro declares all its React components in one module, so the first page would load what only others draw.
 * This makes a module of each: `components.js` becomes a list of re-exports from `components.js?only=Name`.
 */
const DECLARED = /^const (\w+) = .*;$/gm
const EXPORTS = /^export \{[^}]*\};$/m

module.exports = function oneComponent(source) {
  const { only } = Object.fromEntries(new URLSearchParams(this.resourceQuery))
  if (only) {
    const others = source.replace(DECLARED, (line, name) => (name === only ? line : ''))
    return others.replace(EXPORTS, `export { ${only} };`)
  }
  const names = [...source.matchAll(DECLARED)].map(([, name]) => name)
  if (names.length === 0) throw new Error('one-component: Taro declares its components in another way now')
  return names.map((name) => `export { ${name} } from './components.js?only=${name}'`).join('\n')
}
