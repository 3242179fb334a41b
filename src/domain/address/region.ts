/** Region names joined by '-' (§3); empty names are left out. */
export function joinRegion(names: readonly (string | null | undefined)[]): string {
  return names
    .filter((name): name is string => !!name?.trim())
    .map((name) => name.trim())
    .join('-')
}

/** The names of a joined region. */
export function splitRegion(region: string): readonly string[] {
  return region
    .split('-')
    .map((name) => name.trim())
    .filter((name) => name !== '')
}

/** Province, city and area of a dash-separated selection, in that order; null unless all three are there (§7). */
export function regionParts(region: string): { province: string; city: string; area: string } | null {
  const [province, city, area] = splitRegion(region)
  return province === undefined || city === undefined || area === undefined ? null : { province, city, area }
}
