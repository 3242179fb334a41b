import type { CareBarProps } from './care-bar'

export interface TabFootProps extends CareBarProps {
  /** Care mode. */
  readonly elder: boolean
}

/** The site's own bar grows with care mode by itself (`platform/elements`), and a site is as new as its last load. */
export const TabFoot = (_props: TabFootProps): null => null
