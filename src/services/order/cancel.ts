/** What a running call looks at to stop early. `onAbort` returns how to stop listening. */
export interface CancelSignal {
  readonly aborted: boolean
  readonly onAbort?: (listener: () => void) => () => void
}

/** Cancels what it was handed to: `PageScope` every call of a page that is left. */
export class Canceller {
  aborted = false
  private readonly listeners = new Set<() => void>()

  onAbort = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  abort(): void {
    this.aborted = true
    for (const listener of this.listeners) listener()
    this.listeners.clear()
  }
}
