import type { FastifyInstance } from 'fastify'
import type { EndpointName } from '@/contract/catalogue'
import type { Config } from './config'
import type { Database } from './db/client'
import type { Handlers } from './http/context'
import type { NoticeDoor } from './gateway/notice'
import type { Job } from './jobs/ticker'
import type { Gateway } from './money/gateway'

/** What the server is made of; tests bring their own clock and database. */
export interface AppParts {
  readonly config: Config
  readonly database: Database
  readonly gateway: Gateway
  /** Where those who take money tell of it. */
  readonly noticeDoors: readonly NoticeDoor[]
  /** What stands in for them; null in production, where it is not even loaded. */
  readonly sandbox: Sandbox | null
  readonly now: () => Date
  readonly handlers: Partial<Handlers>
  /** Holds every answer against the contract; on in tests. */
  readonly checkResults: boolean
  /** Counts what is called; see `server/metrics/`. */
  readonly watch?: CallWatch
  /** Where log lines go instead of the standard output. */
  readonly logTo?: { write(line: string): void }
}

export interface CallWatch {
  /** A row of the contract was answered with a code, after so many ms. */
  onCall(row: EndpointName, code: number, ms: number): void
  onLimited(): void
  /** Calls are counted by this server alone, as what the servers share does not answer; or together again. */
  onCountingAlone(alone: boolean): void
}

/** See `server/sandbox/`. */
export interface Sandbox {
  readonly gateway: Gateway
  readonly noticeDoor: NoticeDoor
  readonly jobs: readonly Job[]
  addRoutes(app: FastifyInstance, parts: AppParts): void
}
