import { useCallback, useMemo, useState } from 'react'
import { View } from '@tarojs/components'
import styles from './layers.module.scss'
import type { Layers } from './shell'

/**
 * A mini-program has no body to put a popup in, and WeChat's reader knows no inert: the page has a place of its own for
 * popups beside its content, and the content is hidden from the reader while one is open.
 */
export function useLayers(probe = ''): Layers {
  const [place, setPlace] = useState<Element | null>(null)
  const [covers, setCovers] = useState(0)
  const cover = useCallback(() => {
    setCovers((count) => count + 1)
    return () => setCovers((count) => count - 1)
  }, [])
  return {
    behind: { 'aria-hidden': covers > 0 },
    above: <View ref={setPlace} id={probe} className={styles.place} />,
    popups: useMemo(() => ({ place, cover }), [place, cover])
  }
}
