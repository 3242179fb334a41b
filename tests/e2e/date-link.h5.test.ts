import assert from 'node:assert/strict'
import { test } from '@playwright/test'
import { dateOf, instantAt } from '@/domain/date'
import { H5Driver } from './support/h5'
import { startLocalServer } from './support/local-server'
import { flawsIn, MODES, wear } from './support/looks'
import { opened } from './support/open'
import { leftAtRest } from './support/at-rest'

const STORE = '皓沐口腔（北京国贸店）'
/** Least side of what is tapped, in px; one px is lost to rounding. */
const FINGER = { light: 44, dark: 44, elder: 60 }
const ROUNDING_PX = 1

let user: H5Driver

// Late in the afternoon few times are left, so that the whole card is on screen.
opened(async (open) => {
  const now = Date.now()
  const server = await open(startLocalServer(instantAt(dateOf(now), '16:50') - now))
  user = await open(H5Driver.launch(server.origin, 'date-link'))
})

/** Px in a line through the middle of what is labelled so that belong to it, above and below. */
const heightOf = (label: string): Promise<number> =>
  user.page.evaluate((name) => {
    const target = document.querySelector(`[aria-label="${name}"]`)
    const { left, right, top, bottom } = target?.getBoundingClientRect() ?? new DOMRect()
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    const reach = (step: number) => {
      let far = 0
      while (far < innerHeight && target?.contains(document.elementFromPoint(x, y + far * step))) far += 0.5
      return far
    }
    return reach(1) + reach(-1)
  }, label)

test('the way to another date, above the doctors of a store, has room for a finger in every mode', async () => {
  await user.open('/process/booking/dentistry/DT0101')
  await user.see(STORE)
  await user.see('不指定')
  for (const mode of MODES) {
    await wear(user.page, mode)
    await user.shot(mode)
    const room = await heightOf(`${STORE}改日期`)
    assert.ok(room >= FINGER[mode] - ROUNDING_PX, `${room} px in ${mode} mode`)
    assert.deepEqual(await leftAtRest(() => flawsIn(user.page, mode)), [], mode)
  }
  assert.deepEqual(user.problems(), [])
})
