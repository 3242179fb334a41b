import assert from 'node:assert/strict'
import { test } from '@playwright/test'
import type { Page } from 'playwright-core'
import { logIn } from './journeys/log-in'
import { H5Driver } from './support/h5'
import { opened } from './support/open'
import { startServer } from './support/server'

const SECOND_PHONE = '10000000006'
/** Name and number of the first person. */
const FIRST = /陈[予*]|100\*{4}0001|10000000001/

let origin = ''
let user: H5Driver

opened(async (open) => {
  const server = await open(startServer())
  origin = server.origin
  user = await open(H5Driver.launch(origin, 'two-tabs'))
})

const textOf = (tab: Page) => tab.evaluate(() => document.body.innerText)

test('R4.2 who leaves in one tab of the site has left in the other, without a call', async () => {
  await user.open('/mine/authorize')
  await logIn(user)
  await user.at(/^\/(mine)?(\?|$)/)
  const other = await user.page.context().newPage()
  await other.goto(`${origin}/mine/setting`)
  await other.getByText('100****0001').first().waitFor()
  await other.route(/\/api\//, (route) => route.abort())
  await user.open('/mine')
  await user.tap('退出登录')
  await user.see('确定退出登录吗？')
  await user.tap('退出登录')
  await user.see('登录 / 注册')
  await other.getByText('100****0001').first().waitFor({ state: 'hidden' })
  assert.doesNotMatch(await textOf(other), FIRST)

  await user.open('/mine/authorize')
  await logIn(user, SECOND_PHONE)
  await user.at(/^\/(mine)?(\?|$)/)
  assert.doesNotMatch(await textOf(other), FIRST)
  assert.match(await user.kept(), /10000000006/)
  assert.deepEqual(user.problems(), [])
})
