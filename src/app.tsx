import './polyfills'
import './platform/deep-nodes'
import type { PropsWithChildren } from 'react'
import { useLaunch } from '@tarojs/taro'
import { started } from './start'
import { RootContext } from './stores/context'
import './app.scss'

export default function App({ children }: PropsWithChildren) {
  useLaunch(() => started.onLaunch())
  return <RootContext.Provider value={started.root}>{children}</RootContext.Provider>
}
