/** A database that cannot be reached as it is set is told in an operator's words, by the reason that its driver gives. */
import { sql } from 'drizzle-orm'
import { databaseError } from '../start-error'
import { openPostgres } from './open'
import { unreachable } from './unreachable'

const reasonOf = async (url: string) => {
  const database = openPostgres(url, 1)
  try {
    await database.db.execute(sql`select 1`)
    return 'reached'
  } catch (error) {
    return `${unreachable(error)?.reason} ${databaseError(error)}`
  } finally {
    await database.close()
  }
}

test.each([
  ['postgres://shop:word@127.0.0.1:1/shop', /^silent 连不上 DATABASE_URL 的数据库（ECONNREFUSED）/, 'a port'],
  ['postgres://shop:word@nowhere.invalid/shop', /^silent 连不上 .+（(ENOTFOUND|EAI_AGAIN)）/, 'a name'],
  [
    'postgres://shop:word@127.0.0.1:1,127.0.0.1:2/shop',
    /^silent 连不上 .+ECONNREFUSED/,
    'several addresses, all'
  ]
])('%s: %s', async (url, words) => {
  expect(await reasonOf(url)).toMatch(words)
})

const server = process.env['TEST_DATABASE_URL']
const onPostgres = server ? test : test.skip
onPostgres('another password and a database that is not there are told apart', async () => {
  const of = (changes: Partial<URL>) => String(Object.assign(new URL(server ?? ''), changes))
  expect(await reasonOf(of({}))).toBe('reached')
  expect(await reasonOf(of({ password: 'another' }))).toMatch(/^noLogin .*不让登录（28P01）.*密码/)
  expect(await reasonOf(of({ pathname: '/none_of_ours' }))).toMatch(/^noDatabase .*（3D000）.*createdb/)
})

test.each<[unknown, string | undefined, string]>([
  [new Error('Connection terminated due to connection timeout'), 'silent', 'of node-postgres'],
  [
    new Error('outer', { cause: new Error('timeout exceeded when trying to connect') }),
    'silent',
    'of its pool'
  ],
  [Object.assign(new Error('timeout'), { code: 'ELSE' }), undefined, 'another error with a code'],
  [new Error('something else'), undefined, 'another error'],
  ['no error', undefined, 'no error']
])('%s: %s', (error, reason) => {
  expect(unreachable(error)?.reason).toBe(reason)
})
