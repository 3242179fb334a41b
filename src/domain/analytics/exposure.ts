/** How much of a part was seen, for how long, and whether not for the first time. */
export interface Exposure {
  /** Share of the part's area in view, 0 to 1. */
  readonly areaRate: number
  /** Seconds. */
  readonly stay: number
  readonly repeated: boolean
}

/** Names of the values that no exposure has (§5): an area outside 0 to 1, a stay below 0, `repeated` that is no yes or no. */
export function wrongInExposure(of: Readonly<Record<keyof Exposure, unknown>>): (keyof Exposure)[] {
  const within = (value: unknown, most: number) => typeof value === 'number' && value >= 0 && value <= most
  return [
    ...(within(of.areaRate, 1) ? [] : (['areaRate'] as const)),
    ...(within(of.stay, Number.MAX_VALUE) ? [] : (['stay'] as const)),
    ...(typeof of.repeated === 'boolean' ? [] : (['repeated'] as const))
  ]
}
