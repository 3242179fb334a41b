/**
 * The test utilities call createRouter(app, config, 'React'); Taro 4 expects
 * createRouter(history, app, config, 'React').
 */
const router = require('@tarojs/router/dist/index.js')

function createRouter(...args) {
  if (args[0] && typeof args[0].listen === 'function') return router.createRouter(...args)
  const [app, config, framework] = args
  const history = router.createHashHistory({ window })
  router.setHistory(history, '/')
  router.handleAppMount?.({ ...config, tabBar: undefined }, history)
  return router.createRouter(history, app, { ...config, window: config.window || {} }, framework)
}

module.exports = new Proxy(router, {
  get: (target, key) => (key === 'createRouter' ? createRouter : target[key])
})
