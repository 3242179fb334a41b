import { Text, View } from '@tarojs/components'
import { cx } from '../cx'
import { Icon } from '../icon'
import { Tap } from '../tap'
import styles from './index.module.scss'

export interface MoreLinkProps {
  text: string
  /** What a screen reader says when the text alone is not clear: `全部订单`. */
  label?: string
  className?: string
  onTap?: () => void
}

/** A quiet link with an arrow: 更多, 全部. */
export function MoreLink({ text, label, className, onTap }: MoreLinkProps) {
  return (
    <Tap className={cx(styles.more, className)} label={label} onTap={onTap}>
      <Text>{text}</Text>
      <Icon name="right" size={16} />
    </Tap>
  )
}

export interface SectionTitleProps {
  title: string
  /** A few words behind the title. */
  sub?: string
  more?: string
  onMore?: () => void
  className?: string
}

/** The heading of a part of a page, on the page ground. */
export function SectionTitle({ title, sub, more, onMore, className }: SectionTitleProps) {
  return (
    <View className={cx(styles.section, className)}>
      <View className={styles.titles}>
        <View className={styles.title} role="heading" aria-level="2">
          {title}
        </View>
        {sub ? <Text className={styles.sub}>{sub}</Text> : null}
      </View>
      {more ? <MoreLink text={more} label={`${title}${more}`} onTap={onMore} /> : null}
    </View>
  )
}
