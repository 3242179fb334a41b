import type { Gateway } from '../money/gateway'

/** kill -9 before the gateway hears of the call, or before the shop hears of its result. */
export const MOMENTS = ['before', 'after'] as const
export type Moment = (typeof MOMENTS)[number]

/** A process that dies at a call of its gateway. */
export class Mortal {
  /** The call at which it dies. */
  death: { readonly call: keyof Gateway; readonly moment: Moment } | null = null
  dead = false
  readonly calls: (keyof Gateway)[] = []
  /** Happens before the gateway hears of the opening of a payment. */
  beforeOpening: () => Promise<unknown> = async () => undefined
  /** Happens after the gateway has closed a payment, or does not know it, before that is heard. */
  whileClosing: () => Promise<unknown> = async () => undefined
  /** Happens at the gateway before it answers the opening of a payment. */
  whileOpening: () => Promise<unknown> = async () => undefined

  startAgain(): void {
    this.death = null
    this.dead = false
  }

  /** A process that is dead writes nothing more: every later call of it fails too, until it is started again. */
  readonly gateway = (sandbox: Gateway): Gateway => ({
    channels: sandbox.channels,
    handoverMs: (channel) => sandbox.handoverMs(channel),
    handover: (payment) => sandbox.handover(payment),
    open: (order) =>
      this.live('open', async () => {
        await this.beforeOpening()
        const opened = await sandbox.open(order)
        await this.whileOpening()
        return opened
      }),
    query: (id) => this.live('query', () => sandbox.query(id)),
    close: (id) =>
      this.live('close', async () => {
        const closed = await sandbox.close(id)
        await this.whileClosing()
        return closed
      }),
    refund: (refund) => this.live('refund', () => sandbox.refund(refund))
  })

  private async live<Result>(call: keyof Gateway, run: () => Promise<Result>): Promise<Result> {
    this.calls.push(call)
    const dies = this.death?.call === call
    if (this.dead || (dies && this.death?.moment === 'before')) {
      this.dead = true
      throw new Error('killed')
    }
    const result = await run()
    if (!dies) return result
    this.dead = true
    throw new Error('killed')
  }
}
