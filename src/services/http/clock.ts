import type { TextStorage } from '@/platform/storage/types'

const KEY = 'clock-offset'
/** A smaller difference in ms is the way of the answer, not the clock. */
const NOISE_MS = 2000

/**
 * The server's clock as far as the client knows it: an offset learnt from the answers' Date header, so that a phone
 * whose clock is wrong still signs and counts down rightly. The offset is kept: after a reload, what is stored is judged
 * before the first answer comes.
 */
export class ServerClock {
  private offset = 0
  private kept = 0

  constructor(
    private readonly device: () => number = Date.now,
    private readonly memory?: Pick<TextStorage, 'get' | 'set'>
  ) {
    const stored = Number(memory?.get(KEY) ?? 0)
    if (Number.isFinite(stored)) this.offset = this.kept = stored
  }

  /** ms since 1970 by the server. */
  now = (): number => this.device() + this.offset

  /** `serverTime` is whole seconds late at most; a small difference is noise and is kept out. */
  learn(serverTime: number): void {
    const offset = serverTime - this.device()
    if (Math.abs(offset - this.offset) > NOISE_MS) this.put(offset)
  }

  /** From a body's `serverTime`, exact to the ms. */
  set(serverTime: number): void {
    this.put(serverTime - this.device())
  }

  private put(offset: number): void {
    this.offset = offset
    if (Math.abs(offset - this.kept) <= NOISE_MS) return
    this.kept = offset
    this.memory?.set(KEY, String(offset))
  }
}
