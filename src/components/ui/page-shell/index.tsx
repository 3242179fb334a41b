import { useMemo, useState, type PropsWithChildren } from 'react'
import { View } from '@tarojs/components'
import styles from './index.module.scss'
import { cx } from '../cx'
import {
  InputFocusContext,
  insetStyleOf,
  ShellContext,
  themeClassOf,
  type Insets,
  type ThemeOptions
} from './shell'

export interface PageShellProps extends ThemeOptions {
  insets?: Insets
  /** The host draws the title bar: headers hide and no top inset is kept. */
  hostTitle?: boolean
  /** False while another page lies on top; popups of this page then stay away. */
  active?: boolean
  /** The page has a tab bar under it. */
  tabBar?: boolean
  /** What the back button of headers does; none on a tab page. */
  onBack?: () => void
  className?: string
}

/** The outermost View of every page: theme, insets, least height. */
export function PageShell({
  dark = false,
  elder = false,
  insets,
  hostTitle = false,
  active = true,
  tabBar = false,
  onBack,
  className,
  children
}: PropsWithChildren<PageShellProps>) {
  const [focused, report] = useState(false)
  const { top = 0, bottom = 0, capsuleWidth = 0 } = insets ?? {}
  const themeClass = themeClassOf({ dark, elder })
  const insetStyle = useMemo(
    () => insetStyleOf({ top, bottom, capsuleWidth }, hostTitle),
    [top, bottom, capsuleWidth, hostTitle]
  )
  const shell = useMemo(
    () => ({ themeClass, insetStyle, hostTitle, active, elder, onBack }),
    [themeClass, insetStyle, hostTitle, active, elder, onBack]
  )
  const inputFocus = useMemo(() => ({ focused, report }), [focused])
  return (
    <ShellContext.Provider value={shell}>
      <InputFocusContext.Provider value={inputFocus}>
        <View
          className={cx(themeClass, styles.shell, tabBar && styles.withTabBar, className)}
          style={insetStyle}
        >
          {children}
        </View>
      </InputFocusContext.Provider>
    </ShellContext.Provider>
  )
}
