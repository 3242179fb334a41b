/**
 * @tarojs/router imports `@tarojs/components/dist/components` (for the tab bar), which imports
 * `@tarojs/taro`, which here is @tarojs/taro-h5, which imports @tarojs/router: a CommonJS cycle that
 * throws at load. Delegating at call time breaks the cycle.
 */
module.exports = new Proxy(
  {},
  {
    get: (_target, key) => {
      if (key === '__esModule') return true
      return (...args) => require('@tarojs/components/dist/components/index.js')[key](...args)
    }
  }
)
