import { VERSION, type Action, type Asked, type Told } from './protocol'

/** `silent`: no answer in time. */
export type End = Exclude<Told, { kind: 'taken' }> | { readonly kind: 'silent' }

/** How long a host may be silent, in ms. */
export interface Patience {
  /** Until it says that it has taken the request, or answers it. */
  readonly taken: number
  /** From then until the answer, while a person is busy there. */
  readonly done: number
}

interface Waiting {
  readonly end: (end: End) => void
  /** ms from `taken` on; null once that was heard. */
  done: number | null
  stop: () => void
}

interface RequestDeps {
  readonly post: (message: Asked) => void
  /** Answers what stops it. */
  readonly after: (ms: number, run: () => void) => () => void
  /** Another one with each page that is loaded: an answer to the page before names none of ours. */
  readonly page: string
}

/** What was asked of the host and is not answered yet. An answer ends the request whose id it has, once, and no other. */
export class Requests {
  private readonly open = new Map<string, Waiting>()
  private count = 0

  constructor(private readonly deps: RequestDeps) {}

  /** Never rejects, and ends after the host's time at the latest. */
  ask(action: Action, params: Asked['params'], patience: Patience): Promise<End> {
    const id = `${this.deps.page}-${(this.count += 1)}`
    return new Promise((resolve) => {
      const end = (how: End) => {
        this.open.get(id)?.stop()
        this.open.delete(id)
        resolve(how)
      }
      const stop = this.deps.after(patience.taken, () => end({ kind: 'silent' }))
      this.open.set(id, { end, done: patience.done, stop })
      try {
        this.deps.post({ v: VERSION, id, action, params })
      } catch {
        end({ kind: 'failed' })
      }
    })
  }

  hear(id: string, told: Told): void {
    const waiting = this.open.get(id)
    if (!waiting) return
    if (told.kind !== 'taken') return waiting.end(told)
    if (waiting.done === null) return
    waiting.stop()
    waiting.stop = this.deps.after(waiting.done, () => waiting.end({ kind: 'silent' }))
    waiting.done = null
  }
}
