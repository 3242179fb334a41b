/** About this many tabs lie left of the middle of a 375 screen. */
const BEFORE_MIDDLE = 2

/**
 * Props for the ScrollView: bringing the tab before the one before to the edge puts the active one near the middle. The first ones
 * bring the row itself (`id-row`), whose padding stands before them.
 */
export function useCentred(id: string, index: number): { scrollIntoView?: string } {
  return { scrollIntoView: index > BEFORE_MIDDLE ? `${id}-${index - BEFORE_MIDDLE}` : `${id}-row` }
}
