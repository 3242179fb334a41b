import assert from 'node:assert/strict'
import { test } from 'node:test'
import { buySugar } from '../journeys/buy-sugar'
import { H5Driver } from '../support/h5'
import { flawsIn, MODES, wear } from '../support/looks'
import { opened } from '../support/open'
import { settled } from '../support/settled'
import { startServer } from '../support/server'

let user: H5Driver

opened(async (open) => {
  const server = await open(startServer())
  user = await open(H5Driver.launch(server.origin, 'sugar-looks'))
})

test('each screen of a glucose programme is readable and whole in every mode', async (t) => {
  const { page } = user
  for (const [name, step] of buySugar) {
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
