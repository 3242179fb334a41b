import type { ParseArgsConfig } from 'node:util'
import type { AnalyticsEnvironment } from '@/domain/analytics/limits'
import type { Db } from '../db/client'

export interface OpsContext {
  readonly db: Db
  readonly now: () => Date
  /** Other sites from which pictures may come (`MEDIA_ORIGINS`); pages load none of the rest. */
  readonly mediaOrigins?: readonly string[]
  /** Of the site, as posters name it; null where nothing tells it. */
  readonly publicOrigin?: string | null
  readonly demo?: boolean
  /** Whose events are counted. */
  readonly analyticsEnv?: AnalyticsEnvironment
}

/** With who gives the command. */
export interface RunContext extends OpsContext {
  /** The account of the machine: what somebody may see hangs on it. */
  readonly account: string
  /** As they call themselves: what the log says. */
  readonly actor: string
}

/** What a command says: rows for a table, or why it did nothing. */
export type Outcome =
  | {
      readonly ok: true
      readonly rows: readonly Readonly<Record<string, string | number | null>>[]
      /** Told instead of a table. */ readonly text?: string
    }
  | {
      readonly ok: false
      readonly reason: string
      /** Of a file, for scripts. */
      readonly problems?: readonly { readonly line: number; readonly column: string; readonly why: string }[]
    }

export const ON = 'on'

export interface Arguments {
  /** What stands behind the command's words. */
  readonly words: readonly string[]
  /** An option without a value is `ON`. */
  readonly options: Readonly<Record<string, string | undefined>>
}

export interface Command {
  /** `orders ship`. */
  readonly name: string
  /** What it takes, for the help. */
  readonly takes: string
  readonly about: string
  /** It writes: it is logged, and can be tried with --dry-run. */
  readonly changes: boolean
  /** It shows what belongs to people: who looked is logged. */
  readonly watched?: boolean
  /** Its words may be left out: an option stands for them. */
  readonly wordOptional?: true
  /** Options that the log keeps without their value: what can be used once more by who reads it. */
  readonly hidden?: readonly string[]
  readonly options?: NonNullable<ParseArgsConfig['options']>
  readonly run: (context: RunContext, args: Arguments) => Promise<Outcome>
}

export const refused = (reason: string): Outcome => ({ ok: false, reason })
