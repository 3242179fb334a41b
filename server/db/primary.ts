import { Client, type ClientConfig, type Pool, type PoolClient } from 'pg'
import { Addresses } from './addresses'
import { READ_ONLY } from './outage'

/** An `error` event without a listener ends the process; whoever used the connection gets the error with its statement. */
export const heard = () => undefined

/** The database behind an address only reads. */
class StandbyError extends Error {
  readonly code = READ_ONLY
  constructor() {
    super('the database of this address is a standby')
  }
}

/**
 * The primary among the addresses of a database: each is tried, and asked whether it is a standby. With one address nobody asks: it is what
 * the operator wants.
 */
export class Primary {
  private readonly addresses: Addresses
  private readonly several: boolean
  /** Of each connection. */
  private readonly addressOf = new WeakMap<object, string>()

  constructor(url: string) {
    this.addresses = new Addresses(url)
    this.several = this.addresses.all.length > 1
  }

  /** What each address gets of the ms in which a connection has to stand. */
  shareOf(ms: number): number {
    return this.several ? Math.max(1_000, Math.floor(ms / this.addresses.all.length)) : ms
  }

  /** Throws `StandbyError`; the address is tried again once the others were. */
  async refuseStandby(client: Client): Promise<void> {
    if (!this.several) return
    const { rows } = await client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby')
    if (!rows[0]?.standby) return
    this.passOver(client)
    throw new StandbyError()
  }

  /** What a pool makes its connections of. */
  clients(): new (config?: ClientConfig) => Client {
    const { addresses, addressOf } = this
    const passOver = (client: Client) => this.passOver(client)
    return class extends Client {
      constructor(config?: ClientConfig) {
        const connectionString = addresses.current
        super({ ...config, connectionString })
        addressOf.set(this, connectionString)
        whenUnreachable(this, passOver)
      }
    }
  }

  /** The pool, which tries each address before it says that it cannot connect. */
  tryEach(pool: Pool): Pool {
    if (!this.several) return pool
    const { connect }: { connect(): Promise<PoolClient> } = pool
    const tried = () => this.trying(() => connect.call(pool))
    return Object.assign(pool, {
      connect: (taken?: (error: Error | undefined, client?: PoolClient, release?: unknown) => void) => {
        if (!taken) return tried()
        tried().then(
          (client) => taken(undefined, client, client.release),
          (error: Error) => taken(error)
        )
        return undefined
      }
    })
  }

  /**
   * A connection of its own. Whoever takes it ends it.
   * @param answerMs how long it waits for an answer; without a number without end
   */
  connection(ms: number, answerMs?: number): Promise<Client> {
    const ToPrimary = this.clients()
    return this.trying(async () => {
      const client = new ToPrimary({
        keepAlive: true,
        connectionTimeoutMillis: this.shareOf(ms),
        ...(answerMs === undefined ? {} : { query_timeout: answerMs })
      })
      client.on('error', heard)
      try {
        await client.connect()
        await this.refuseStandby(client)
        return client
      } catch (error) {
        await client.end().catch(heard)
        throw error
      }
    })
  }

  private passOver(client: object): void {
    this.addresses.passOver(this.addressOf.get(client) ?? '')
  }

  private async trying<T>(connect: () => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await connect()
      } catch (error) {
        if (tries >= this.addresses.all.length) throw error
      }
    }
  }
}

/** Hears of a connection that does not come about, however it was asked for. */
function whenUnreachable(client: Client, unreachable: (client: Client) => void): void {
  const { connect }: { connect(): Promise<unknown> } = client
  Object.assign(client, {
    connect: (taken?: (error: Error | null, connected?: unknown) => void): unknown => {
      if (!taken)
        return connect.call(client).catch((error: unknown) => {
          unreachable(client)
          throw error
        })
      Reflect.apply(connect, client, [
        (error: Error | null, connected?: unknown) => {
          if (error) unreachable(client)
          taken(error, connected)
        }
      ])
      return undefined
    }
  })
}
