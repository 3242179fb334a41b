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
  /** A drawing in a circle over the words. */
  seal?: string
  /** A sentence rather than a heading's size: what counts stands below it. */
  quiet?: boolean
  /** Words in the middle, rings around them. */
  middle?: boolean
  className?: string | undefined
}

/** The green head of an activity: what it is, in two lines. */
export function Hero(props: PropsWithChildren<HeroProps>) {
  const { title, sub, art, seal, quiet, middle, className, children } = props
  return (
    <View className={cx(styles.hero, className)}>
      {middle ? <View className={styles.rings} aria-hidden /> : null}
      {art ? <Img src={art} tone="none" eager className={styles.art ?? ''} /> : null}
      <View className={styles.top} aria-hidden />
      {seal ? (
        <View className={styles.seal}>
          <Img src={seal} tone="none" eager className={styles.sealed ?? ''} />
        </View>
      ) : null}
      <View className={cx(styles.words, middle && styles.middle, art !== undefined && styles.beside)}>
        <View className={cx(styles.title, quiet && styles.quiet)} role="heading" aria-level="2">
          {title}
        </View>
        {sub ? <View className={styles.sub}>{sub}</View> : null}
      </View>
      {children}
    </View>
  )
}
