import { test } from '@playwright/test'
import { deepLinks, guestLinks } from '../journeys/deep-links'
import { prepareLinks } from '../journeys/linked'
import { logIn } from '../journeys/log-in'
import { H5Driver } from '../support/h5'
import { startLocalServer, type LocalServer } from '../support/local-server'
import { tryEach } from '../support/parts'
import { opened } from '../support/open'

let server: LocalServer
let user: H5Driver

opened(async (open) => {
  server = await open(startLocalServer())
  user = await open(H5Driver.launch(server.origin, 'deep-links'))
})

test('links to every page on the site', async () => {
  const linked = await prepareLinks(server)
  await tryEach(guestLinks(linked), (run) => run(user))
  await user.open('/mine/authorize')
  await logIn(user)
  await user.at(/^\/(mine)?(\?|$)/)
  await tryEach(deepLinks(linked), (run) => run(user))
})
