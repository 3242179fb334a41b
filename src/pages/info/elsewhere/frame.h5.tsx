import type { Frame as FrameOf } from './frame-type'

/** The site opens another in its own place. */
export const Frame: FrameOf = null
