import { CareBar, type CareBarProps } from './care-bar'
import { UpdateStrip } from './update-strip'

export interface TabFootProps extends CareBarProps {
  /** Care mode. */
  readonly elder: boolean
}

/** What tab pages alone have at their foot. */
export const TabFoot = ({ elder, ...bar }: TabFootProps) => (
  <>
    {elder && <CareBar {...bar} />}
    <UpdateStrip />
  </>
)
