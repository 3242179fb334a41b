import { runInAction } from 'mobx'
import type { CancelSignal } from '@/services/order/cancel'
import { CallError, ErrorCode, NETWORK_ERROR_TEXT } from '@/contract/errors'
import { observed } from './observed'

/** One request's state. `previous` keeps the last good value on screen while a newer one is fetched. */
export type Loadable<T> =
  | { state: 'idle' }
  | { state: 'loading'; previous?: T }
  | { state: 'ready'; value: T }
  | { state: 'failed'; code: number; message: string; previous?: T }

const IDLE: Loadable<never> = { state: 'idle' }

/** The value to show: the ready one, else the last good one. */
export function valueOf<T>(loadable: Loadable<T>): T | undefined {
  if (loadable.state === 'ready') return loadable.value
  return loadable.state === 'idle' ? undefined : loadable.previous
}

/** The loading state that keeps what is on screen. */
export function toLoading<T>(from: Loadable<T>): Loadable<T> {
  const previous = valueOf(from)
  return previous === undefined ? { state: 'loading' } : { state: 'loading', previous }
}

/** The failed state that keeps what is on screen. */
export function toFailed<T>(from: Loadable<T>, error: unknown): Loadable<T> {
  const previous = valueOf(from)
  const failure = failureOf(error)
  return previous === undefined ? { state: 'failed', ...failure } : { state: 'failed', ...failure, previous }
}

/** Code and message of anything thrown; what is not a CallError counts as a network failure. */
function failureOf(error: unknown): { code: number; message: string } {
  if (error instanceof CallError) {
    return { code: error.code, message: error.message || NETWORK_ERROR_TEXT }
  }
  return { code: ErrorCode.network, message: NETWORK_ERROR_TEXT }
}

interface Turn {
  aborted: boolean
}

export interface RunOptions {
  /** The caller's own cancel: the answer is dropped once it is aborted. */
  signal?: CancelSignal
  /** Forget the shown value at once, e.g. because another city was chosen. */
  fresh?: boolean
}

/**
 * One request and its state. Only the newest run may write: an older answer that arrives late, and
 * the answer of a cancelled run, change nothing.
 */
export class LoadableRequest<T> {
  loadable: Loadable<T> = IDLE
  private turn: Turn | null = null

  constructor() {
    observed(this)
  }

  get value(): T | undefined {
    return valueOf(this.loadable)
  }

  get loading(): boolean {
    return this.loadable.state === 'loading'
  }

  /**
   * Runs `fn` and keeps its answer. Never throws: a failure becomes the `failed` state.
   * @returns the value, or undefined when it failed, was cancelled or was overtaken by a newer run.
   */
  async run(fn: () => Promise<T>, { signal, fresh = false }: RunOptions = {}): Promise<T | undefined> {
    if (signal?.aborted) return undefined
    if (this.turn) this.turn.aborted = true
    const turn: Turn = { aborted: false }
    runInAction(() => {
      this.turn = turn
      this.loadable = toLoading(fresh ? IDLE : this.loadable)
    })
    try {
      const value = await fn()
      if (this.dropped(turn, signal)) return undefined
      this.show({ state: 'ready', value })
      return value
    } catch (error) {
      if (this.dropped(turn, signal)) return undefined
      if (error instanceof CallError && error.code === ErrorCode.cancelled) this.cancel()
      else this.show(toFailed(this.loadable, error))
      return undefined
    }
  }

  /** Drops the running call; the last good value stays. */
  cancel(): void {
    if (!this.turn) return
    this.turn.aborted = true
    const value = valueOf(this.loadable)
    this.show(value === undefined ? IDLE : { state: 'ready', value })
  }

  /** Puts a value in without a call, e.g. after an edit the server has accepted. */
  set(value: T): void {
    if (this.turn) this.turn.aborted = true
    this.show({ state: 'ready', value })
  }

  /** Back to idle; a running call is dropped. */
  reset(): void {
    if (this.turn) this.turn.aborted = true
    this.show(IDLE)
  }

  private dropped(turn: Turn, signal: CancelSignal | undefined): boolean {
    if (turn.aborted || this.turn !== turn) return true
    if (!signal?.aborted) return false
    this.cancel()
    return true
  }

  private show(loadable: Loadable<T>): void {
    this.turn = null
    this.loadable = loadable
  }
}
