import type { JsonSchema } from '@valibot/to-json-schema'
import { catalogue, type EndpointName } from '@/contract/catalogue'
import type { EndpointMeta } from '@/contract/endpoint'
import { ErrorCode } from '@/contract/errors'
import { schemas } from '@/contract/schemas'
import { keysOf } from '@/domain/keys-of'
import { PREFIXES } from '../call-paths'
import { jsonSchemaOf } from './json-schema'

type Part = Readonly<Record<string, unknown>>

const refTo = (section: string, name: string): Part => ({ $ref: `#/components/${section}/${name}` })
const parameter = (name: string) => refTo('parameters', name)

interface Fields {
  readonly properties: Readonly<Record<string, unknown>>
  readonly required: readonly string[]
}

/** Fields of what is sent, but for those of the path. */
function fieldsOf({ properties = {}, required = [] }: JsonSchema, without: readonly string[]): Fields {
  return {
    properties: Object.fromEntries(Object.entries(properties).filter(([name]) => !without.includes(name))),
    required: required.filter((name) => !without.includes(name))
  }
}

/** What travels as an envelope instead: its text opens to the schema, see docs/sealed-calls.md. */
const sealed = (field: 'req' | 'res', schema: object): Part => ({
  type: 'object',
  required: [field],
  properties: {
    [field]: {
      ...{ type: 'string', pattern: '^v1\\.[A-Za-z0-9_-]{1,64}\\.[A-Za-z0-9_-]+$' },
      ...{ contentEncoding: 'base64url', contentMediaType: 'application/json', contentSchema: schema }
    }
  }
})

function bodyOf({ encrypted, plainToo }: EndpointMeta, schema: object): Part {
  if (!encrypted) return { ...schema }
  return plainToo ? { oneOf: [sealed('req', schema), schema] } : sealed('req', schema)
}

function resultsOf({ encrypted, plainToo }: EndpointMeta, schema: object): Part {
  if (!encrypted) return { ...schema }
  return plainToo ? { oneOf: [sealed('res', schema), schema] } : sealed('res', schema)
}

/** A refusal has another code in the same form. */
function answerOf(row: EndpointMeta, results: Part): Part {
  const fine = {
    type: 'object',
    required: ['code', 'message', 'results'],
    properties: {
      ...{ code: { const: ErrorCode.ok }, message: { type: 'string' }, results },
      ...(row.envelope === 'geo' ? { error_code: { const: 0 } } : {}),
      ...(row.envelope === 'wx'
        ? {
            appResultList: {
              type: 'object',
              required: ['results'],
              properties: { results: { type: 'array' } }
            }
          }
        : {})
    }
  }
  return { oneOf: [fine, refTo('schemas', 'Refusal')] }
}

const json = (schema: Part): Part => ({ 'application/json': { schema } })

const SECURITY: Readonly<Record<EndpointMeta['auth'], (scheme: string) => readonly Part[]>> = {
  none: () => [],
  optional: (scheme) => [{ [scheme]: [] }, {}],
  user: (scheme) => [{ [scheme]: [] }]
}

function operationOf(name: EndpointName): Part {
  const row: EndpointMeta = catalogue[name]
  const inPath = [...row.path.matchAll(/:(\w+)/g)].flatMap(([, field]) =>
    field === undefined ? [] : [field]
  )
  const input = jsonSchemaOf(schemas[name].input, 'input')
  const results = jsonSchemaOf(schemas[name].results, 'output')
  const { properties, required } = fieldsOf(input, inPath)
  const ofPath = fieldsOf(input, Object.keys(properties)).properties
  const posts = row.method === 'POST'
  const body = input.type === 'object' ? { ...input, properties, required } : input
  const said = posts ? [] : Object.entries(properties)
  return {
    operationId: name,
    tags: [name.split('.')[0]],
    ...(row.changes ? {} : { 'x-changes-nothing': true }),
    security: SECURITY[row.auth](row.tokenHeader === undefined ? 'token' : 'partnerToken'),
    parameters: [
      ...inPath.map((field) => ({
        ...{ name: field, in: 'path', required: true, schema: ofPath[field] ?? { type: 'string' } }
      })),
      ...said.map(([field, schema]) => ({
        ...{ name: field, in: 'query', required: required.includes(field), schema }
      })),
      parameter('comefrom'),
      ...(row.idempotent ? [parameter('idempotencyKey')] : []),
      ...(row.signed ? ['signature', 'timestamp', 'nonce', 'kid'].map(parameter) : [])
    ],
    ...(posts ? { requestBody: { required: true, content: json(bodyOf(row, body)) } } : {}),
    responses: {
      '200': {
        description: 'done, or refused by its code',
        content: json(answerOf(row, resultsOf(row, results)))
      },
      default: refTo('responses', 'refused')
    }
  }
}

