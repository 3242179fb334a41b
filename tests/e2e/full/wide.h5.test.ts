import assert from 'node:assert/strict'
import { test, type Page } from '@playwright/test'
import { asGuest } from '../journeys/beside'
import { bookCheckup } from '../journeys/book-checkup'
import { passGreeting } from '../journeys/greeting'
import { logIn } from '../journeys/log-in'
import { goOnToConfirm, holdSlot, toBooking } from '../journeys/steps'
import { beside, COLUMN_PX, PAIR_PX, paneFaults, sideFaults, widthOf } from '../support/column'
import { still } from '../support/at-rest'
import { H5Driver } from '../support/h5'
import { cutLabels, flawsIn, MODES, overflow, wear } from '../support/looks'
import { tryEach } from '../support/parts'
import { opened, withOpened } from '../support/open'
import { startServer } from '../support/server'

const TABLET = { width: 768, height: 1024 }
const DESKTOP = { width: 1280, height: 720 }

let user: H5Driver

opened(async (open) => {
  const server = await open(startServer())
  user = await open(H5Driver.launch(server.origin, 'wide', DESKTOP))
})

/** Pages that have two columns on a desktop. */
const PAIRS = /^\/(selling|process\/confirm|shoppingcart\/go-pay)/

const isPair = (address: string, { width }: typeof DESKTOP, mode: string): boolean =>
  width >= DESKTOP.width && mode !== 'elder' && PAIRS.test(new URL(address).pathname)

/** Lists beside which what is chosen stands, from a tablet on. */
const SPLITS = /^\/mine\/(order|sugarorder)$/

const isSplit = (address: string, mode: string): boolean =>
  mode !== 'elder' && SPLITS.test(new URL(address).pathname)

/** What is wrong with the page in this window and mode, in words. */
async function faultsOf({ page }: H5Driver, size: typeof DESKTOP, mode: string): Promise<string[]> {
  const pair = isPair(page.url(), size, mode)
  const split = isSplit(page.url(), mode)
  const room = await page
    .locator('.taro_page')
    .filter({ visible: true })
    .evaluate(({ clientWidth }) => clientWidth)
  const wide = pair || split ? Math.min(PAIR_PX, room) : COLUMN_PX
  const width = await widthOf(page)
  return [
    ...(Math.abs(width - wide) > 1 ? [`the page is ${width} px wide, not ${wide}`] : []),
    ...(pair ? await sideFaults(page) : []),
    ...(split ? await paneFaults(page) : []),
    ...(await overflow(page)),
    ...(await cutLabels(page)),
    ...(await beside(page, wide))
  ]
}

// One journey and one login: every screen of it is looked at in both windows and all modes before the next step.
test('tablet and desktop show one column of 480 px, or two where two things belong together, with bars and sheets, in light, dark and care mode', async () => {
  await tryEach([...asGuest, ...bookCheckup], async (step, name) => {
    await step(user)
    for (const size of [TABLET, DESKTOP]) {
      await user.page.setViewportSize(size)
      for (const mode of MODES) {
        await wear(user.page, mode)
        assert.deepEqual(await faultsOf(user, size, mode), [], `${mode} at ${size.width}`)
      }
    }
    await wear(user.page, 'light')
    await user.shot(name)
  })
})

/** Somebody who is logged in, on a server of their own. */
async function known(open: Parameters<Parameters<typeof withOpened>[0]>[0], name: string): Promise<H5Driver> {
  const server = await open(startServer())
  const driver = await open(H5Driver.launch(server.origin, name, DESKTOP))
  await driver.open('/')
  await passGreeting(driver)
  await driver.open('/mine/authorize')
  await logIn(driver)
  await driver.at(/^\/(mine)?(\?|$)/)
  return driver
}

