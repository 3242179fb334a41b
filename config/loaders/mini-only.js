/** Taro's names of the hosts. */
const HOSTS = { MINI: 'mini', WEB: 'web', HARMONY: 'harmony', RN: 'rn', QUICK: 'quickapp', ASCF: 'ascf' }

const ASKS = /\bisEnableTTDom\(\)(?! *\{)/
const PLATFORM = /\bPLATFORM_TYPE\.([A-Z]+)\b/

/** Files that ask for the host in this way; other ones may. */
const KNOWN = [
  ['runtime/dist/dsl/common.js', ASKS],
  ['runtime/dist/bom/document.js', ASKS],
  ['react/dist/react.esm.js', ASKS],
  ['react/dist/react.esm.js', PLATFORM],
  ['shared/dist/utils.js', PLATFORM]
]

/**
 * Taro asks in many places whether it runs on another host, of functions and tables of another module, which the minifier does
 * not look into. Told the answer, it leaves the code of the other hosts out.
 */
module.exports = function miniOnly(source) {
  const file = this.resourcePath.replace(/\\/g, '/')
  for (const [known, pattern] of KNOWN) {
    if (file.endsWith(known) && !pattern.test(source))
      throw new Error(`mini-only: Taro asks for the host in another way now: ${pattern} in ${known}`)
  }
  return (
    source
      .replace(new RegExp(ASKS, 'g'), 'false')
      .replace(new RegExp(PLATFORM, 'g'), (name, host) => (HOSTS[host] ? `'${HOSTS[host]}'` : name))
      // A list that nobody reads is no work to be done.
      .replace(/= new (Set|Map)\(/g, '= /*#__PURE__*/ new $1(')
  )
}
