import type { TextSizeCapability } from './types'

/** WeChat enlarges text with the page's own measures. */
export const textSize: TextSizeCapability = { watch: () => undefined }
