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

// A page that is left while its slices are being drawn goes when they are: Taro would look for a page that is not there, and
// React would take the whole app away for that.
function leftOnceDrawn(app) {
  const { mount, unmount } = app
  const drawing = new Map()
  app.mount = (component, id, done) => {
    drawing.set(id, [])
    mount.call(app, component, id, () => {
      done()
      const after = drawing.get(id) || []
      drawing.delete(id)
      after.forEach((leave) => leave())
    })
  }
  app.unmount = (id, done) => {
    const leave = () => unmount.call(app, id, done)
    const after = drawing.get(id)
    if (after) after.push(leave)
    else leave()
  }
  return app
}

export const createReactApp = (App, React, dom, config) =>
  leftOnceDrawn(create(App, { ...React, Component: SlicedComponent }, dom, config))
