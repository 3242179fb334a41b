import type { PrivacyCapability } from './types'

/** A browser asks for each permission by itself. */
export const privacy: PrivacyCapability = {
  onAsked: () => undefined,
  openGuideline: () => undefined
}
