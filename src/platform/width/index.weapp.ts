import type { WidthCapability } from './types'

/** A mini-program has the width of a phone. */
export const width: WidthCapability = { holds: () => false, watch: () => () => undefined }
