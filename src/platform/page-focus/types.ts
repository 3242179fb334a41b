/** Where the focus stands when pages change, so that who does not see them hears which one is open. */
export interface PageFocusCapability {
  /** The page with this id goes under another one: what has the focus opened that, as a rule. */
  leave(pageId: string): void
  /** The page is open: back to what opened another page from it, else to its heading. */
  arrive(pageId: string): void
}
