import './polyfills'
import './platform/deep-nodes'
import type { PropsWithChildren } from 'react'
import { useLaunch, usePageNotFound } from '@tarojs/taro'
import { started } from './start'
import { RootContext } from './stores/context'
import { navigate } from './routes/navigate'
import './app.scss'

export default function App({ children }: PropsWithChildren) {
  useLaunch(() => started.onLaunch())
  usePageNotFound(({ path }) => navigate('notFound', { from: path }, { replace: true }))
  return <RootContext.Provider value={started.root}>{children}</RootContext.Provider>
}
