import { DataKeyError } from './db/data-keys'
import { hasCode } from './db/error-code'
import { UnfitEngineError } from './db/engine-probe'
import { FolderBusyError } from './db/folder-lock'
import { MigrationBlockedError } from './db/migration-lock'
import { OldSchemaError } from './db/old-schema'
import { isReadOnly } from './db/outage'
import { PendingError } from './db/pending'
import { unreachable } from './db/unreachable'
import { lastWords } from './logging'
import { START_TEXTS as texts } from './start-texts'

/** Errors whose message was written for the operator. */
const SPOKEN = [
  FolderBusyError,
  MigrationBlockedError,
  OldSchemaError,
  PendingError,
  UnfitEngineError
] as const

/** What an operator reads of a database that cannot be reached as it is set; null where something else is wrong. */
export function databaseError(error: unknown): string | null {
  const why = unreachable(error)
  return why && texts.database[why.reason](why.code)
}

/** What an operator reads of why a start came to nothing. */
export function startError(error: unknown): string {
  if (error instanceof Error && SPOKEN.some((kind) => error instanceof kind)) return error.message
  if (error instanceof DataKeyError) return texts.dataKey(error.message)
  if (hasCode(error, 'EADDRINUSE')) return texts.portBusy
  if (isReadOnly(error)) return texts.readOnly
  return databaseError(error) ?? texts.notStarted(lastWords(error))
}
