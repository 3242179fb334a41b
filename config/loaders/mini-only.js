/** Taro's names of the hosts. */
const HOSTS = { MINI: 'mini', WEB: 'web', HARMONY: 'harmony', RN: 'rn', QUICK: 'quickapp', ASCF: 'ascf' }

/**
 * Taro asks in many places whether it runs on another host, of functions and tables of another module, which the minifier does
 * not look into. Told the answer, it leaves the code of the other hosts out.
 */
module.exports = (source) =>
  source
    .replace(/\bisEnableTTDom\(\)(?! *\{)/g, 'false')
    .replace(/\bPLATFORM_TYPE\.([A-Z]+)\b/g, (name, host) => (HOSTS[host] ? `'${HOSTS[host]}'` : name))
    // A list that nobody reads is no work to be done.
    .replace(/= new (Set|Map)\(/g, '= /*#__PURE__*/ new $1(')
