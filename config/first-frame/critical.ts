import postcss, { type AtRule, type Container, type Root, type Rule } from 'postcss'

/** Rules of the first frame: the size of rem, the body without margin, and what index.html paints. */
const FIRST = /(^|,)(html|body)(,|$)|\.first-paint/
/** Of those, what nothing else on the site is drawn by: no need to load it again. */
const PAINT = /\.first-paint/
const VARIABLE = /var\((--[\w-]+)/g

const namesIn = (value: string): string[] => [...value.matchAll(VARIABLE)].map(([, name]) => name ?? '')
const isFirst = (rule: Rule): boolean => FIRST.test(rule.selector.replace(/\s+/g, ''))

/** The variables that `names` need, their own ones included. */
function reached(root: Root, names: Iterable<string>): Set<string> {
  const found = new Set<string>()
  const open = [...names]
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (found.has(name)) continue
    found.add(name)
    root.walkDecls(name, (declaration) => void open.push(...namesIn(declaration.value)))
  }
  return found
}

/** Rules without declarations, and at-rules without rules, go. */
function prune(container: Container): void {
  container.each((node) => {
    if (node.type === 'comment') node.remove()
    if (node.type !== 'rule' && node.type !== 'atrule') return
    const inner: Rule | AtRule = node
    if (inner.type === 'atrule' && !inner.nodes) inner.remove()
    else {
      prune(inner)
      if (!inner.nodes || inner.nodes.length === 0) inner.remove()
    }
  })
}

/** What of the site's stylesheet its first frame needs: those rules, and of all others the variables they read. */
export function criticalCss(css: string): string {
  const root = postcss.parse(css)
  const names = new Set<string>()
  root.walkRules((rule) => {
    if (isFirst(rule)) rule.walkDecls(({ value }) => namesIn(value).forEach((name) => names.add(name)))
  })
  const needed = reached(root, names)
  root.walkAtRules(/keyframes|font-face/, (rule) => void rule.remove())
  root.walkDecls((declaration) => {
    const rule = declaration.parent
    const keep = rule?.type === 'rule' && (isFirst(rule as Rule) || needed.has(declaration.prop))
    if (!keep) declaration.remove()
  })
  prune(root)
  return root.toString()
}

/** The rest of that stylesheet, to be loaded after the first frame. */
export function laterCss(css: string): string {
  const root = postcss.parse(css)
  root.walkRules((rule) => {
    if (rule.selectors.some((selector) => PAINT.test(selector))) rule.remove()
  })
  prune(root)
  return root.toString()
}
