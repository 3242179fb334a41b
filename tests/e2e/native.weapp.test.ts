import assert from 'node:assert/strict'
import { test } from '@playwright/test'
import { opened } from './support/open'
import { startServer } from './support/server'
import { WeappDriver } from './support/weapp'

let user: WeappDriver

opened(async (open) => {
  const server = await open(startServer())
  user = await open(WeappDriver.launch(server.origin, 'native'))
})

test('a poster’s code leads to its page, by that page or by home', async () => {
  await user.enter('pages/goods/selling/index?scene=s%2Fcheckup%2FCK1003~p12')
  await user.see('深度体检·男士款')
  await user.enter('pages/tabs/home/index?scene=h%2FH1001')
  await user.at(/^\/hospital-detail\/H1001/)
  assert.deepEqual(user.problems(), [])
})

test('a code that says nothing is told, with a way on', async () => {
  await user.enter('pages/tabs/home/index?scene=old-code')
  await user.see('认不出这个码')
  await user.tap('回首页')
  await user.at(/^\/(\?|$)/)
  assert.deepEqual(user.problems(), [])
})

test('a page of a site that the build does not name says so, with the address and a way back', async () => {
  await user.enter('pages/info/elsewhere/index?to=https%3A%2F%2Fmall.example.com%2Fhome')
  await user.see('这个网页在这里打不开')
  await user.see(/https:\/\/mall\.example\.com\/home/)
  await user.tap('返回上一页')
  await user.at(/^\/(\?|$)/)
  assert.deepEqual(user.problems(), [])
})
