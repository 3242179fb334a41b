import assert from 'node:assert/strict'
import { test } from '@playwright/test'
import { otherPages } from '../journeys/beside'
import { bookCheckup } from '../journeys/book-checkup'
import { leftAtRest, still } from '../support/at-rest'
import { H5Driver } from '../support/h5'
import { cutLabels, overflow } from '../support/looks'
import { opened } from '../support/open'
import { tryEach } from '../support/parts'
import { startServer } from '../support/server'
import { crowded } from '../support/zoom'

/** What a reader may set without losing anything (WCAG 1.4.12). */
const SPACED =
  '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}'
/** A phone that lies on its side (WCAG 1.3.4). */
const ON_ITS_SIDE = { width: 812, height: 375 }

let user: H5Driver

opened(async (open) => {
  const server = await open(startServer())
  user = await open(H5Driver.launch(server.origin, 'spacing'))
})

async function faults(): Promise<string[]> {
  await still(user.page)
  return [...(await overflow(user.page)), ...(await cutLabels(user.page)), ...(await crowded(user.page))]
}

test('text that a reader has spaced stays whole, and a phone that lies on its side shows the same', async () => {
  const { page } = user
  // A hot word that has rolled away is no text that is cut.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const upright = page.viewportSize()
  assert.ok(upright)
  await tryEach([...bookCheckup, ...otherPages], async (step, name) => {
    await step(user)
    await page.waitForLoadState('networkidle')
    const spaced = await page.addStyleTag({ content: SPACED })
    await user.shot(`${name}.spaced`)
    const whenSpaced = [...(await leftAtRest(faults)), ...(await crowded(page))]
    await spaced.evaluate((style) => style.parentNode?.removeChild(style))
    await page.setViewportSize(ON_ITS_SIDE)
    const side = await leftAtRest(faults)
    await page.setViewportSize(upright)
    // Lines of a list end in dots there too.
    const asUpright = side.length > 0 ? await leftAtRest(faults) : []
    const onItsSide = side.filter((fault) => !asUpright.includes(fault))
    assert.deepEqual({ whenSpaced, onItsSide }, { whenSpaced: [], onItsSide: [] })
  })
})