const header = (name: string, description: string, required: boolean, schema: Part): Part => ({
  ...{ name, in: 'header', description, required, schema }
})

/** Every call of the contract as OpenAPI 3.1. */
export function openApi(): Part & { readonly paths: Readonly<Record<string, Part>> } {
  const paths: Record<string, Record<string, Part>> = {}
  for (const name of keysOf(catalogue)) {
    const { method, path }: EndpointMeta = catalogue[name]
    const address = path.replace(/:(\w+)/g, '{$1}')
    paths[address] = { ...paths[address], [method.toLowerCase()]: operationOf(name) }
  }
  const { ok: _ok, ...codes } = ErrorCode
  const refusals = Object.entries(codes).filter(([, code]) => code >= 0)
  return {
    openapi: '3.1.0',
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    info: {
      title: 'Storefront',
      version: '1',
      description:
        'Every call that the site and the mini-program make. An answer is `{ code, message, results }`, and 1 is done. Money is in yuan with two decimals, days are of Asia/Shanghai, instants are milliseconds since 1970. Sealed and signed calls: docs/sealed-calls.md.'
    },
    servers: PREFIXES.map((url) => ({ url })),
    paths,
    components: {
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'token' },
        partnerToken: { type: 'apiKey', in: 'header', name: 'access-token' }
      },
      parameters: {
        comefrom: header('comefrom', 'the channel: 50 is the site, 66 the mini-program', false, {
          type: 'integer'
        }),
        idempotencyKey: header('idempotency-key', 'the same key and body get the first answer again', true, {
          ...{ type: 'string', pattern: '^[A-Za-z0-9_-]{8,80}$' }
        }),
        signature: header('signature', 'see docs/sealed-calls.md', true, { type: 'string' }),
        timestamp: header('timestamp', 'ms since 1970, within five minutes', true, {
          type: 'string',
          pattern: '^\\d{1,15}$'
        }),
        nonce: header('nonce', 'serves once', true, { type: 'string', pattern: '^[A-Za-z0-9_-]{8,64}$' }),
        kid: header('kid', 'of the key that was agreed before login; without it that of the session', false, {
          type: 'string'
        })
      },
      schemas: {
        Refusal: {
          type: 'object',
          required: ['code', 'message'],
          properties: {
            code: {
              ...{ type: 'integer', not: { const: ErrorCode.ok } },
              description: refusals.map(([word, code]) => `${code} ${word}`).join(', ')
            },
            message: { type: 'string', description: 'for the user, in Chinese' },
            results: {}
          }
        }
      },
      responses: { refused: { description: 'refused', content: json(refTo('schemas', 'Refusal')) } }
    }
  }
}

/** As it is kept: a line for each address, so that a change of one call is a line. */
export function openApiText(): string {
  const { paths, ...rest } = openApi()
  const lines = Object.entries(paths)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([path, operations]) => `    ${JSON.stringify(path)}: ${JSON.stringify(operations)}`)
  const head = Object.entries(rest).map(
    ([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`
  )
  return `{\n${head.join(',\n')},\n  "paths": {\n${lines.join(',\n')}\n  }\n}\n`
}
