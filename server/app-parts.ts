import type { Config } from './config'
import type { Database } from './db/client'
import type { Handlers } from './http/context'
import type { Gateway } from './money/gateway'

/** What the server is made of; tests bring their own clock and database. */
export interface AppParts {
  readonly config: Config
  readonly database: Database
  readonly gateway: Gateway
  readonly now: () => Date
  readonly handlers: Partial<Handlers>
  /** Holds every answer against the contract; on in tests. */
  readonly checkResults: boolean
  /** Where log lines go instead of the standard output. */
  readonly logTo?: { write(line: string): void }
}
