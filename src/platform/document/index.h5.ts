import type { DocumentCapability } from './types'

/** The address of the file is given back once the browser has begun to keep it, ms. */
const KEPT_MS = 10_000

export const documents: DocumentCapability = {
  async open(name, base64) {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }))
    link.download = name
    link.click()
    window.setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS)
    return true
  }
}
