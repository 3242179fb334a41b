import './polyfills'
import './platform/deep-nodes'
import { useState, type PropsWithChildren } from 'react'
import { useLaunch, usePageNotFound } from '@tarojs/taro'
import { start } from './start'
import { RootContext } from './stores/context'
import { navigate } from './routes/navigate'
import './app.scss'

export default function App({ children }: PropsWithChildren) {
  const [root] = useState(start)
  useLaunch(() => root.onLaunch())
  usePageNotFound(({ path }) => navigate('notFound', { from: path }, { replace: true }))
  return <RootContext.Provider value={root.root}>{children}</RootContext.Provider>
}
