import { useRef } from 'react'
import { useDidHide, useDidShow } from '@tarojs/taro'

/** Runs when the page shows again after another page or program lay over it; not when it first opens. */
export function useReturn(run: () => void, onHide?: () => void): void {
  const away = useRef(false)
  useDidHide(() => {
    away.current = true
    onHide?.()
  })
  useDidShow(() => {
    if (away.current) run()
    away.current = false
  })
}
