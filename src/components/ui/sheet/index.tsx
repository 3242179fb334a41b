import type { PropsWithChildren, ReactNode } from 'react'
import { ScrollView, View } from '@tarojs/components'
import styles from './index.module.scss'
import { cx } from '../cx'
import { Icon } from '../icon'
import { Popup } from '../popup'
import { Tap } from '../tap'
import { uiTexts } from '../texts'

export interface SheetProps {
  open: boolean
  title: string
  subtitle?: ReactNode
  onClose: () => void
  /** Stays under the scrolling body. */
  footer?: ReactNode
  /** `tall` always takes the full 80 % of the screen; `auto` is as high as its content. */
  height?: 'auto' | 'tall'
  /** A tap on the mask does nothing. */
  keepOnMask?: boolean
  /** The children scroll by themselves (two panes, an own ScrollView). */
  ownScroll?: boolean
  /** Id of the child to bring into view when the sheet opens. */
  scrollIntoView?: string
  /** No padding at the sides of the body. */
  flush?: boolean
}

/** A panel from the bottom, at most 80 % of the screen, with a title and a way out. */
export function Sheet({
  open,
  title,
  subtitle,
  onClose,
  footer,
  height = 'auto',
  keepOnMask = false,
  ownScroll = false,
  scrollIntoView,
  flush = false,
  children
}: PropsWithChildren<SheetProps>) {
  return (
    <Popup
      open={open}
      placement="bottom"
      onClose={onClose}
      label={title}
      maskClosable={!keepOnMask}
      className={cx(styles.sheet, height === 'tall' && styles.tall)}
    >
      <View className={styles.head} catchMove>
        <View className={styles.title} role="heading" aria-level="2">
          {title}
        </View>
        {subtitle != null && <View className={styles.subtitle}>{subtitle}</View>}
        <Tap className={styles.close} label={uiTexts.close} onTap={onClose}>
          <Icon name="close" size={20} tone="ink3" />
        </Tap>
      </View>
      {ownScroll ? (
        <View className={styles.own}>{children}</View>
      ) : (
        <ScrollView
          scrollY
          enhanced
          showScrollbar={false}
          scrollIntoView={scrollIntoView}
          className={cx(styles.body, footer != null && styles.bodyOverFoot)}
        >
          <View className={cx(styles.content, flush && styles.flush)}>{children}</View>
        </ScrollView>
      )}
      {footer != null && (
        <View className={cx(styles.foot, ownScroll && styles.lined)} catchMove>
          {footer}
        </View>
      )}
    </Popup>
  )
}
