import assert from 'node:assert/strict'
import { test } from '@playwright/test'
import { otherPages } from '../journeys/beside'
import { enterCareMode, inCareAlone, outOfCare } from '../journeys/care'
import { tooSmall } from '../support/care'
import { H5Driver } from '../support/h5'
import { cutLabels, flaws, overflow } from '../support/looks'
import { tryEach } from '../support/parts'
import { opened } from '../support/open'
import { crowded } from '../support/zoom'
import { leftAtRest, still } from '../support/at-rest'
import { startServer } from '../support/server'

let user: H5Driver

opened(async (open) => {
  const server = await open(startServer())
  user = await open(H5Driver.launch(server.origin, 'care'))
})

const faults = async () => [
  ...(await tooSmall(user.page)),
  ...(await flaws(user.page)),
  ...(await crowded(user.page))
]

/** The narrowest phone: text is as large on it. */
const SMALL = { width: 320, height: 568 }

async function onSmallPhone(): Promise<readonly string[]> {
  const { page } = user
  const usual = page.viewportSize()
  assert.ok(usual)
  await page.setViewportSize(SMALL)
  await still(page)
  const found = await leftAtRest(async () => [
    ...(await tooSmall(page)),
    ...(await overflow(page)),
    ...(await cutLabels(page)),
    ...(await crowded(page))
  ])
  await page.setViewportSize(usual)
  return found
}

/** Items of the list of add-ons that are whole on the screen, between what stands above and below the list. */
const itemsInSight = () =>
  user.page.evaluate(
    () =>
      [...document.querySelectorAll('[aria-label=加项列表] [role=listitem]')].filter((item) => {
        const { left, top, bottom } = item.getBoundingClientRect()
        return [top + 4, bottom - 4].every((y) => item.contains(document.elementFromPoint(left + 2, y)))
      }).length
  )

test('the checkup is booked and paid in care mode alone: each screen large, whole and readable', async () => {
  await tryEach([...inCareAlone, outOfCare], async (step, name) => {
    await step(user)
    await user.shot(name)
    if (name === '12-all') assert.ok((await itemsInSight()) >= 4, 'four add-ons are seen at once')
    if (name !== outOfCare[0]) {
      assert.deepEqual(await leftAtRest(faults), [])
      assert.deepEqual(await onSmallPhone(), [])
    }
    assert.deepEqual(user.problems(), [])
  })
})

test('every other page, empty and failed ones too, is large and whole in care mode', async () => {
  await tryEach([...enterCareMode, ...otherPages], async (step, name) => {
    await step(user)
    await user.page.waitForLoadState('networkidle')
    await user.shot(name)
    assert.deepEqual(await leftAtRest(faults), [])
    assert.deepEqual(await onSmallPhone(), [])
  })
})
