import '@/styles/own-type.scss'

/** Text of the document that many times as large. */
export function drawn(factor: number): void {
  document.documentElement.style.setProperty('--ca-text', String(factor))
  // The probe has grown too; an old browser looks at it again with its window alone.
  window.dispatchEvent(new Event('resize'))
}
