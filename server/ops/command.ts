import type { ParseArgsConfig } from 'node:util'
import type { Db } from '../db/client'

export interface OpsContext {
  readonly db: Db
  readonly now: () => Date
}

/** What a command says: rows for a table, or why it did nothing. */
export type Outcome =
  | { readonly ok: true; readonly rows: readonly Readonly<Record<string, string | number | null>>[] }
  | {
      readonly ok: false
      readonly reason: string
      /** Of a file, for scripts. */
      readonly problems?: readonly { readonly line: number; readonly column: string; readonly why: string }[]
    }

export interface Arguments {
  /** What stands behind the command's words. */
  readonly words: readonly string[]
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
  readonly options?: NonNullable<ParseArgsConfig['options']>
  readonly run: (context: OpsContext, args: Arguments) => Promise<Outcome>
}

export const refused = (reason: string): Outcome => ({ ok: false, reason })
