/** The page that is open is usable by then, ms. */
export const BEGIN_AFTER_MS = 2_000
