/** Scrolling inside a page's own scroll pane, for a navigation that follows it. */
export interface PaneScroll {
  /** Upper edges of these elements, px below the pane's upper edge (negative when scrolled past); null for a missing one. */
  tops(paneId: string, ids: readonly string[]): Promise<readonly (number | null)[]>
  /** Reading goes on at the heading of the element with this id; nothing where no keyboard walks. */
  read(id: string): void
}
