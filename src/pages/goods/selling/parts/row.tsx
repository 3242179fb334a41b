import type { ReactNode } from 'react'
import { Text, View } from '@tarojs/components'
import { Icon } from '@/components/ui/icon'
import { Tap } from '@/components/ui/tap'
import styles from './rows.module.scss'

/** A label with what it stands for; an arrow when a tap leads on. */
export function Row({ label, onTap, children }: { label: string; onTap?: () => void; children: ReactNode }) {
  const content = (
    <>
      <Text className={styles.label}>{label}</Text>
      <View className={styles.content}>{children}</View>
      {onTap ? <Icon name="right" size={16} tone="ink3" className={styles.arrow} /> : null}
    </>
  )
  if (!onTap) return <View className={styles.row}>{content}</View>
  return (
    <Tap className={styles.row} onTap={onTap}>
      {content}
    </Tap>
  )
}
