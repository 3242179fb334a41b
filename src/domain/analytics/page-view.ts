/** A page view is sent at most once in this time, in ms (§9). */
export const VIEW_THROTTLE_MS = 500

/**
 * How long the view of a page that was opened now waits, in ms: the first goes at once; of those that follow within the throttle the
 * last goes at its end, in the place of the others.
 * @param sentAt when the view before was sent; null before the first
 */
export const viewDelay = (sentAt: number | null, now: number): number =>
  sentAt === null || now < sentAt ? 0 : Math.max(0, sentAt + VIEW_THROTTLE_MS - now)
