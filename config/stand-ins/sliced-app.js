// Taro draws the app, and each page that comes, in one go; as a transition React draws it in slices, and an old phone
// answers a finger between two of them.
import { Component, startTransition } from 'react'
import { createReactApp as create } from '@tarojs/plugin-framework-react/dist/runtime.js'

export * from '@tarojs/plugin-framework-react/dist/runtime.js'

class SlicedComponent extends Component {
  forceUpdate(done) {
    startTransition(() => super.forceUpdate(done))
  }
}

const sliced = (root) => ({ render: (element) => startTransition(() => root.render(element)) })

export const createReactApp = (App, React, dom, config) =>
  create(
    App,
    { ...React, Component: SlicedComponent },
    { ...dom, createRoot: (container) => sliced(dom.createRoot(container)) },
    config
  )
