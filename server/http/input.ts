import * as v from 'valibot'
import { badInput } from './refusal'
import { HTTP_TEXTS } from './texts'

const OPTIONAL = new Set(['optional', 'nullish', 'exact_optional', 'undefinedable'])

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

interface ObjectSchema extends v.GenericSchema {
  readonly entries: Readonly<Record<string, v.GenericSchema>>
}

const hasEntries = (schema: v.GenericSchema): schema is ObjectSchema =>
  'entries' in schema && isRecord(schema.entries)

/** A field that is missing gets its own message ('请填写手机号'), not the object's, when it is there as undefined. */
function withMissingFields(schema: v.GenericSchema, input: unknown): unknown {
  if (!hasEntries(schema) || !isRecord(input)) return input
  const filled: Record<string, unknown> = { ...input }
  for (const [key, entry] of Object.entries(schema.entries)) {
    if (key in filled) filled[key] = withMissingFields(entry, filled[key])
    else if (!OPTIONAL.has(entry.type)) filled[key] = undefined
  }
  return filled
}

/** Path, query and body of a call as one object; a later part wins, so the path cannot be overridden. */
export function mergeInput(query: unknown, body: unknown, params: unknown): Record<string, unknown> {
  if (body !== undefined && body !== null && !isRecord(body)) throw badInput(HTTP_TEXTS.unreadable)
  return {
    ...(isRecord(query) ? query : {}),
    ...(isRecord(body) ? body : {}),
    ...(isRecord(params) ? params : {})
  }
}

/** Text that no database column takes: a NUL character, or half of a surrogate pair. */
const isBrokenText = (value: string): boolean => value.includes('\u0000') || !value.isWellFormed()

/** Inputs of the contract are much flatter; whatever walks an input may call itself so often. */
const MAX_DEPTH = 24

/** Refuses what no schema could judge: broken text, and more levels than a call has. */
function checkText(value: unknown, depth = 0): void {
  if (typeof value === 'string') return checkWhole(value)
  if (typeof value !== 'object' || value === null) return
  if (depth >= MAX_DEPTH) throw badInput(HTTP_TEXTS.unreadable)
  for (const [key, entry] of Object.entries(value)) {
    checkWhole(key)
    checkText(entry, depth + 1)
  }
}

function checkWhole(text: string): void {
  if (isBrokenText(text)) throw badInput(HTTP_TEXTS.brokenText)
}

/** Parses by the row's schema. Refuses with 20001 and the first wrong field's message. */
export function parseInput(schema: v.GenericSchema, raw: unknown): unknown {
  checkText(raw)
  const parsed = v.safeParse(schema, withMissingFields(schema, raw), { abortEarly: true })
  if (parsed.success) return parsed.output
  const issue = parsed.issues[0]
  const field = v.getDotPath(issue) ?? ''
  // Messages of our own are Chinese; the library's are English and must not reach a user.
  const message = /[\u4e00-\u9fff]/.test(issue.message) ? issue.message : HTTP_TEXTS.fieldWrong
  throw badInput(message, { field })
}
