import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bookDental, bookDeposit, bookDoses, bookTest, bookVaccine } from '../journeys/book-visits'
import { buySugar } from '../journeys/buy-sugar'
import { selfSelect } from '../journeys/supermarket'
import { H5Driver } from '../support/h5'
import { flawsIn, MODES, wear } from '../support/looks'
import { settled } from '../support/settled'
import { startServer } from '../support/server'

const WALKS = {
  sugar: buySugar,
  supermarket: selfSelect,
  visits: [...bookTest, ...bookDental, ...bookDeposit, ...bookVaccine, ...bookDoses]
}

for (const [walk, steps] of Object.entries(WALKS)) {
  test(`each screen of ${walk} is readable and whole in every mode`, async (t) => {
    // A number gets one code a minute: each walk logs in on a server of its own.
    const own = await startServer()
    const user = await H5Driver.launch(own.origin, `${walk}-looks`)
    t.after(async () => {
      await user.close()
      await own.close()
    })
    const { page } = user
    for (const [name, step] of steps) {
      await t.test(name, async () => {
        await step(user)
        await page.waitForLoadState('networkidle')
        for (const mode of MODES) {
          await wear(page, mode)
          await user.shot(`${name}.${mode}`)
          assert.deepEqual(await settled(() => flawsIn(page, mode)), [], mode)
        }
        await wear(page, 'light')
      })
    }
  })
}
