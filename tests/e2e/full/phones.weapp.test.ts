import assert from 'node:assert/strict'
import { test } from '@playwright/test'
import { phones } from '../../weapp-host/src/index'
import { bookCheckup } from '../journeys/book-checkup'
import { cutLabels, narrowInputs } from '../support/looks'
import { tryEach } from '../support/parts'
import { withOpened } from '../support/open'
import { roomFaults } from '../support/room'
import { startServer } from '../support/server'
import { leftAtRest, still } from '../support/at-rest'
import { WeappDriver } from '../support/weapp'

const faults = (user: WeappDriver) =>
  leftAtRest(async () => {
    const page = await user.frame()
    await still(page)
    return [...(await roomFaults(page)), ...(await cutLabels(page)), ...(await narrowInputs(page))]
  })

/** Held across it leaves the add-ons no room between their bars; up to there everything has its own. */
const LAST_ACROSS = '08-login'
const upTo = (last: string) => bookCheckup.slice(0, bookCheckup.findIndex(([title]) => title === last) + 1)

const JOURNEYS = [
  { name: 'iPhoneSE', steps: bookCheckup },
  { name: 'oldAndroid', steps: bookCheckup },
  { name: 'folding', steps: upTo(LAST_ACROSS) }
] as const

for (const { name, steps } of JOURNEYS) {
  test(`a checkup is booked on ${name}, and everything has its room`, () =>
    withOpened(async (open) => {
      const server = await open(startServer())
      const user = await open(WeappDriver.launch(server.origin, `phone-${name}`, phones[name]))
      await tryEach(steps, async (step, title) => {
        await step(user)
        await user.shot(title)
        assert.deepEqual(await faults(user), [], title)
      })
      assert.deepEqual(user.problems(), [])
    }))
}
