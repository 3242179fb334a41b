import assert from 'node:assert/strict'
import { test } from '@playwright/test'
import { asGuest, inCareMode, otherPages } from '../journeys/beside'
import { bookCheckup } from '../journeys/book-checkup'
import { bookingDetail, sheets } from '../journeys/sheets'
import { H5Driver } from '../support/h5'
import { flaws, flawsIn, MODES, wear } from '../support/looks'
import { tryEach } from '../support/parts'
import { opened } from '../support/open'
import { leftAtRest } from '../support/at-rest'
import { startServer } from '../support/server'

let user: H5Driver

opened(async (open) => {
  const server = await open(startServer())
  user = await open(H5Driver.launch(server.origin, 'book-checkup'))
})

// One journey and one login: every screen of it is looked at in all modes before the next step.
test('each screen of the checkup journey is readable and whole in light, dark and care mode', async () => {
  await tryEach([...asGuest, ...bookCheckup], async (step, name) => {
    await step(user)
    for (const mode of MODES) {
      await wear(user.page, mode)
      if (mode !== 'light') await user.shot(`${name}.${mode}`)
      assert.deepEqual(await leftAtRest(() => flawsIn(user.page, mode)), [], mode)
    }
    await wear(user.page, 'light')
  })
})

test('every other page and sheet, empty, failed and wrong ones too, is readable and whole in all modes', async () => {
  await tryEach([...otherPages, bookingDetail, ...sheets], async (step, name) => {
    await step(user)
    await user.page.waitForLoadState('networkidle')
    for (const mode of MODES) {
      await wear(user.page, mode)
      await user.shot(`${name}.${mode}`)
      assert.deepEqual(await leftAtRest(() => flawsIn(user.page, mode)), [], mode)
    }
    await wear(user.page, 'light')
  })
})

test('care mode reaches every tab and stays after a reload', async () => {
  await tryEach(inCareMode, async (step, name) => {
    await step(user)
    await user.shot(`${name}.elder`)
    const label = user.page.getByText('首页', { exact: true }).filter({ visible: true }).last()
    const size = await label.evaluate((found) => Number.parseFloat(window.getComputedStyle(found).fontSize))
    assert.ok(size >= 18, `the bar's labels are ${size} px`)
    assert.deepEqual(await flaws(user.page), [])
  })
})

test('who asked for less movement sees none', async () => {
  await user.page.emulateMedia({ reducedMotion: 'reduce' })
  await user.open('/')
  await user.tap('退出关怀模式')
  await user.see('限时秒杀')
  const entry = user.page.getByRole('link', { name: /搜索$/ }).first()
  const seen = await entry.evaluate(async (box, watched) => {
    const found = new Set<string>()
    const ends = Date.now() + watched
    while (Date.now() < ends) {
      found.add((box.textContent ?? '').trim())
      for (const motion of document.getAnimations()) {
        const duration = Number(motion.effect?.getComputedTiming().duration)
        if (duration > 1) found.add(`${duration} ms of movement`)
      }
      await new Promise((next) => requestAnimationFrame(next))
    }
    return [...found]
  }, 6_000)
  assert.equal(seen.length, 1, `one hot word and no movement, not ${seen.join(', ')}`)
})
