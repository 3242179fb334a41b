import assert from 'node:assert/strict'
import { test } from '@playwright/test'
import type { RouteRow } from '@/routes/row'
import { routes, type RouteName } from '@/routes/table'
import { deepLinks, guestLinks } from '../journeys/deep-links'
import { prepareLinks } from '../journeys/linked'
import { logIn } from '../journeys/log-in'
import { startLocalServer, type LocalServer } from '../support/local-server'
import { tryEach } from '../support/parts'
import { opened } from '../support/open'
import { WeappDriver } from '../support/weapp'

let server: LocalServer
let user: WeappDriver

opened(async (open) => {
  server = await open(startLocalServer())
  user = await open(WeappDriver.launch(server.origin, 'deep-links'))
})

/** WeChat leads from a link to a page that the mini-program has not to the one for what is missing; within it nothing leads there. */
const isHere = (name: RouteName) => !(routes[name] as RouteRow).h5Only

test('links to every page in the mini-program, by page path and query', async () => {
  // More than a hundred pages, one after another.
  test.slow()
  const linked = await prepareLinks(server)
  await tryEach(guestLinks(linked), (run) => run(user))
  await user.open('/mine/authorize')
  await logIn(user)
  await user.at(/^\/(mine)?(\?|$)/)
  // The pages are the site's, where every kind of garbage is tried: here the one that a query may break on its way.
  await tryEach(deepLinks(linked, ['injected'], isHere), (run) => run(user))
  assert.deepEqual(user.problems(), [])
})
