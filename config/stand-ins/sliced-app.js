// Taro draws each page that comes in one go; as a transition React draws it in slices, and an old phone answers a finger
// between two of them. The app itself, which holds no page yet, stays whole: Taro calls its hooks (useLaunch,
// usePageNotFound) in the task in which it is made, and between two slices nobody would hear them.
import { Component, startTransition } from 'react'
import { createReactApp as create } from '@tarojs/plugin-framework-react/dist/runtime.js'

export * from '@tarojs/plugin-framework-react/dist/runtime.js'

class SlicedComponent extends Component {
  forceUpdate(done) {
    startTransition(() => super.forceUpdate(done))
  }
}

export const createReactApp = (App, React, dom, config) =>
  create(App, { ...React, Component: SlicedComponent }, dom, config)
