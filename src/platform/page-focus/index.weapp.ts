import type { PageFocusCapability } from './types'

/** WeChat moves its reader to the new page by itself. */
export const pageFocus: PageFocusCapability = { leave: () => undefined, arrive: () => undefined }
