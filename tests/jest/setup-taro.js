/** Runs before each page test file. @tarojs/taro must be evaluated before @tarojs/router. */
process.env.TARO_PLATFORM = 'web'
process.env.FRAMEWORK = 'react'
globalThis.defineAppConfig = (config) => config
globalThis.definePageConfig = (config) => config
globalThis.IS_REACT_ACT_ENVIRONMENT = true
if (!Element.prototype.scrollTo) Element.prototype.scrollTo = () => {}
// jsdom's own only reports that it does nothing.
window.scrollTo = () => {}

require('@tarojs/taro')

// Taro's hooks (useLoad, useRouter, ...) read React from the runtime, which only createReactApp() fills in.
const React = require('react')
const { createReactApp } = require('@tarojs/plugin-framework-react/dist/runtime')
createReactApp(({ children }) => children, React, require('react-dom/client'), { appId: 'app' })

// jsdom has no IntersectionObserver; Taro's Image asks for one to load lazily.
if (!globalThis.IntersectionObserver) {
  globalThis.IntersectionObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
}
