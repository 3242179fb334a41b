import * as React from 'react'
import { useLaunch, usePageNotFound } from '@tarojs/taro'
import { idle } from './support/screen'

interface AppHooks {
  onLaunch(options: { path: string }): void
  onPageNotFound(options: { path: string }): void
  mount(page: React.ComponentType, id: string, drawn: () => void): void
  unmount(id: string, gone: () => void): void
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
  await idle()
  expect(heard).toEqual(['launch', '/no/such/page'])
})

test('a page that is left before it is drawn goes once it is, and the one behind it stays', async () => {
  const told: string[] = []
  const App = ({ children }: React.PropsWithChildren) => <>{children}</>
  const Confirm = () => <p>海关限额</p>
  function Rules() {
    busy(20)
    return <p>跨境商品须知</p>
  }
  document.body.innerHTML = '<div id="app"></div>'
  const app = createReactApp(App, React, dom, { appId: 'app' })
  app.onLaunch({ path: '/confirm' })
  await new Promise<void>((drawn) => app.mount(Confirm, '/confirm?stamp=AA', drawn))
  await new Promise<void>((gone) => {
    app.mount(Rules, '/rules?stamp=AB', () => told.push('drawn'))
    app.unmount('/rules?stamp=AB', () => {
      told.push('gone')
      gone()
    })
  })
  expect(told).toEqual(['drawn', 'gone'])
  expect(document.body.textContent).toBe('海关限额')
})
