import type { RouteName } from './table'

export interface CareBarProps {
  /** The tab page it stands on. */
  readonly open: RouteName
  readonly dark: boolean
}

/** The site's own bar grows with care mode by itself (`platform/elements`). */
export const CareBar = (_props: CareBarProps): null => null
