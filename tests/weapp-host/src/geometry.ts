import type { ResolvedOptions } from './options'

const NAVIGATION_BAR = 44
const TAB_BAR = 50
const CAPSULE = { width: 87, height: 32, right: 10, gap: 4 }

/** What of a page's surroundings decides how much room it has. */
export interface Surroundings {
  /** `navigationStyle: "custom"`: the page reaches up to the top of the screen. */
  customNavigation: boolean
  /** The page has the native tab bar below it. */
  tabBar: boolean
}

/** Where everything is on the screen. All numbers are CSS pixels. */
export function screenGeometry({ width, height, safeArea }: ResolvedOptions) {
  const statusBar = safeArea.top
  const top = statusBar + CAPSULE.gap
  const right = width - CAPSULE.right
  const menuButton = {
    width: CAPSULE.width,
    height: CAPSULE.height,
    top,
    right,
    bottom: top + CAPSULE.height,
    left: right - CAPSULE.width
  }
  return {
    statusBar,
    /** Height of the status bar and navigation bar together. */
    header: statusBar + NAVIGATION_BAR,
    /** Height of the tab bar with the home indicator. */
    tabBar: TAB_BAR + safeArea.bottom,
    /** The capsule with the menu and close buttons that WeChat lays over every page. */
    menuButton,
    safeArea: {
      top: safeArea.top,
      left: 0,
      right: width,
      bottom: height - safeArea.bottom,
      width,
      height: height - safeArea.bottom - safeArea.top
    }
  }
}

/**
 * The window of a page: its distance from the top of the screen, its height, and how far the
 * unsafe areas of the screen reach into it (what CSS `env(safe-area-inset-*)` gives).
 */
export function windowGeometry(options: ResolvedOptions, { customNavigation, tabBar }: Surroundings) {
  const screen = screenGeometry(options)
  const top = customNavigation ? 0 : screen.header
  return {
    top,
    height: options.height - top - (tabBar ? screen.tabBar : 0),
    insets: {
      top: customNavigation ? options.safeArea.top : 0,
      bottom: tabBar ? 0 : options.safeArea.bottom
    }
  }
}
