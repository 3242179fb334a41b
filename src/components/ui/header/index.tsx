import type { ReactNode } from 'react'
import { View } from '@tarojs/components'
import styles from './index.module.scss'
import { cx } from '../cx'
import { Icon } from '../icon'
import { Banner, banner } from '../page-shell/landmarks'
import { useShell } from '../page-shell/shell'
import { Tap } from '../tap'
import { uiTexts } from '../texts'

/** Scrolled distance after which a clear header is solid, in design px. */
const SOLID_AFTER = 88

/** A bar without a title leaves the heading to the page: none is empty, none comes first but the page's own. */
const HEADING = { role: 'heading', 'aria-level': '1' }

/** A mini-program's host measures it by this name. */
const HEADER = 'ca-header'

export interface HeaderProps {
  title?: ReactNode
  /** The title shows over the hero too, e.g. the brand on home. */
  titleOver?: boolean
  /** A search box: under the title in a mini-program, on the site in its place, where it is the page's name for screen readers alone. */
  search?: ReactNode
  /** In place of the back button. */
  left?: ReactNode
  /** At most two HeaderIcons or one HeaderLink; the way to a person comes after them. */
  right?: ReactNode
  /** `clear` lies over a hero and becomes solid with `scrolled`; `round` has round buttons over a picture. */
  variant?: 'surface' | 'page' | 'clear' | 'round'
  /** Takes no room of its own, as a `clear` or `round` one: the page leaves it with a HeaderRoom until a hero comes under it. */
  over?: boolean
  /** White signs while a `clear` header lies over a dark hero. */
  light?: boolean
  /** How far the page is scrolled, px; only `clear` and `round` look at it. */
  scrolled?: number
  /** No back button, e.g. on a tab page. */
  noBack?: boolean
  /** Instead of the page's own way back. */
  onBack?: () => void
}

/** The top bar of a page: back, title or search, and a right slot that stays clear of the capsule. */
export function Header({
  title,
  titleOver = false,
  search,
  left,
  right,
  variant = 'surface',
  over = variant === 'clear' || variant === 'round',
  light = false,
  scrolled = 0,
  noBack = false,
  onBack
}: HeaderProps) {
  const shell = useShell()
  const goBack = onBack ?? shell.onBack
  const solid =
    variant === 'clear' || variant === 'round' ? Math.min(1, Math.max(0, scrolled / SOLID_AFTER)) : 1
  return (
    <Banner>
      <View
        {...banner}
        className={cx(HEADER, styles.header, over && styles.over, light && solid < 0.5 && styles.light)}
      >
        <View
          className={cx(styles.ground, variant === 'page' && styles.page)}
          style={{ opacity: solid }}
          aria-hidden="true"
        />
        <View
          className={cx(
            styles.in,
            search != null && styles.withSearch,
            right != null && shell.onHelp && styles.withRight
          )}
        >
          <View className={styles.left}>
            {left}
            {left == null && !noBack && goBack && (
              <Tap className={styles.icon} label={uiTexts.back} onTap={goBack}>
                <View className={cx(variant === 'round' && solid < 1 && styles.round)}>
                  <Icon name="back" size={24} />
                </View>
              </Tap>
            )}
          </View>
          {(title != null || search == null) && (
            <View
              className={styles.title}
              {...(title != null ? HEADING : {})}
              style={{ opacity: titleOver ? 1 : solid }}
            >
              {title}
            </View>
          )}
          {search != null && <View className={styles.search}>{search}</View>}
          <View className={styles.right}>
            {right}
            {shell.onHelp && (
              <HeaderIcon label={uiTexts.help} round={variant === 'round' && solid < 1} onTap={shell.onHelp}>
                <Icon name="headset" size={22} />
              </HeaderIcon>
            )}
          </View>
        </View>
      </View>
    </Banner>
  )
}

/** The room of a header that lies over the page: with it the page begins at the same place before its hero comes, and moves not (CLS). */
export const HeaderRoom = () => <View className={styles.room} />

export interface HeaderActionProps {
  label: string
  onTap: () => void
}

/** A picture in the right slot. */
export function HeaderIcon({
  label,
  onTap,
  round = false,
  children
}: HeaderActionProps & { round?: boolean; children: ReactNode }) {
  return (
    <Tap className={styles.icon} label={label} onTap={onTap}>
      <View className={cx(round && styles.round)}>{children}</View>
    </Tap>
  )
}

/** A word in the right slot. */
export function HeaderLink({ label, onTap, children }: HeaderActionProps & { children?: ReactNode }) {
  return (
    <Tap className={cx(styles.link, !children && styles.words)} label={label} onTap={onTap}>
      {children ?? label}
    </Tap>
  )
}
