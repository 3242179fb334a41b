import { kindNamed, type ProductKind } from '../kinds'
import { wrongInExposure, type Exposure } from './exposure'
import { isPartName } from './part-name'

/** When a part counts as seen (§9): a fifth of it for a second, once a page. */
export const EXPOSURE_DEFAULTS: Exposure = { areaRate: 0.2, stay: 1, repeated: false }

interface Part {
  readonly name: string
  readonly kind: ProductKind | null
  /** When it counts as seen. */
  readonly exposure: Exposure
  /** Values of the attribute that no exposure has: the default stands in the place of each. */
  readonly wrong: readonly (keyof Exposure)[]
}

const YES_OR_NO: Readonly<Record<string, boolean>> = { true: true, false: false }

/**
 * What the one attribute of a part says: `data-part="buy:checkup 0.5 3 true"` is its name, the kind that it is of, the share of its area,
 * the seconds and whether each time counts; all but the name may be left out.
 * @returns null for what is no name of a part
 */
export function partOf(attribute: string): Part | null {
  const [what = '', areaRate, stay, repeated] = attribute.split(' ')
  const [name = '', kind] = what.split(':')
  if (!isPartName(name)) return null
  const { areaRate: leastRate, stay: leastStay, repeated: again } = EXPOSURE_DEFAULTS
  const asked = {
    areaRate: areaRate === undefined ? leastRate : Number(areaRate),
    stay: stay === undefined ? leastStay : Number(stay),
    repeated: repeated === undefined ? again : YES_OR_NO[repeated]
  }
  const wrong = wrongInExposure(asked)
  return {
    name,
    kind: kindNamed(kind),
    wrong,
    exposure: {
      areaRate: wrong.includes('areaRate') ? leastRate : asked.areaRate,
      stay: wrong.includes('stay') ? leastStay : asked.stay,
      repeated: asked.repeated ?? again
    }
  }
}
