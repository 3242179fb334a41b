/** Where the focus stands when pages change, so that who does not see them hears which one is open. */
export interface PageFocusCapability {
  /** The page with this id goes under another one: what has the focus opened that, as a rule. */
  leave(pageId: string): void
  /** The page is open: back to what opened another page from it, else to its heading. */
  arrive(pageId: string): void
  /**
   * To the heading of the open page, where nothing has the focus: the heading has come late, or what had the focus is gone.
   * @param going id of what has the focus still and goes
   */
  readonly toHeading: (going?: string) => void
  /** False where the host alone moves the reader: what `toHeading` would read is to be said. */
  readonly leads: boolean
}
