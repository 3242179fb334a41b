import { useEffect, useState } from 'react'
import { Text, View } from '@tarojs/components'
import { HOT_WORD_AUTOPLAY_MS } from '@/domain/constants'
import styles from './index.module.scss'
import { cx } from '../cx'
import { usePaused } from '../motion/paused'
import { useShell } from '../page-shell/shell'

export interface HotWordsProps {
  words: readonly string[]
  /** The word on screen has changed; also called for the first one. */
  onShow?: (word: string, index: number) => void
  /** No movement: the words change without rolling (care mode does not turn by itself at all). */
  still?: boolean
}

/** Hot words rolling upwards, one every 5 s, from the start again after the last (R4.83). A finger on it holds it; who asked for less movement sees the first. */
export function HotWords({ words, onShow, still = false }: HotWordsProps) {
  const { active, elder, calm } = useShell()
  const [turn, setTurn] = useState(0)
  const [held, setHeld] = useState(false)
  const paused = usePaused()
  const count = words.length
  const running = count > 1 && active && !held && !paused && !elder && !calm

  useEffect(() => {
    if (!running) return undefined
    const timer = setInterval(() => setTurn((now) => now + 1), HOT_WORD_AUTOPLAY_MS)
    return () => clearInterval(timer)
  }, [running])

  const index = count === 0 ? 0 : turn % count
  const word = words[index]
  useEffect(() => {
    if (word !== undefined) onShow?.(word, index)
  }, [word, index, onShow])

  if (word === undefined) return null
  const before = turn > 0 ? words[(turn - 1) % count] : undefined
  return (
    <View
      className={styles.window}
      onTouchStart={() => setHeld(true)}
      onTouchEnd={() => setHeld(false)}
      onTouchCancel={() => setHeld(false)}
    >
      {before !== undefined && !still && (
        <Text key={`out-${turn}`} className={cx(styles.word, styles.out)} aria-hidden="true">
          {before}
        </Text>
      )}
      <Text key={`in-${turn}`} className={cx(styles.word, turn > 0 && !still && styles.in)}>
        {word}
      </Text>
    </View>
  )
}
