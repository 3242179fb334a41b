import DentistryEightThPage from '@/pages/goods/dentistry-eight-th'
import { idle } from '@/../tests/support/screen'
import { createWorld } from '@/../tests/support/world'

test('R2.50 the second address of a dental product opens its page, for a guest too', async () => {
  const world = createWorld({ session: null })
  const page = await world.open('dentistryEightTh', DentistryEightThPage, { code: 'DT0107' })
  await idle()
  expect(world.visited).toEqual(['replace /selling/dentistryEightTh/DT0107'])
  page.leave()
})
