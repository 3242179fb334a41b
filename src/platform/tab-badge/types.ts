export interface TabBadgeCapability {
  /**
   * Shows a text on a tab of the bottom bar, by its place there; '' takes it away.
   * @param spoken what a screen reader says for it, beside the tab's name
   */
  show(index: number, text: string, spoken: string): void
}
