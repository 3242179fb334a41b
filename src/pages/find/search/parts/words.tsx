import type { ReactNode } from 'react'
import { View } from '@tarojs/components'
import { Chip } from '@/components/ui/chip'
import type { SearchModel } from '../model'
import styles from '../index.module.scss'

interface WordsProps {
  title: string
  words: readonly string[]
  model: SearchModel
  /** Beside the title. */
  side?: ReactNode
  /** They lie on a card. */
  card?: boolean
}

/** Words that one might look for. */
export function Words({ title, words, model, side, card }: WordsProps) {
  return (
    <>
      <View className={styles.head}>
        <View className={styles.title} role="heading" aria-level="2">
          {title}
        </View>
        {side}
      </View>
      <View className={styles.chips}>
        {words.map((word) => (
          <Chip key={word} surface={!card} className={styles.chip} onTap={() => void model.search(word)}>
            {word}
          </Chip>
        ))}
      </View>
    </>
  )
}
