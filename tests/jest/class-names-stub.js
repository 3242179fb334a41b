/** CSS modules: every class is its own name, so that tests can select `.title`. */
module.exports = new Proxy(
  {},
  {
    get: (_target, key) => {
      if (key === '__esModule') return false
      return key === 'default' ? module.exports : key
    }
  }
)
