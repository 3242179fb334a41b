/** What of a call (`src/contract`) its server alone asks; nothing on the client reads it. */
const SERVED_ONLY = new Set(['changes', 'quiet', 'plainToo', 'beacon'])
// The mini-program has one server: that of its build.
if (process.env.TARO_ENV === 'weapp') SERVED_ONLY.add('server')

/** Calls of pages that the mini-program has not: its rows begin with these words. */
const ELSEWHERE = /^(bank|partner)\./
const isElsewhere = ({ node }) => process.env.TARO_ENV === 'weapp' && ELSEWHERE.test(node.key.value)

/** The client asks only whether a call looks at the session, so that a row says nothing of it unless it is `none`. */
const looksAtSession = ({ key, value }) => key.name === 'auth' && value.value !== 'none'

/** Most calls are a POST: the client takes what says nothing of it for one (`methodOf`). With rows that begin as others do it may be said in place of another. */
const isPost = ({ node, parent }) =>
  node.key.name === 'method' &&
  node.value.value === 'POST' &&
  !parent.properties.some(({ type }) => type === 'SpreadElement')

/** `article.list` at `/article/list`: the client makes it of the call's name (`pathOf`). */
function followsName({ node, parent, parentPath }) {
  if (node.key.name !== 'path' || parent.properties.some(({ type }) => type === 'SpreadElement')) return false
  const around = parentPath.parentPath
  const { key } = (around.isCallExpression() ? around.parentPath : around).node
  return key?.type === 'StringLiteral' && node.value.value === `/${key.value.replace('.', '/')}`
}

/**
 * A Babel plugin: the client's rows are plain objects of what it reads, without the function that gives them their types. 8 KB of
 * the mini-program's main package. To take it out, delete its line in babel.config.js.
 */
module.exports = () => ({
  visitor: {
    CallExpression(path) {
      const { callee, arguments: passed } = path.node
      if (callee.name === 'row') path.replaceWith(passed[0])
    },
    ObjectProperty(path) {
      const { key, value } = path.node
      const unsaid = looksAtSession(path.node) || isPost(path) || followsName(path)
      if (SERVED_ONLY.has(key.name) || unsaid || isElsewhere(path)) path.remove()
      // Which of the two ways it is kept by is the server's business.
      else if (key.name === 'idempotent' && value.type === 'StringLiteral')
        path.get('value').replaceWith({ type: 'BooleanLiteral', value: true })
    }
  }
})
