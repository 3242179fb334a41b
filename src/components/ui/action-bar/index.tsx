import type { ReactNode } from 'react'
import { Text, View } from '@tarojs/components'
import styles from './index.module.scss'
import { cx } from '../cx'
import { Button, type ButtonProps } from '../button'
import { Icon, type IconName } from '../icon'
import { useInputFocus } from '../page-shell/shell'
import { Tap } from '../tap'
import { uiTexts } from '../texts'

export interface ActionBarProps {
  /** The call to action: a Button, or an ActionPair. */
  children?: ReactNode
  /** What stands beside it where both have room, and above it elsewhere: an ActionSum, ActionIcons or words. */
  left?: ReactNode
  /** `left` is as wide as its content and the call to action takes the rest, not the other way about. */
  fits?: boolean
  /** A strip above the bar. */
  tip?: ReactNode
  /** Off the screen, and no room kept for it. */
  hidden?: boolean
  /** Away while a keyboard on the screen covers it (it would be pushed over the form). */
  hideOnInput?: boolean
  /** On a tab page: at the end of the page instead of the end of the screen. */
  aboveTabBar?: boolean
  /** The call to action has a row of its own under `left`, for two of the same weight. */
  stacked?: boolean
}

/** The bar at the bottom of a page; it keeps its own room under the content. */
export function ActionBar({
  children,
  left,
  fits = false,
  tip,
  hidden = false,
  hideOnInput = false,
  aboveTabBar = false,
  stacked = false
}: ActionBarProps) {
  const { covered } = useInputFocus()
  if (hidden) return null
  const away = hideOnInput && covered
  return (
    <>
      {aboveTabBar ? null : (
        <View
          className={cx(
            'ca-bar-room',
            styles.place,
            tip != null && styles.placeTip,
            stacked && styles.placeStacked
          )}
        />
      )}
      <View className={cx('ca-bar', styles.bar, aboveTabBar && styles.inPage, away && styles.away)}>
        {tip != null && <View className={styles.tip}>{tip}</View>}
        <View className={cx(styles.in, stacked && styles.inStacked)}>
          {left != null && <View className={cx(styles.left, fits && styles.fits)}>{left}</View>}
          <View className={cx(styles.cta, fits && styles.rest, left == null && styles.ctaFull)}>
            {children}
          </View>
        </View>
      </View>
    </>
  )
}

export interface ActionSumProps {
  /** What the amount is, before it and in what is said. */
  label?: string
  /** A Price. */
  amount: ReactNode
  /** The amount in yuan, said in one sentence when it changes; '' while it is not known. */
  spoken?: string
  /** One short line under it; words end in … where they have no room. */
  note?: ReactNode
  /** The note speaks of money saved. */
  saving?: boolean
  /** The amount stays while the note says that it is being worked out again. */
  calculating?: boolean
  /** Opens the details; an arrow says so. */
  onTap?: () => void
  /** The details are open. */
  open?: boolean
}

/** Amount and note at the left of the bar. */
export function ActionSum({
  label,
  amount,
  spoken,
  note,
  saving = false,
  calculating = false,
  onTap,
  open = false
}: ActionSumProps) {
  const content = (
    <>
      <View className={styles.line}>
        {label && <Text className={styles.label}>{label}</Text>}
        {amount}
      </View>
      {(calculating || note != null) && (
        <View className={cx(styles.note, saving && !calculating && styles.saving)}>
          {calculating ? (
            uiTexts.calculating
          ) : typeof note === 'string' ? (
            <View className={styles.words}>{note}</View>
          ) : (
            note
          )}
          {onTap && !calculating && (
            <Icon name={open ? 'down' : 'up'} size={12} tone={saving ? 'price' : 'ink3'} />
          )}
        </View>
      )}
    </>
  )
  return (
    <>
      {onTap ? (
        <Tap className={cx(styles.sum, styles.opens)} onTap={onTap} expanded={open}>
          {content}
        </Tap>
      ) : (
        <View className={styles.sum}>{content}</View>
      )}
      {spoken !== undefined && (
        <View className={styles.spoken} role="status">
          {spoken && uiTexts.sum(spoken, label)}
        </View>
      )}
    </>
  )
}

export interface ActionIcon {
  icon: IconName
  label: string
  onTap: () => void
  badge?: ReactNode
}

/** Up to three small pictures with words at the left of the bar. */
export function ActionIcons({ items }: { items: readonly ActionIcon[] }) {
  return (
    <View className={styles.icons}>
      {items.map((item) => (
        <Tap key={item.label} className={styles.icon} onTap={item.onTap}>
          <View className={styles.picture}>
            <Icon name={item.icon} size={22} tone="ink2" />
            {item.badge}
          </View>
          <Text>{item.label}</Text>
        </Tap>
      ))}
    </View>
  )
}

/** Two joined calls to action, e.g. 加入购物车 and 立即购买. */
export function ActionPair({ first, second }: { first: ButtonProps; second: ButtonProps }) {
  return (
    <View className={styles.pair}>
      <Button kind="soft" {...first} className={cx(styles.half, styles.start)} />
      <Button {...second} className={cx(styles.half, styles.end)} />
    </View>
  )
}
