import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { asGuest, otherPages } from './journeys/beside'
import { bookCheckup } from './journeys/book-checkup'
import { H5Driver } from './support/h5'
import { cutLabels, overflow, still } from './support/looks'
import { startServer, type RunningServer } from './support/server'
import { crowded } from './support/zoom'

/** A phone 375 px wide, its page zoomed to 200 %: 188 CSS px. */
const ZOOM = 2

let server: RunningServer
let user: H5Driver

before(async () => {
  server = await startServer()
  user = await H5Driver.launch(server.origin, 'zoom-200', { elder: true, zoom: ZOOM })
})
after(async () => {
  await user.close()
  await server.stop()
})

for (const [name, step] of [...asGuest, ...bookCheckup, ...otherPages]) {
  test(`care mode at 200 % is whole: ${name}`, async () => {
    await step(user)
    await user.page.waitForLoadState('networkidle')
    await still(user.page)
    await user.shot(name)
    const broken = [
      ...(await overflow(user.page)),
      ...(await cutLabels(user.page)),
      ...(await crowded(user.page))
    ]
    assert.deepEqual(broken, [])
  })
}
