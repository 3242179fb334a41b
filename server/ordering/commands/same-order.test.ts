/** What is the same order (27008), and what is another one. */
import type { Session } from '@/contract/dto/auth'
import { ErrorCode } from '@/contract/errors'
import { ordering, OWNER } from '../../testing/ordering'
import { createTestApp, type TestApp } from '../../testing/test-app'

let server: TestApp
let session: Session
let steps: ReturnType<typeof ordering>

beforeAll(async () => {
  server = await createTestApp()
  steps = ordering(server)
  session = await server.login('10000000001')
  await steps.remember()
})
beforeEach(() => steps.startOver())
afterAll(() => server.close())

test('one whose time to pay is over does not stand in the way, also before anybody has closed it', async () => {
  await steps.placed(session)
  server.clock.advance(30 * 60_000 - 1)
  expect((await steps.complete(session)).code).toBe(ErrorCode.duplicateOrder)
  server.clock.advance(1)
  expect((await steps.complete(session)).code).toBe(ErrorCode.ok)
})

test('another account may order the same for the same person', async () => {
  await steps.placed(session)
  const relative = await server.login('10000000006')
  const changes = { medUserInfo: { ...OWNER, contactsId: '' } }
  expect((await steps.complete(relative, changes)).code).toBe(ErrorCode.ok)
  expect((await steps.complete(relative, changes)).code).toBe(ErrorCode.duplicateOrder)
})
