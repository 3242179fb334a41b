import assert from 'node:assert/strict'
import { test } from '@playwright/test'
import { withOpened } from '../support/open'
import { tryEach } from '../support/parts'
import { kindsBeside } from '../journeys/beside'
import { buyAbroad } from '../journeys/buy-abroad'
import { buyGoods } from '../journeys/buy-goods'
import { buyInCare } from '../journeys/buy-in-care'
import { buyKit } from '../journeys/buy-kit'
import { tooSmall } from '../support/care'
import { H5Driver } from '../support/h5'
import { cutLabels, flaws, flawsIn, MODES, overflow, wear } from '../support/looks'
import { leftAtRest, still } from '../support/at-rest'
import { startServer } from '../support/server'
import { crowded, inText } from '../support/zoom'

/** The narrowest phone. */
const SMALL = { width: 320, height: 568 }
/** A phone 375 px wide, its page zoomed to 200 %. */
const ZOOM = 2

const brokenIn = async ({ page }: H5Driver) => [
  ...(await overflow(page)),
  ...(await cutLabels(page)),
  ...(await crowded(page))
]

/** What is sent as a parcel, and the pages on which it stands beside the rest. */
const WALKS = { goods: buyGoods, parcels: [...buyAbroad, ...buyKit, ...kindsBeside] }

for (const [walk, steps] of Object.entries(WALKS)) {
  test(`each screen of ${walk} is readable and whole in every mode, on the narrowest phone and with text at 200 %`, () =>
    withOpened(async (open) => {
      // A number gets one code a minute: each walk logs in on a server of its own.
      const own = await open(startServer())
      const user = await open(H5Driver.launch(own.origin, walk))
      const { page } = user
      const usual = page.viewportSize()
      assert.ok(usual)
      await tryEach(steps, async (step, name) => {
        await step(user)
        await page.waitForLoadState('networkidle')
        for (const mode of MODES) {
          await wear(page, mode)
          await user.shot(`${name}.${mode}`)
          assert.deepEqual(await leftAtRest(() => flawsIn(page, mode)), [], mode)
        }
        await wear(page, 'light')
        await page.setViewportSize(SMALL)
        await still(page)
        const onSmall = await leftAtRest(() => brokenIn(user))
        await page.setViewportSize(usual)
        await inText(page, 200)
        await still(page)
        await user.shot(`${name}.text`)
        const inLarge = await leftAtRest(() => brokenIn(user))
        await inText(page, 100)
        assert.deepEqual({ onSmall, inLarge }, { onSmall: [], inLarge: [] }, '320 px, text alone at 200 %')
      })
    }))
}

for (const zoom of [1, ZOOM]) {
  test(`goods are bought in care mode alone, at ${zoom * 100} %: each screen large and whole`, () =>
    withOpened(async (open) => {
      const own = await open(startServer())
      const user = await open(H5Driver.launch(own.origin, `goods-care-${zoom}`, { zoom }))
      await tryEach(buyInCare, async (step, name) => {
        await step(user)
        await user.page.waitForLoadState('networkidle')
        await still(user.page)
        await user.shot(name)
        assert.deepEqual(await leftAtRest(() => brokenIn(user)), [])
        if (zoom > 1) return
        assert.deepEqual([...(await tooSmall(user.page)), ...(await flaws(user.page))], [])
      })
      assert.deepEqual(user.problems(), [])
    }))
}
