import type { Call } from '@/services/call'
import { Canceller } from '@/services/cancel'
import type { LoadableRequest, RunOptions } from './loadable'
import type { Root } from './root'

/** What a page gives its model: a client and requests that end with the page, and whether the page is in front. */
export class PageScope {
  /** Aborted when the page is left; another one with the next entry. */
  leaving = new Canceller()
  /** Neither left nor covered by another page. */
  shown = false

  constructor(private readonly root: Pick<Root, 'call'>) {}

  readonly call: Call = (name, input, options) =>
    this.root.call(name, input, { signal: this.leaving, ...options })

  run<T>(
    request: LoadableRequest<T>,
    load: () => Promise<T>,
    options?: Pick<RunOptions, 'fresh'>
  ): Promise<T | undefined> {
    return request.run(load, { ...options, signal: this.leaving })
  }

  enter(): void {
    this.leaving = new Canceller()
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
