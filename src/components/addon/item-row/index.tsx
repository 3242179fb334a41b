import type { ReactNode } from 'react'
import { Text, View } from '@tarojs/components'
import { markWord } from '@/components/addon/search'
import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import { Tap } from '@/components/ui/tap'
import { lockLabel } from '@/domain/addon/selection'
import type { AddonItem } from '@/domain/addon/types'
import { addonTexts } from '../texts'
import styles from './index.module.scss'

interface ItemRowProps {
  item: AddonItem
  /** The searched word, marked in the name. */
  word?: string
  /** It cannot be toggled. */
  locked: boolean
  /** Without what it is for, which its sheet tells. */
  brief?: boolean
  /** Id of its terms (须家属陪同), for a box that is described by them. */
  notesId?: string
  onInfo: () => void
  /** Why it is recommended. */
  reason?: ReactNode
  /** What it costs, and its tags. */
  cost: ReactNode
  box: ReactNode
}

/** One item: name with its info, what it is for, its terms, price and box. */
export function ItemRow({
  item,
  word = '',
  locked,
  brief,
  notesId,
  onInfo,
  reason,
  cost,
  box
}: ItemRowProps) {
  const { itemName, itemIntro, notes } = item
  return (
    <View className={cx(styles.row, locked && styles.locked)} role="listitem">
      <View className={styles.name}>
        <Text className={styles.title}>
          {markWord(itemName, word).map((part, index) => (
            <Text key={index} className={cx(part.hit && styles.hit)}>
              {part.text}
            </Text>
          ))}
        </Text>
        <Tap className={styles.info} label={addonTexts.info(itemName)} onTap={onInfo}>
          <Icon name="info" size={16} tone="ink4" className={styles.sign} />
        </Tap>
      </View>
      {itemIntro && !brief ? <View className={styles.intro}>{itemIntro}</View> : null}
      {notes.length > 0 ? (
        <View id={notesId} className={styles.notes}>
          {notes.join(' · ')}
        </View>
      ) : null}
      {reason}
      {item.disabled ? <View className={styles.refused}>{lockLabel(item)}</View> : null}
      <View className={styles.foot}>
        <View className={styles.cost}>{cost}</View>
        {box}
      </View>
    </View>
  )
}
