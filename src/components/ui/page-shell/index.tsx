import { useMemo, useState, type PropsWithChildren } from 'react'
import { View } from '@tarojs/components'
import styles from './index.module.scss'
import { cx } from '../cx'
import { Landmarks } from './landmarks'
import { useLayers } from './layers'
import {
  InputFocusContext,
  insetStyleOf,
  ShellContext,
  themeClassOf,
  type Insets,
  type Shell,
  type ThemeOptions
} from './shell'

export interface PageShellProps extends ThemeOptions {
  insets?: Insets
  /** False while another page lies on top; popups of this page then stay away. */
  active?: boolean
  /** Id of the place for popups, whose width tells a mini-program of that wish. */
  probe?: string
  /** The page has a tab bar under it. */
  tabBar?: boolean
  /** Of the page, for who moves the focus to it. */
  id?: string
  /** What the back button of headers does; none on a tab page. */
  onBack?: () => void
  /** Leads to a person to ask; the header offers it at the same place on every page. */
  onHelp?: (() => void) | undefined
  holdBack?: Shell['holdBack']
  className?: string
}

/** The outermost View of every page: theme, insets, least height. */
export function PageShell({
  dark = false,
  elder = false,
  insets,
  active = true,
  calm = false,
  probe,
  tabBar = false,
  id,
  onBack,
  onHelp,
  holdBack,
  className,
  children
}: PropsWithChildren<PageShellProps>) {
  const [focused, report] = useState(false)
  const { top = 0, bottom = 0, capsuleWidth = 0 } = insets ?? {}
  const themeClass = themeClassOf({ dark, elder, calm })
  const insetStyle = useMemo(() => insetStyleOf({ top, bottom, capsuleWidth }), [top, bottom, capsuleWidth])
  const { behind, above, popups } = useLayers(probe)
  const shell = useMemo(
    () => ({ themeClass, insetStyle, active, elder, calm, onBack, onHelp, holdBack, popups }),
    [themeClass, insetStyle, active, elder, calm, onBack, onHelp, holdBack, popups]
  )
  const inputFocus = useMemo(() => ({ focused, report }), [focused])
  return (
    <ShellContext.Provider value={shell}>
      <InputFocusContext.Provider value={inputFocus}>
        <View
          className={cx(themeClass, styles.shell, tabBar && styles.withTabBar, className)}
          style={insetStyle}
          {...(id ? { id } : {})}
          {...behind}
        >
          <Landmarks>{children}</Landmarks>
        </View>
        {above}
      </InputFocusContext.Provider>
    </ShellContext.Provider>
  )
}
