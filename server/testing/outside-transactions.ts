import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database } from '../db/client'
import type { Gateway } from '../money/gateway'

/**
 * The gateway, which fails when it is called while the caller has a transaction open: such a call would hold locks over the
 * network, and a rollback would forget what the gateway has done.
 */
export function outsideTransactions({ db }: Database, gateway: Gateway): Gateway {
  const inside = new AsyncLocalStorage<true>()
  const begin = db.transaction.bind(db)
  db.transaction = (run, config) => begin((tx) => inside.run(true, () => run(tx)), config)
  const outside = <Args extends unknown[], Result>(call: (...args: Args) => Promise<Result>) => {
    return async (...args: Args): Promise<Result> => {
      if (inside.getStore()) throw new Error('the gateway was called inside a transaction')
      // What the sandbox does with its own books is not the caller's transaction.
      return inside.exit(() => call(...args))
    }
  }
  return {
    channels: gateway.channels,
    handoverMs: gateway.handoverMs,
    handover: outside(gateway.handover),
    open: outside(gateway.open),
    query: outside(gateway.query),
    close: outside(gateway.close),
    refund: outside(gateway.refund)
  }
}
