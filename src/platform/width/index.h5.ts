import type { Beside, WidthCapability } from './types'

/** As `styles/wide.scss` has it. */
const LEAST: Readonly<Record<Beside, number>> = { split: 768, pair: 1024 }

/** A document that was opened on a narrow screen has none for two columns (config/first-frame/loader.js). */
const hasStyles = () => document.documentElement.classList.contains('ca-wide')

const roomFor = (beside: Beside) =>
  window.matchMedia?.(`(min-width: ${LEAST[beside]}px) and (min-height: 480px)`)

export const width: WidthCapability = {
  holds: (beside) => hasStyles() && (roomFor(beside)?.matches ?? false),
  watch(beside, run) {
    const asked = roomFor(beside)
    asked?.addEventListener?.('change', run)
    return () => asked?.removeEventListener?.('change', run)
  }
}
