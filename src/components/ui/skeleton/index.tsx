import { View } from '@tarojs/components'
import styles from './index.module.scss'
import { cx } from '../cx'
import { uiTexts } from '../texts'

export interface SkeletonBlockProps {
  /** `line` is a text line, `title` a thicker one, `pill` a button, `tile` a picture, `card` a whole card. */
  shape?: 'line' | 'title' | 'pill' | 'tile' | 'card'
  /** Share of the width in percent. */
  width?: 25 | 40 | 60 | 80 | 100
  className?: string
}

/** One grey block with the shape of what will stand there. */
export function SkeletonBlock({ shape = 'line', width = 100, className }: SkeletonBlockProps) {
  return <View className={cx(styles.block, styles[shape], styles[`w${width}`], className)} />
}

export interface SkeletonListProps {
  rows?: number
  /** With a picture at the left of each card. */
  pictures?: boolean
}

/** Cards of a list before their content is there. */
export function SkeletonList({ rows = 3, pictures = false }: SkeletonListProps) {
  return (
    <View role="status" aria-label={uiTexts.loading} aria-busy="true">
      {Array.from({ length: rows }, (_, index) => (
        <View key={index} className={styles.row}>
          {pictures && <SkeletonBlock shape="tile" className={styles.picture} />}
          <View className={styles.lines}>
            <SkeletonBlock shape="title" width={60} />
            <SkeletonBlock width={80} />
            <SkeletonBlock width={40} />
            <SkeletonBlock shape="pill" width={25} />
          </View>
        </View>
      ))}
    </View>
  )
}
