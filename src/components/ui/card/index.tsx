import type { PropsWithChildren, ReactNode } from 'react'
import { View } from '@tarojs/components'
import { cx } from '../cx'
import { MoreLink } from '../section'
import styles from './index.module.scss'

export type CardProps = PropsWithChildren<{
  title?: ReactNode
  /** Text of the link at the right of the title. */
  more?: string
  onMore?: () => void
  /** Anything else at the right of the title. */
  extra?: ReactNode
  /** No padding: the content reaches the edges. */
  flush?: boolean
  /** Rows lie in it: they bring their own height. */
  rows?: boolean
  /** No side margins, for a card inside something that has them. */
  inset?: boolean
  className?: string
}>

/** The white block that content lies on, with an optional title line. */
export function Card({ title, more, onMore, extra, flush, rows, inset, className, children }: CardProps) {
  return (
    <View
      className={cx(
        styles.card,
        flush && styles.flush,
        rows && styles.rows,
        inset && styles.inset,
        className
      )}
    >
      {title ? (
        <View className={styles.head}>
          <View className={styles.title} role="heading" aria-level="2">
            {title}
          </View>
          {more ? <MoreLink text={more} onTap={onMore} /> : extra}
        </View>
      ) : null}
      {children}
    </View>
  )
}

/** A hairline between blocks. */
export function Divider({ className }: { className?: string }) {
  return <View className={cx(styles.divider, className)} aria-hidden />
}
