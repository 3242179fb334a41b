import type { AnnouncerCapability } from './types'

/** A mini-program has nothing beside its pages: a notice itself is an alert there, and news stand in a region of the page (`components/feedback-host`). */
export const announcer: AnnouncerCapability = { say: () => undefined }
