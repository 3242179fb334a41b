import type { AnnouncerCapability } from './types'

/** The mini-program has no live regions: its notice itself is an alert (`components/ui/toast`). */
export const announcer: AnnouncerCapability = { say: () => undefined }
