import { toJsonSchema, type JsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'

/** What JSON Schema has no word for and other servers need not refuse: whitespace at the ends, and rules over several fields. */
const NOT_SAID = ['trim', 'finite', 'check', 'partial_check', 'raw_check']

type Side = 'input' | 'output'

interface RecordSchema extends v.GenericSchema {
  readonly key: v.GenericSchema & { readonly options?: readonly unknown[] }
  readonly value: v.GenericSchema
}

const isRecord = (schema: unknown): schema is RecordSchema =>
  typeof schema === 'object' && schema !== null && 'type' in schema && schema.type === 'record'

/** A schema of the contract as JSON Schema 2020-12: of what is sent, or of what is answered. Throws on what it cannot say. */
export function jsonSchemaOf(schema: v.GenericSchema, side: Side): JsonSchema {
  const { $schema: _dialect, ...said } = toJsonSchema(schema, {
    typeMode: side,
    target: 'draft-2020-12',
    errorMode: 'throw',
    ignoreActions: NOT_SAID,
    // A number that may come as text is answered as a number.
    overrideAction: ({ valibotAction }) =>
      valibotAction.type === 'transform' && 'operation' in valibotAction && valibotAction.operation === Number
        ? { type: 'number' }
        : null,
    overrideSchema: ({ valibotSchema }) => {
      if (!isRecord(valibotSchema)) return null
      const { key, value } = valibotSchema
      return {
        type: 'object',
        ...(key.options ? { propertyNames: { enum: key.options.map(String) } } : {}),
        additionalProperties: jsonSchemaOf(value, side)
      }
    }
  })
  return said
}
