/** `polite` waits for a pause, for news; `alert` is said at once, for what failed. */
export type Voice = 'polite' | 'alert'

/** What a screen reader says of a notice on screen. */
export interface AnnouncerCapability {
  /**
   * Another text of the same voice, and '', take back what was to be said. The first call makes the live regions, so let it come before the first notice:
   * a region that arrives together with its text is not said.
   */
  say(text: string, voice: Voice): void
}
