import * as v from 'valibot'
import { lines } from '@/contract/common/dto'
import { isPlainText } from '@/domain/plain-text'
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

/** Inputs of the contract are much flatter; whatever walks an input may call itself so often. */
const MAX_DEPTH = 24

interface Node extends v.GenericSchema {
  readonly entries?: Readonly<Record<string, Node>>
  readonly wrapped?: Node
  readonly item?: Node
  readonly options?: readonly unknown[]
  readonly pipe?: readonly unknown[]
}

const isSchema = (value: unknown): value is Node => isRecord(value) && value['kind'] === 'schema'

/** What a schema is made of where it stands: it, what it wraps, and what it may be instead. */
const formsOf = (schema: Node): Node[] => [
  schema,
  ...[schema.wrapped, ...(schema.options ?? []), ...(schema.pipe ?? [])]
    .filter(isSchema)
    .filter((form) => form !== schema)
    .flatMap((form) => formsOf(form))
]

/** Texts of several lines say so by `lines` of the contract. */
const hasLines = (forms: readonly Node[]): boolean =>
  forms.some(({ pipe }) => pipe?.some((action) => action === lines) === true)

/**
 * Refuses what no schema could judge, in every text of every call: control characters, marks that turn the direction of what is read,
 * broken surrogates, lines where a field has one, and more levels than a call has.
 */
function checkText(value: unknown, forms: readonly Node[], path: readonly string[] = []): void {
  if (typeof value === 'string') return checkWhole(value, path, hasLines(forms))
  if (typeof value !== 'object' || value === null) return
  if (path.length >= MAX_DEPTH) throw badInput(HTTP_TEXTS.unreadable)
  for (const [key, entry] of Object.entries(value)) {
    checkWhole(key, path, false)
    const inside = forms.flatMap(({ entries, item }) =>
      [Array.isArray(value) ? item : Object.hasOwn(entries ?? {}, key) ? entries?.[key] : undefined].filter(
        isSchema
      )
    )
    checkText(entry, inside.flatMap(formsOf), [...path, key])
  }
}

function checkWhole(text: string, path: readonly string[], several: boolean): void {
  if (isPlainText(text, several)) return
  throw badInput(HTTP_TEXTS.brokenText, path.length === 0 ? null : { field: path.join('.') })
}

/** Parses by the row's schema. Refuses with 20001 and the first wrong field's message. */
export function parseInput(schema: v.GenericSchema, raw: unknown): unknown {
  checkText(raw, formsOf(schema))
  const parsed = v.safeParse(schema, withMissingFields(schema, raw), { abortEarly: true })
  if (parsed.success) return parsed.output
  const issue = parsed.issues[0]
  const field = v.getDotPath(issue) ?? ''
  // Messages of our own are Chinese; the library's are English and must not reach a user.
  const message = /[\u4e00-\u9fff]/.test(issue.message) ? issue.message : HTTP_TEXTS.fieldWrong
  throw badInput(message, { field })
}
