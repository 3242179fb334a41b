import { setTimeout as pause } from 'node:timers/promises'
import type { Db } from './client'
import { isOutage } from './outage'

/** At most so many calls go together. */
const AT_MOST = 64
/** A statement that takes longer than this, in ms, waits for somebody's lock: the calls behind it do not wait with it. */
const PATIENCE_MS = 40

interface Waiting<Input, Output> {
  readonly input: Input
  readonly resolve: (output: Output) => void
  readonly reject: (error: unknown) => void
}

/**
 * Calls of one moment as one statement. Calls that come while a statement is under way go together with the next; on a
 * quiet server a call goes at once, by itself. When a statement of several calls fails, each is made alone, so that
 * one that is at fault does not spoil the others; not when the database is away, as all would wait for it once more.
 * @param run answers a list of inputs in their order
 */
export function gathered<Input, Output>(
  run: (db: Db, inputs: readonly Input[]) => Promise<readonly Output[]>
): (db: Db, input: Input) => Promise<Output> {
  const queues = new WeakMap<Db, Queue<Input, Output>>()
  return (db, input) => {
    const queue = queues.get(db) ?? new Queue<Input, Output>((inputs) => run(db, inputs))
    queues.set(db, queue)
    return queue.add(input)
  }
}

class Queue<Input, Output> {
  private waiting: Waiting<Input, Output>[] = []
  private busy = false

  constructor(private readonly run: (inputs: readonly Input[]) => Promise<readonly Output[]>) {}

  add(input: Input): Promise<Output> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ input, resolve, reject })
      if (!this.busy) this.next()
    })
  }

  /** After the calls that have arrived by now. */
  private next(): void {
    this.busy = true
    setImmediate(() => void this.work())
  }

  private async work(): Promise<void> {
    const together = this.waiting.splice(0, AT_MOST)
    await Promise.race([this.settle(together), pause(PATIENCE_MS, null, { ref: false })])
    if (this.waiting.length > 0) this.next()
    else this.busy = false
  }

  private async settle(calls: readonly Waiting<Input, Output>[]): Promise<void> {
    try {
      const outputs = await this.run(calls.map(({ input }) => input))
      if (outputs.length !== calls.length) throw new Error('not as many answers as calls')
      calls.forEach(({ resolve }, index) => resolve(outputs[index] as Output))
    } catch (error) {
      if (calls.length === 1 || isOutage(error)) calls.forEach(({ reject }) => reject(error))
      else await Promise.all(calls.map((call) => this.settle([call])))
    }
  }
}
