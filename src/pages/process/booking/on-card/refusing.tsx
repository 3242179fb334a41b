import { useState } from 'react'
import { View } from '@tarojs/components'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { Tap } from '@/components/ui/tap'
import type { RefusingBranch } from '@/services/booking/booking'
import styles from './refusing.module.scss'
import { texts } from './texts'

/** Branches of the city that do not take the card, folded: the first is told at once, so that its reason is not missed. */
export function Refusing({ branches }: { branches: readonly RefusingBranch[] }) {
  const [open, setOpen] = useState(false)
  const [first, ...others] = branches
  if (!first) return null
  return (
    <Card className={styles.card ?? ''}>
      <Tap className={styles.head} expanded={open} onTap={() => setOpen(!open)}>
        <Icon name="info" size={18} />
        <View className={styles.text}>
          <View className={styles.title}>{texts.refuse(branches.length)}</View>
          {open ? null : <View className={styles.reason}>{texts.refusing(first.name, first.reason)}</View>}
        </View>
        <Icon name={open ? 'up' : 'down'} size={18} />
      </Tap>
      {open ? (
        <View role="list">
          {[first, ...others].map(({ id, name, reason }) => (
            <View key={id} role="listitem" className={styles.branch}>
              {texts.refusing(name, reason)}
            </View>
          ))}
        </View>
      ) : null}
    </Card>
  )
}
