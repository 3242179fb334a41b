/** Room for a fixed header above what is brought into view, px. */
export const HEADER_PX = 96

/** Scrolls the page so that the element with this id stands `topPx` under its upper edge. */
export type ScrollToId = (id: string, topPx: number) => void

/**
 * Brings the first invalid field into view.
 * @param errors field id -> message, in the order of the form; empty messages are passed over.
 * @param scroll the host's way to scroll (`platform/host`).
 * @param topPx room for a fixed header above the field.
 * @returns the first message, to be toasted (R5.37), or null when there is none.
 */
export function scrollToField(
  errors: Readonly<Record<string, string | null | undefined>>,
  scroll: ScrollToId,
  topPx = HEADER_PX
): string | null {
  for (const [id, message] of Object.entries(errors)) {
    if (!message) continue
    scroll(id, topPx)
    return message
  }
  return null
}
