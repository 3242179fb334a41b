/** What docs/openapi.json says is what the calls are. `UPDATE_OPENAPI=1 npx vitest run server/http/openapi` writes it anew. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Ajv2020 from 'ajv/dist/2020'
import { catalogue } from '@/contract/catalogue'
import { keysOf } from '@/domain/keys-of'
import { ROOT } from '../../folders'
import { createTestApp, type TestApp } from '../../testing/test-app'
import { openApi, openApiText } from './document'

const FILE = join(ROOT, 'docs', 'openapi.json')

interface Operation {
  readonly operationId: string
  readonly parameters: readonly { readonly name?: string; readonly in?: string; readonly schema?: object }[]
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: object } } }
  readonly responses: {
    readonly 200: { readonly content: { readonly 'application/json': { readonly schema: object } } }
  }
}
const document = openApi()
const operations = new Map(
  Object.entries(document['paths'] as Record<string, Record<string, Operation>>).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => [operation.operationId, { path, method, operation }])
  )
)

const ajv = new Ajv2020({ strict: false, allErrors: true, formats: { uri: true, date: true } })
ajv.addSchema({ $id: 'openapi', components: document['components'] })
/** References are those of the document. */
const compiled = (schema: object) =>
  ajv.compile(
    JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"openapi#/components')) as object
  )

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server?.close())

test('docs/openapi.json is up to date', () => {
  const text = openApiText()
  if (process.env['UPDATE_OPENAPI']) writeFileSync(FILE, text)
  expect(readFileSync(FILE, 'utf8')).toBe(text)
})

test('every call is there once, with its address and method', () => {
  expect([...operations.keys()].sort()).toEqual(keysOf(catalogue).sort())
  for (const [name, { path, method }] of operations) {
    const row = catalogue[name as keyof typeof catalogue]
    expect([path.replace(/\{(\w+)\}/g, ':$1'), method.toUpperCase()]).toEqual([row.path, row.method])
  }
})

test('every schema is one, and every field of an address is said', () => {
  for (const [name, { path, operation }] of operations) {
    const { parameters, requestBody, responses } = operation
    for (const { schema } of parameters) if (schema) compiled(schema)
    if (requestBody) compiled(requestBody.content['application/json'].schema)
    compiled(responses[200].content['application/json'].schema)
    const inPath = parameters.filter((one) => one.in === 'path').map((one) => `{${one.name ?? ''}}`)
    expect([name, path.match(/\{\w+\}/g) ?? []]).toEqual([name, inPath])
  }
})

test('answers and refusals of the server are what the document says', async () => {
  for (const [name, input] of [
    ['city.list', {}],
    ['product.list', {}],
    ['geo.provinces', {}],
    ['hospital.list', {}],
    ['content.agreement', { key: 'privacy' }],
    ['message.unread', {}],
    ['auth.sendCode', { mobile: '1' }],
    ['content.agreement', { key: 'no-such' }]
  ] as const) {
    const { raw } = await server.callRaw(name, input)
    const holds = compiled(operations.get(name)!.operation.responses[200].content['application/json'].schema)
    expect([name, holds(raw), holds.errors ?? null]).toEqual([name, true, null])
    expect([name, holds({ code: 1, message: 'success', results: 7 })]).toEqual([name, false])
  }
})

test('outside production it is served, in production not', async () => {
  const answer = await server.app.inject('/openapi.json')
  expect([answer.statusCode, answer.json<{ openapi: string }>().openapi]).toEqual([200, '3.1.0'])
  const shop = await createTestApp({
    seed: false,
    env: { NODE_ENV: 'production', DEMO: '0', PUBLIC_ORIGIN: 'https://shop.example', WITHOUT_PAYMENT: '1' }
  })
  expect((await shop.app.inject('/openapi.json')).body).not.toContain('3.1.0')
  await shop.close()
})
