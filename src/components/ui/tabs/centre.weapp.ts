/** About this many tabs lie left of the middle of a 375 screen. */
const BEFORE_MIDDLE = 2

/** Props for the ScrollView: bringing the tab before the one before to the edge puts the active one near the middle. */
export function useCentred(id: string, index: number): { scrollIntoView?: string } {
  return { scrollIntoView: `${id}-${Math.max(0, index - BEFORE_MIDDLE)}` }
}
