import type { PropsWithChildren, ReactNode } from 'react'
import { ScrollView, View } from '@tarojs/components'
import styles from './index.module.scss'
import { cx } from '../cx'
import { Icon } from '../icon'
import { Popup } from '../popup'
import { Tap } from '../tap'
import { uiTexts } from '../texts'

export interface TopPanelProps {
  open: boolean
  /** Name for screen readers; the panel shows no title. */
  label: string
  onClose: () => void
  /** The first row, usually a search box; the way out stands beside it. */
  top: ReactNode
  /** Fills the screen, e.g. while results show. */
  full?: boolean
}

/** A panel from the top: search over a list. */
export function TopPanel({
  open,
  label,
  onClose,
  top,
  full = false,
  children
}: PropsWithChildren<TopPanelProps>) {
  return (
    <Popup open={open} placement="top" onClose={onClose} label={label} className={cx(full && styles.full)}>
      <View className={styles.top}>
        <View className={styles.slot}>{top}</View>
        <Tap className={styles.close} label={uiTexts.close} onTap={onClose}>
          <Icon name="close" size={20} tone="ink2" />
        </Tap>
      </View>
      <ScrollView scrollY className={cx(styles.body, full && styles.bodyFull)}>
        {children}
      </ScrollView>
    </Popup>
  )
}
