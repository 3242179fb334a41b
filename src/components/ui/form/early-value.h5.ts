/** As much of Taro's text elements as is mended here. */
interface TextElement extends HTMLElement {
  watchValue(this: TextElement, value: string): void
  /** The real input or textarea; missing until the element has drawn itself. */
  readonly inputRef?: HTMLElement
  readonly textareaRef?: HTMLElement
}

/**
 * Taro's text elements fail when their value changes before they have drawn themselves, which happens on a slow phone. They
 * draw the value that they have then, so that such a change needs nothing.
 */
for (const name of ['taro-input-core', 'taro-textarea-core']) {
  void window.customElements?.whenDefined(name).then(() => {
    const element = window.customElements.get(name)?.prototype as TextElement | undefined
    if (!element) return
    const { watchValue } = element
    element.watchValue = function (value) {
      if (this.inputRef ?? this.textareaRef) watchValue.call(this, value)
    }
  })
}
