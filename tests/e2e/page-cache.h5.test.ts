import assert from 'node:assert/strict'
import { test } from '@playwright/test'
import { logIn } from './journeys/log-in'
import { H5Driver } from './support/h5'
import { opened } from './support/open'
import { startServer } from './support/server'

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

const ACCOUNT = '**/uniuser/getAccount*'
/** The page of somebody who is logged in, once it listens and the server has been asked who they are. */
async function ofPerson(): Promise<void> {
  const asked = user.page.waitForRequest(ACCOUNT)
  await user.open('/mine/setting')
  await asked
  await user.see('100****0001')
}
/** Without a word to this page, as it was not running. */
const leftSince = () => user.page.evaluate(() => window.localStorage.removeItem('session'))

test('R4.2 a page that was put aside knows that its person has left since', async () => {
  await user.open('/mine/authorize')
  await logIn(user)
  await user.at(/^\/(mine)?(\?|$)/)
  const answered = user.page.waitForResponse(ACCOUNT)
  await ofPerson()
  await (await answered).finished()
  const session = await user.page.evaluate(() => window.localStorage.getItem('session') ?? '')
  await leftSince()
  await shownAgain()
  await user.gone('100****0001')
  // For the next test, which is about the same person.
  await user.page.evaluate((text) => window.localStorage.setItem('session', text), session)
  assert.deepEqual(user.problems(), [])
})

test('R4.2 an answer about the person that comes after they have left does not bring them back', async () => {
  let answer = (): void => undefined
  const held = new Promise<void>((resolve) => (answer = resolve))
  await user.page.route(ACCOUNT, async (route) => {
    await held
    await route.continue()
  })
  await ofPerson()
  await leftSince()
  const answered = user.page.waitForResponse(ACCOUNT)
  answer()
  await (await answered).finished()
  await shownAgain()
  await user.gone('100****0001')
  assert.equal(await user.page.evaluate(() => window.localStorage.getItem('session')), null)
  await user.page.unroute(ACCOUNT)
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
