/** A mini-program has one. */
export const tabs = {
  onChange(_listener: () => void): void {
    // Nobody else changes what is kept.
  }
}
