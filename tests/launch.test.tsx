import * as React from 'react'
import { useLaunch, usePageNotFound } from '@tarojs/taro'
import { settle } from './support/screen'

interface AppHooks {
  onLaunch(options: { path: string }): void
  onPageNotFound(options: { path: string }): void
}

interface Runtime {
  createReactApp(App: React.ComponentType, react: typeof React, reactDom: object, config: object): AppHooks
}

/** How the built site puts the app together. */
const { createReactApp } = jest.requireActual<Runtime>('../config/stand-ins/sliced-app')

const dom = jest.requireActual<object>('react-dom/client')

const busy = (ms: number) => {
  const ends = performance.now() + ms
  while (performance.now() < ends);
}

// React draws as it does in a browser, between the tasks of which others run.
beforeAll(() => Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false))

test('an app that an old phone takes long to draw still hears of its launch and of an unknown address', async () => {
  const heard: string[] = []
  function App({ children }: React.PropsWithChildren) {
    // Longer than a slice of React's.
    busy(20)
    useLaunch(() => heard.push('launch'))
    usePageNotFound(({ path }) => heard.push(path))
    return <>{children}</>
  }
  document.body.innerHTML = '<div id="app"></div>'
  const app = createReactApp(App, React, dom, { appId: 'app' })
  app.onLaunch({ path: '/no/such/page' })
  app.onPageNotFound({ path: '/no/such/page' })
  await settle()
  expect(heard).toEqual(['launch', '/no/such/page'])
})
