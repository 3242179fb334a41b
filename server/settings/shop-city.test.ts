import { addBranch, BEIJING, HANGZHOU } from '../testing/branch'
import { openTestDatabase } from '../testing/test-database'
import { shopCity } from './shop-city'

const NINGBO = { ...HANGZHOU, cityCode: '180', cityName: '宁波', hot: false }
const SHANGHAI = { ...HANGZHOU, cityCode: '289', cityName: '上海', hot: false }

test('a shop is met in Beijing where it has a branch there, else in its hot city, else where it has most branches', async () => {
  const { db, close } = await openTestDatabase({ now: new Date(), demo: false, samples: false })
  const met = async () => (await shopCity(db))?.city ?? null
  const seen = [await met()]
  for (const city of [NINGBO, SHANGHAI, SHANGHAI, HANGZHOU, BEIJING]) {
    await addBranch(db, city)
    seen.push(await met())
  }
  expect(seen).toEqual([null, '宁波', '宁波', '上海', '杭州', null])
  await close()
})
