import type { Call } from '@/services/http/call'
import { Canceller } from '@/services/order/cancel'
import type { LoadableRequest, RunOptions } from './loadable'
import type { Root } from './root'

/** What a page gives its model: a client and requests that end with the page, and where the page is. */
export class PageScope {
  /** Neither left nor covered by another page. */
  shown = false
  /** Another one with the next entry. */
  private leaving = new Canceller()

  constructor(private readonly root: Pick<Root, 'call'>) {}

  /** The page was left: what is answered now leads nowhere. */
  get left(): boolean {
    return this.leaving.aborted
  }

  /** For what has no use once the page is left; what is to be done all the same goes through `root.call`. */
  readonly call: Call = (name, input, options) =>
    this.root.call(name, input, { signal: this.leaving, ...options })

  run<T>(
    request: LoadableRequest<T>,
    load: () => Promise<T>,
    options?: Pick<RunOptions, 'fresh'>
  ): Promise<T | undefined> {
    return request.run(load, { ...options, signal: this.leaving })
  }

  /** Ends something with the page: a listener, a timer. */
  onLeave(end: () => void): void {
    this.leaving.onAbort(end)
  }

  enter(): void {
    if (this.left) this.leaving = new Canceller()
    this.shown = true
  }

  leave(): void {
    this.leaving.abort()
    this.shown = false
  }

  setShown(shown: boolean): void {
    this.shown = shown
  }
}
