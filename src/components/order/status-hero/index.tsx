import type { ReactNode } from 'react'
import { View } from '@tarojs/components'
import { cx } from '@/components/ui/cx'
import { Icon, type IconName } from '@/components/ui/icon'
import styles from './index.module.scss'

interface StatusHeroProps {
  title: string
  icon: IconName
  /** The most important thing about it. */
  children: ReactNode
}

/** How an order stands, on a ground that its page's clear header lies on; a card comes up over its end (`UnderHero`). */
export function StatusHero({ title, icon, children }: StatusHeroProps) {
  return (
    <View className={styles.hero}>
      <View className={styles.top} />
      <View className={styles.in}>
        <View className={styles.words}>
          <View className={styles.title} role="heading" aria-level="2">
            {title}
          </View>
          <View className={styles.note}>{children}</View>
        </View>
        <View className={styles.picture} aria-hidden>
          <View className={cx(styles.ring, styles.outer)} />
          <View className={cx(styles.ring, styles.inner)} />
          <Icon name={icon} size={32} />
        </View>
      </View>
    </View>
  )
}

/** The cards of the page. */
export function UnderHero({ children }: { children: ReactNode }) {
  return <View className={styles.under}>{children}</View>
}
