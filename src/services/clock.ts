/**
 * The server's clock as far as the client knows it: an offset learnt from the answers' Date header, so that a phone
 * whose clock is wrong still signs and counts down rightly.
 */
export class ServerClock {
  private offset = 0

  constructor(private readonly device: () => number = Date.now) {}

  /** ms since 1970 by the server. */
  now = (): number => this.device() + this.offset

  /** `serverTime` is whole seconds late at most; a small difference is noise and is kept out. */
  learn(serverTime: number): void {
    const offset = serverTime - this.device()
    if (Math.abs(offset - this.offset) > 2000) this.offset = offset
  }

  /** From a body's `serverTime`, exact to the ms. */
  set(serverTime: number): void {
    this.offset = serverTime - this.device()
  }
}
