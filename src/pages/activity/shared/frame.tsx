import type { ReactNode } from 'react'
import { View } from '@tarojs/components'
import { LoadableView } from '@/components/loadable-view'
import { Header } from '@/components/ui/header'
import { usePullDown } from '@/routes/pull-down'
import type { Loadable } from '@/stores/loadable'

interface FrameProps<T> {
  title: string
  /** At the right of the header. */
  right?: ReactNode
  value: Loadable<T>
  /** Instead of another try, when there is no such activity. */
  missing: ReactNode
  load: () => Promise<void>
  children: (value: T) => ReactNode
}

/** What pages about one product have under a plain header; pulled down they are asked for anew. */
export function Frame<T>({ title, right, value, missing, load, children }: FrameProps<T>) {
  usePullDown(load)
  return (
    <View>
      <Header title={title} right={right} />
      <LoadableView value={value} missing={missing} onRetry={() => void load()}>
        {children}
      </LoadableView>
    </View>
  )
}