test('confirm at 1280 px: the price and its button stay in sight, for a wheel and a keyboard, and what opens closes by Escape', () =>
  withOpened(async (open) => {
    const user = await known(open, 'wide-confirm')
    const { page } = user
    await toBooking(user)
    await holdSlot(user)
    await goOnToConfirm(user)
    const button = page.getByRole('button', { name: '提交订单' })
    const side = page.locator('.ca-side').filter({ visible: true })
    // The rows are drawn in turn, the end after them.
    await user.see('合计')
    // The wheel over either column moves the page, and the button stays where it is pressed.
    for (const column of ['.ca-main', '.ca-side']) {
      const box = await page.locator(column).filter({ visible: true }).boundingBox()
      assert.ok(box)
      await page.mouse.move(box.x + 40, Math.max(box.y, 0) + 200)
      await page.mouse.wheel(0, 400)
      // It is scrolled a frame later.
      await page
        .waitForFunction(
          () => [...document.querySelectorAll('.taro_page')].some((box) => box.scrollTop > 0),
          null,
          {
            timeout: 5_000
          }
        )
        .catch(() => assert.fail(`${column}: the wheel moves nothing`))
      await still(page)
      assert.deepEqual(await sideFaults(page), [], column)
      await page.mouse.wheel(0, -2_000)
      await still(page)
    }
    await page.getByRole('textbox', { name: /姓名/ }).focus()
    assert.ok(await button.isVisible())
    assert.deepEqual(await sideFaults(page), [], 'a field has the focus')
    await side.getByRole('checkbox').focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    const ring = await page.evaluate(
      () => getComputedStyle(document.activeElement ?? document.body).outlineStyle
    )
    assert.notEqual(ring, 'none', 'where the keyboard is shows')
    await page.keyboard.press(' ')
    assert.equal(await side.getByRole('checkbox').getAttribute('aria-checked'), 'true')
    await user.tap(/改时段$/)
    const sheet = page.getByRole('dialog')
    await sheet.waitFor()
    await still(page)
    const panel = await sheet.boundingBox()
    assert.ok(panel && Math.abs(panel.x + panel.width / 2 - (await middle(page))) < 10, 'in the middle')
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'detached' })
    assert.deepEqual(await flawsIn(page, 'light'), [])
  }))

test('orders at 768 px: the chosen one stands beside the list, for finger and key, and stays over a reload and a way back', () =>
  withOpened(async (open) => {
    const user = await known(open, 'wide-orders')
    const { page } = user
    await user.open('/mine/order')
    for (const size of [TABLET, DESKTOP]) {
      await page.setViewportSize(size)
      await user.see('深度体检·男士款')
      const rows = page.getByRole('radiogroup', { name: '订单' }).getByRole('radio')
      const pane = page.getByRole('region', { name: '选中的订单' })
      await pane.getByRole('heading').first().waitFor()
      await page.waitForLoadState('networkidle')
      for (const mode of ['light', 'dark'] as const) {
        await wear(page, mode)
        const faults = [
          ...(await flawsIn(page, mode)),
          ...(await paneFaults(page)),
          ...(await beside(page, PAIR_PX))
        ]
        assert.deepEqual(faults, [], `${mode} at ${size.width}`)
      }
      await wear(page, 'light')
      const chosen = async () => (await rows.and(page.locator('[aria-checked=true]')).textContent()) ?? ''
      const first = await chosen()
      await rows.nth(2).click()
      await still(page)
      const other = await chosen()
      assert.notEqual(other, first)
      const name = (await rows.nth(2).textContent()) ?? ''
      assert.equal(other, name)
      await pane.getByText(name.slice(0, 4)).first().waitFor()
      await page.reload()
      await pane.getByRole('heading').first().waitFor()
      assert.equal(await chosen(), other, 'after a reload')
      await user.open('/mine/setting')
      await page.goBack()
      await pane.getByRole('heading').first().waitFor()
      assert.equal(await chosen(), other, 'after a way back')
      // By the keyboard, which is attended to from its first key on: to the list, up, and chosen.
      await rows.nth(2).focus()
      await page.keyboard.press('ArrowUp')
      await page.locator('[role=radio][tabindex="-1"]').first().waitFor()
      await page.keyboard.press('ArrowUp')
      await page.keyboard.press('Enter')
      await still(page)
      assert.notEqual(await chosen(), other)
      // A wheel over the order leaves the list where it is.
      const box = await pane.boundingBox()
      assert.ok(box)
      await page.mouse.move(box.x + 50, box.y + 200)
      await page.mouse.wheel(0, 300)
      await still(page)
      assert.equal(
        await page
          .locator('.taro_page')
          .filter({ visible: true })
          .evaluate((list) => list.scrollTop),
        0
      )
    }
  }))

test('a product at 1280 px: its price and its bar stand beside pictures and facts, and stay in sight', () =>
  withOpened(async (open) => {
    const user = await known(open, 'wide-product')
    const { page } = user
    for (const path of [
      '/selling/checkup/CK1003',
      '/selling/health-selection/HS2003',
      '/selling/dentistryEightTh/DT0101'
    ]) {
      await user.open(path)
      await page.locator('.ca-side').filter({ visible: true }).waitFor()
      await page.waitForLoadState('networkidle')
      for (const mode of ['light', 'dark'] as const) {
        await wear(page, mode)
        const faults = [
          ...(await flawsIn(page, mode)),
          ...(await sideFaults(page)),
          ...(await beside(page, PAIR_PX))
        ]
        assert.deepEqual(faults, [], `${path} ${mode}`)
      }
      await wear(page, 'light')
      await page.mouse.move(400, 500)
      await page.mouse.wheel(0, 1_200)
      await still(page)
      assert.deepEqual(await sideFaults(page), [], `${path}, scrolled`)
    }
  }))

const middle = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.clientWidth / 2)
