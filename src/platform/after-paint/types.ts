/** Runs something once what has just been changed is on the screen: what a tap shows need not wait for it. */
export type AfterPaint = (run: () => void) => void
