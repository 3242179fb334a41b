import { useMemo, useState, type PropsWithChildren } from 'react'
import { View } from '@tarojs/components'
import styles from './index.module.scss'
import { cx } from '../cx'
import { Landmarks } from './landmarks'
import { useLayers } from './layers'
import {
  InputFocusContext,
  ShellContext,
  themeClassOf,
  type Shell,
  type ThemeOptions,
  type Worn
} from './shell'

export interface PageShellProps extends ThemeOptions {
  worn?: Worn | null
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
  toHeading?: Shell['toHeading']
  say?: Shell['say']
  className?: string | undefined
}

const BARE = {}

/** The outermost View of every page: theme, insets, least height. */
export function PageShell({
  dark = false,
  elder = false,
  active = true,
  calm = false,
  worn,
  probe,
  tabBar = false,
  id,
  onBack,
  onHelp,
  holdBack,
  toHeading,
  say,
  className,
  children
}: PropsWithChildren<PageShellProps>) {
  const [covered, report] = useState(false)
  const themeClass = cx(themeClassOf({ dark, elder, calm }), worn?.className)
  const insetStyle = worn?.style ?? BARE
  const { behind, above, popups } = useLayers(probe)
  const shell = useMemo(
    () => ({ themeClass, insetStyle, active, elder, calm, onBack, onHelp, holdBack, toHeading, popups, say }),
    [themeClass, insetStyle, active, elder, calm, onBack, onHelp, holdBack, toHeading, popups, say]
  )
  const inputFocus = useMemo(() => ({ covered, report }), [covered])
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
