let style: HTMLStyleElement | undefined

/** What of the screen a host's bars and keyboard cover, px; for 0 the browser's own value stands. */
export function keepClear(top: number, bottom: number): void {
  style ??= document.head.appendChild(document.createElement('style'))
  const rules = (top > 0 ? `--ca-safe-t:${top}px;` : '') + (bottom > 0 ? `--ca-safe-b:${bottom}px;` : '')
  // The token's own rule is one class weak.
  style.textContent = rules && `:root,.ca-theme.ca-theme{${rules}}`
}

/** The field that somebody types in stays in sight over the keyboard. */
export function showField(): void {
  const field = document.activeElement
  if (field && field !== document.body) field.scrollIntoView({ block: 'center' })
}
