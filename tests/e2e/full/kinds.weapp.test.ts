import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Frame } from 'playwright-core'
import { bookDental, bookDeposit, bookDoses, bookTest, bookVaccine } from '../journeys/book-visits'
import { buyAbroad } from '../journeys/buy-abroad'
import { buyGoods } from '../journeys/buy-goods'
import { buyKit } from '../journeys/buy-kit'
import { buySugar } from '../journeys/buy-sugar'
import { selfSelect } from '../journeys/supermarket'
import { tooSmall } from '../support/care'
import { cutLabels } from '../support/looks'
import { roomFaults } from '../support/room'
import { startServer } from '../support/server'
import { settled, still } from '../support/settled'
import { WeappDriver } from '../support/weapp'

const WALKS = {
  visits: [...bookTest, ...bookDental, ...bookDeposit, ...bookVaccine, ...bookDoses],
  sugar: buySugar,
  supermarket: selfSelect,
  goods: buyGoods,
  parcels: [...buyAbroad, ...buyKit]
}

const isDark = (page: Frame) => page.locator('.ca-theme--dark').count()

/** By the class that its switch sets. */
const wearCare = (page: Frame, on: boolean) =>
  page.evaluate((elder) => {
    for (const scope of document.querySelectorAll('.ca-theme'))
      scope.classList.toggle('ca-theme--elder', elder)
  }, on)

async function faults(page: Frame): Promise<string[]> {
  await still(page)
  return [...(await roomFaults(page)), ...(await cutLabels(page))]
}

for (const [walk, steps] of Object.entries(WALKS)) {
  test(`each screen of ${walk} in the mini-program is dark on a dark phone, and has its room there and in care mode`, async (t) => {
    // A number gets one code a minute: each walk logs in on a server of its own.
    const own = await startServer()
    const user = await WeappDriver.launch(own.origin, `${walk}-looks`, { theme: 'dark' })
    t.after(async () => {
      await user.close()
      await own.close()
    })
    for (const [name, step] of steps) {
      await t.test(name, async () => {
        await step(user)
        const page = await user.frame()
        assert.ok((await isDark(page)) > 0)
        await user.shot(`${name}.dark`)
        assert.deepEqual(await settled(() => faults(page)), [], 'dark')
        await wearCare(page, true)
        await user.shot(`${name}.elder`)
        const found = await settled(async () => [...(await tooSmall(page)), ...(await faults(page))])
        // Before the judgement: the next screen begins without it.
        await wearCare(page, false)
        assert.deepEqual(found, [], 'care mode')
      })
    }
    assert.deepEqual(user.problems(), [])
  })
}
