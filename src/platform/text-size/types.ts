/** How large text is drawn. */
export interface TextSizeCapability {
  /** The product draws what the host's setting is, unless another size is chosen in it. */
  readonly isFollowed: boolean
  /**
   * From now on the document has the rules for little room (`narrow` of styles/mixins) where text is enlarged or the window is
   * narrow. In a mini-program each page wears its size itself (`routes/use-worn`).
   */
  watch(): void
  /** Text of the document in a size that was chosen. */
  draw(factor: number | undefined): void
}
