import assert from 'node:assert/strict'
import { test } from '@playwright/test'
import { opened } from './support/open'
import { startServer } from './support/server'
import { WeappDriver } from './support/weapp'

const DETAIL = 'pages/goods/selling/index?type=checkup&id=CK1003'
const SINGLE_PAGE = 1154

let user: WeappDriver
let origin = ''

opened(async (open) => {
  const server = await open(startServer())
  origin = server.origin
  user = await open(WeappDriver.launch(origin, 'share'))
  await user.host.relaunch({ page: DETAIL, scene: SINGLE_PAGE })
})

test('from the timeline a page is shown by itself, and opens no other', async () => {
  await user.see('深度体检·男士款')
  await user.shot('single-page')
  await user.tap('立即预约')
  await user.see('点下方「前往小程序」继续')
  assert.match(user.host.route, /^pages\/goods\/selling\/index/)
  assert.deepEqual(user.problems(), [])
})

test('a message has the page, its name and a picture that the server draws', async () => {
  const card = (await user.host.share()) ?? {}
  assert.equal(card['title'], '深度体检·男士款')
  assert.equal(card['path'], '/pages/goods/selling/index?type=checkup&id=CK1003')
  // Of the origin that the build calls, which is the server's here.
  const { pathname } = new URL(String(card['imageUrl']))
  assert.equal(pathname, '/share/product/CK1003/card.png')
  const picture = await fetch(origin + pathname)
  assert.equal(picture.headers.get('content-type'), 'image/png')
})
