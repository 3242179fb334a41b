/** What of the table of routes (`src/routes/tables`) types and the lists of pages are made of; nobody reads it while the product runs. */
const BUILD_ONLY = new Set(['params', 'late'])
/** The mini-program reads which pages it lacks: a link to one leads to the page for what is missing (`src/routes/href.ts`). */
if (process.env.TARO_ENV !== 'weapp') BUILD_ONLY.add('h5Only')

/** Packages that it has not, and in which nothing leads to one of their pages. */
const ELSEWHERE = new Set(['bank', 'entry', 'partner'])
const isElsewhere = ({ value }) =>
  process.env.TARO_ENV === 'weapp' &&
  value.type === 'ObjectExpression' &&
  value.properties.some(({ key, value: of }) => key.name === 'pkg' && ELSEWHERE.has(of.value))

/** `pkg` and `page` are read together alone (`pagePathOf`). */
function joinPage({ node: { properties } }, types) {
  const [pkg, page] = ['pkg', 'page'].map((name) => properties.find(({ key }) => key?.name === name))
  if (pkg?.value.type !== 'StringLiteral' || page?.value.type !== 'StringLiteral') return
  page.value = types.stringLiteral(`${pkg.value.value}/${page.value.value}`)
  properties.splice(properties.indexOf(pkg), 1)
}

/** A Babel plugin that leaves it out of what is sent: each page has the whole table. */
module.exports = ({ types }) => ({
  visitor: {
    ObjectProperty(path) {
      if (BUILD_ONLY.has(path.node.key.name) || isElsewhere(path.node)) path.remove()
    },
    ObjectExpression: { exit: (path) => joinPage(path, types) }
  }
})
