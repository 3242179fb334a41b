/** How large text is drawn against what styles say. */
export interface TextSizeCapability {
  /** From now on the page has the rules for little room (`narrow` of styles/mixins) where text is enlarged or the window is narrow. */
  watch(): void
}
