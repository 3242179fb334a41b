import type { PageFocusCapability } from './types'

const nothing = () => undefined

/** WeChat moves its reader to the new page by itself, and lets nobody else move it. */
export const pageFocus: PageFocusCapability = {
  leave: nothing,
  arrive: nothing,
  toHeading: nothing,
  leads: false
}
