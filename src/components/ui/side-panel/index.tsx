import type { PropsWithChildren, ReactNode } from 'react'
import { ScrollView, View } from '@tarojs/components'
import styles from './index.module.scss'
import { Header, HeaderIcon } from '../header'
import { Icon } from '../icon'
import { Popup } from '../popup'
import { uiTexts } from '../texts'

export interface SidePanelProps {
  open: boolean
  title: string
  onClose: () => void
  /** Between title and body, e.g. a search box; does not scroll. */
  top?: ReactNode
  footer?: ReactNode
  /** The children bring their own ScrollView (index letters, two panes). */
  ownScroll?: boolean
}

/** A panel over the whole page that comes in from the right. */
export function SidePanel({
  open,
  title,
  onClose,
  top,
  footer,
  ownScroll = false,
  children
}: PropsWithChildren<SidePanelProps>) {
  return (
    <Popup open={open} placement="right" onClose={onClose} label={title} className={styles.panel}>
      <Header
        title={title}
        noBack
        right={
          <HeaderIcon label={uiTexts.close} onTap={onClose}>
            <Icon name="close" size={24} />
          </HeaderIcon>
        }
      />
      {top}
      {ownScroll ? (
        <View className={styles.body}>{children}</View>
      ) : (
        <ScrollView scrollY className={styles.body}>
          {children}
        </ScrollView>
      )}
      {footer != null && <View className={styles.foot}>{footer}</View>}
    </Popup>
  )
}
