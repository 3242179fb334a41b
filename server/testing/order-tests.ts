import type { Session } from '@/contract/auth/dto/auth'
import { wrongCards } from './cards'
import { wrongGifts } from './gifts'
import { wrongBooks, wrongChannels } from './money'
import { ordering } from './ordering'
import { wrongOrders } from './orders'
import { wrongCounts } from './stock'
import { createTestApp, type TestApp, type TestAppOptions } from './test-app'

/** Of the file of tests that called `testOrders`. */
export let server: TestApp
/** The demo user's. */
export let session: Session
/** Of another account. */
export let stranger: Session
export let steps: ReturnType<typeof ordering>

interface Options {
  /** Held after each test: money, seats and orders agree. */
  sound?: boolean
  /** Settings of the server besides those of every test. */
  env?: Record<string, string>
  /** Stands between the shop and the sandbox. */
  gateway?: TestAppOptions['gateway']
}

/** A server for a file of tests about orders; each test begins with the stock that was there. */
export function testOrders({ sound = false, env = {}, gateway }: Options = {}): void {
  beforeAll(async () => {
    server = await createTestApp({ env, ...(gateway ? { gateway } : {}) })
    steps = ordering(server)
    session = await server.login('10000000001')
    stranger = await server.login('10000000006')
    await steps.remember()
  })
  beforeEach(() => steps.startOver())
  if (sound) afterEach(agreed)
  afterAll(() => server?.close())
}

async function agreed(): Promise<void> {
  const { db } = server.database
  await steps.tick()
  expect([
    ...(await wrongBooks(db)),
    ...(await wrongChannels(db)),
    ...(await wrongCounts(db)),
    ...(await wrongCards(db)),
    ...(await wrongGifts(db)),
    ...(await wrongOrders(db))
  ]).toEqual([])
}
