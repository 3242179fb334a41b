import assert from 'node:assert/strict'
import { test } from '@playwright/test'
import { logIn } from '../journeys/log-in'
import { H5Driver } from '../support/h5'
import { opened } from '../support/open'
import { startServer } from '../support/server'

let user: H5Driver

opened(async (open) => {
  const server = await open(startServer())
  user = await open(H5Driver.launch(server.origin, 'page-cache'))
})

/** As a browser tells of a page that it had put aside: Playwright's own keeps none. */
const shownAgain = () =>
  user.page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
const scrolled = () =>
  user.page.evaluate(() =>
    [document.scrollingElement, ...document.querySelectorAll('.taro-tabbar__panel, .taro_page')].reduce(
      (most, box) => Math.max(most, box?.scrollTop ?? 0),
      0
    )
  )

test('R4.2 a page that was put aside knows that its person has left since', async () => {
  await user.open('/mine/authorize')
  await logIn(user)
  await user.at(/^\/(mine)?(\?|$)/)
  await user.open('/mine/setting')
  await user.see('100****0001')
  // Without a word to this page, as it was not running.
  await user.page.evaluate(() => window.localStorage.removeItem('session'))
  // The page listens once it stands; until then it was not put aside either.
  while (await user.shows('100****0001')) {
    await shownAgain()
    await user.page.waitForTimeout(500)
  }
  assert.deepEqual(user.problems(), [])
})

test('what was typed in a page that was put aside stays', async () => {
  await user.open('/mine/authorize')
  await user.type('手机号', '10000000001')
  await shownAgain()
  const field = user.page.getByLabel('手机号', { exact: true })
  assert.equal(await field.locator('input').or(field).first().inputValue(), '10000000001')
  assert.deepEqual(user.problems(), [])
})

test('a page whose process was killed comes back where it was scrolled', async () => {
  await user.open('/userAgreement')
  await user.see('用户协议')
  // The title is there before the text.
  await user.page.waitForFunction(() =>
    [...document.querySelectorAll('.taro_page')].some((box) => box.scrollHeight > window.innerHeight + 900)
  )
  await user.page.mouse.move(180, 400)
  await user.page.mouse.wheel(0, 900)
  await user.page.waitForFunction(() =>
    (window.sessionStorage.getItem('scroll-place') ?? '').includes('userAgreement')
  )
  const before = await scrolled()
  assert.ok(before > 0)
  await user.page.reload()
  await user.page.waitForFunction(
    (top) =>
      [document.scrollingElement, ...document.querySelectorAll('.taro-tabbar__panel, .taro_page')].some(
        (box) => box !== null && Math.abs(box.scrollTop - top) < 2
      ),
    before
  )
  assert.deepEqual(user.problems(), [])
})
