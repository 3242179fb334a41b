import type { PropsWithChildren } from 'react'
import { View } from '@tarojs/components'
import { cx } from '../cx'
import { Tap } from '../tap'
import styles from './index.module.scss'

interface LinkCardProps {
  className?: string | undefined
  /** As of a Tap. */
  part?: string
}

/** A card that leads somewhere wherever it is tapped; in it stands a LinkName, and what else can be pressed is `above`. */
export function LinkCard({ className, part, children }: PropsWithChildren<LinkCardProps>) {
  return (
    <View className={cx(styles.card, className)} hoverClass={styles.pressed} data-part={part}>
      {children}
    </View>
  )
}

export interface LinkNameProps {
  /** Of the heading: 3 below a heading of the page's parts, 2 without one. */
  level?: 2 | 3
  className?: string | undefined
  onTap: () => void
}

/** The name of a LinkCard: for a reader the heading and the link; a finger meets it on the whole card. */
export function LinkName({ level = 3, className, onTap, children }: PropsWithChildren<LinkNameProps>) {
  return (
    <View role="heading" aria-level={String(level)} className={className ?? ''}>
      <Tap role="link" className={styles.link} onTap={onTap}>
        {children}
      </Tap>
    </View>
  )
}

/** Class of what can be pressed by itself in a LinkCard. */
export const above = styles.above
