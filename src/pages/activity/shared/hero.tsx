import type { PropsWithChildren } from 'react'
import { View } from '@tarojs/components'
import { cx } from '@/components/ui/cx'
import { Img } from '@/components/ui/img'
import styles from './hero.module.scss'

interface HeroProps {
  title: string
  sub?: string
  /** A drawing at the right, as wide as the page. */
  art?: string
  /** Words in the middle, rings around them. */
  middle?: boolean
  className?: string | undefined
}

/** The green head of an activity: what it is, in two lines. */
export function Hero({ title, sub, art, middle, className, children }: PropsWithChildren<HeroProps>) {
  return (
    <View className={cx(styles.hero, className)}>
      {middle ? <View className={styles.rings} aria-hidden /> : null}
      {art ? <Img src={art} tone="none" eager className={styles.art ?? ''} /> : null}
      <View className={styles.top} aria-hidden />
      <View className={cx(styles.words, middle && styles.middle, art !== undefined && styles.beside)}>
        <View className={styles.title} role="heading" aria-level="2">
          {title}
        </View>
        {sub ? <View className={styles.sub}>{sub}</View> : null}
      </View>
      {children}
    </View>
  )
}
