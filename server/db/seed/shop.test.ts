import { eq, like } from 'drizzle-orm'
import { shopProfile } from '../../settings/shop-profile'
import { openTestDatabase } from '../../testing/test-database'
import { TEST_NOW } from '../../testing/test-app'
import { seedMarks, shopSettings } from '../schema'
import { runSeeds } from './index'

test('a demo from before the laboratory was a setting gets it, once', async () => {
  const { db, close } = await openTestDatabase({ now: TEST_NOW, demo: true })
  const forget = () => db.delete(shopSettings).where(like(shopSettings.key, 'laboratory%'))
  const start = () => runSeeds(db, { now: TEST_NOW, demo: true })
  const address = async () => (await shopProfile(db)).laboratory?.address ?? null
  const made = await address()
  await forget()
  await db.delete(seedMarks).where(eq(seedMarks.name, 'laboratory'))
  await start()
  expect([made, await address()]).toEqual([expect.stringContaining('双流区'), made])
  await forget()
  await start()
  expect(await address()).toBeNull()
  await close()
})
