const { transformSync, types: t } = require('@babel/core')

/** What Taro and the product ask React for. */
const ASKED = ['createPortal', 'createRoot', 'unstable_batchedUpdates']

/** Profiler, Suspense, SuspenseList, Offscreen and lazy, which nothing draws. React calls them unknown types then and throws. */
const TYPES = ['Aa', 'Ea', 'Fa', 'Ia', 'Ha']

/** The nodes of those types, and those that hydration makes, or nobody. */
const TAGS = [12, 13, 16, 18, 19, 21, 22, 23, 24, 25]

/** By the names in React 18.3.1. */
const TEXTS = [
  // Pages come empty: nothing is hydrated, and no event waits for it.
  [/\bI=!([01])(?!,zg=null;)/g, '0'],
  [/[\w.]+\.isDehydrated\b/g, '!1'],
  [/[\w.]+\.dehydrated\b/g, 'null'],
  [/\bml\.prototype\.(?=(render|unmount)=)\w+=/g, ''],
  [/ml\.prototype\.unstable_scheduleHydration=function[^]*?Vc\(a\)\}\};/, ''],
  [/if\(null===e\)hd\(a,b,d,id,c\),Sc\(a,d\);else[^]*?else hd\(a,b,d,null,c\)/, 'hd(a,b,d,id,c)'],
  [/function bd\(a\)\{[^]*?Qc\.shift\(\)\}/, 'function bd(){}'],
  [/Ec=function[^]*?(?=Hc=function)/, ''],
  // A promise that is thrown looks for the Suspense around it.
  [/if\(null!==k&&"object"===typeof k&&"function"===typeof k\.then\)/, 'if(!1)'],
  // For the browser's tools in development.
  [/if\("undefined"!==typeof __REACT_DEVTOOLS_GLOBAL_HOOK__\)\{[^]*?catch\(a\)\{\}\}/, ''],
  // Always a browser, and never Internet Explorer.
  [/\bia=!\("undefined"===typeof window[^;]*?createElement\)/, 'ia=!0'],
  [/if\(we\)na=Fe;else\{na=De;var xa=Ce\}/, '{na=Fe;var xa}'],
  [/xa&&xa\(a,h,d\);/, ''],
  [/if\(ia\)\{var xe;[^]*?documentMode\)\}/, ''],
  [/\bae=ia&&"CompositionEvent"in window/, 'ae=!0'],
  [/\bde=ia&&\(!ae[^;]*?\)(?=,ee)/, 'de=!1'],
  [/ia&&"documentMode"in document&&\(be=document\.documentMode\);/, ''],
  [/\bPe=ia&&"documentMode"in document&&11>=document\.documentMode/, 'Pe=!1']
]

const isMember = (node, name) => t.isMemberExpression(node) && t.isIdentifier(node.property, { name })
const isGoneTag = (node) => t.isNumericLiteral(node) && TAGS.includes(node.value)
const isGoneType = (node) => t.isIdentifier(node) && TYPES.includes(node.name)
const ENDS = ['BreakStatement', 'ReturnStatement', 'ThrowStatement', 'ContinueStatement']
const endsIn = (statements) => {
  const last = statements[statements.length - 1]
  return t.isBlockStatement(last) ? endsIn(last.body) : ENDS.includes(last?.type)
}
const fallsOn = ({ consequent }) => !endsIn(consequent)

const visitor = {
  /** `exports.x = …` */
  ExpressionStatement(path) {
    const { left } = path.node.expression
    const isExport = t.isMemberExpression(left) && t.isIdentifier(left.object, { name: 'exports' })
    if (isExport && !ASKED.includes(left.property.name)) path.remove()
  },
  /** `13 === fiber.tag` */
  BinaryExpression(path) {
    const { operator, left, right } = path.node
    if (operator !== '===' && operator !== '!==') return
    if ((isGoneTag(left) && isMember(right, 'tag')) || (isGoneTag(right) && isMember(left, 'tag')))
      path.replaceWith(t.booleanLiteral(operator === '!=='))
  },
  /** `case 13:` of a tag, `case Ea:` of a type. What is declared in it may be used in another case, so it stays, where nobody comes. */
  SwitchStatement(path) {
    const { discriminant, cases } = path.node
    const ofTag = isMember(discriminant, 'tag')
    const gone = cases.filter(
      (one, index) =>
        (ofTag ? isGoneTag(one.test) : isGoneType(one.test)) &&
        (one.consequent.length === 0 ||
          (!(index > 0 && fallsOn(cases[index - 1])) && (index === cases.length - 1 || !fallsOn(one))))
    )
    const bodies = gone.filter(({ consequent }) => consequent.length > 0)
    path.node.cases = cases.filter((one) => !gone.includes(one))
    if (bodies.length === 0) return
    const never = t.switchStatement(
      t.nullLiteral(),
      bodies.map(({ consequent }) => t.switchCase(t.nullLiteral(), consequent))
    )
    path.insertBefore(t.ifStatement(t.booleanLiteral(false), never))
  }
}

/**
 * React is made for hydrated pages, old roots and old browsers as well, and for elements that the product has none of. What is
 * never so becomes a constant or goes, and the minifier leaves out what hangs on it: 8 KB of the 41 on every first visit. To take it
 * out, delete its rule in config/prod.ts.
 */
module.exports = function leanReactDom(source) {
  if (!source.includes('version:"18.3.1"'))
    throw new Error('lean-react-dom: this is another version of React')
  const text = TEXTS.reduce((before, [from, to]) => {
    if (before.search(from) < 0) throw new Error(`lean-react-dom: React has no ${from} any more`)
    return before.replace(from, to)
  }, source)
  const options = { configFile: false, babelrc: false, compact: true, comments: false }
  return transformSync(text, { ...options, plugins: [() => ({ visitor })] }).code
}
