/** Other tabs of the site, with which this one shares what the phone keeps. */
export const tabs = {
  /** Runs when another tab has changed what is kept, also when this one comes back to the front: asleep it is told nothing. */
  onChange(listener: () => void): void {
    window.addEventListener('storage', listener)
    document.addEventListener('visibilitychange', listener)
  }
}
