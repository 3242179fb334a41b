import assert from 'node:assert/strict'
import { test } from '@playwright/test'
import { type Host, launch, type LaunchOptions } from '../src/index'
import { NATIVE_DIST, shows } from './support'

async function withHost(options: LaunchOptions, run: (host: Host) => Promise<void>): Promise<void> {
  const host = await launch(NATIVE_DIST, options)
  try {
    await run(host)
    assert.deepEqual(host.errors, [])
  } finally {
    await host.close()
  }
}

const reported = async (host: Host) => JSON.parse(await host.$('#info').innerText())
const heightOf = (host: Host, selector: string) =>
  host.$(selector).evaluate((node) => node.getBoundingClientRect().height)
const fontSize = (host: Host, selector: string) =>
  host.$(selector).evaluate((node) => getComputedStyle(node).fontSize)

const PHONE = {
  windowWidth: 375,
  windowHeight: 812,
  screenTop: 0,
  statusBarHeight: 44,
  safeArea: { top: 44, left: 0, right: 375, bottom: 778, width: 375, height: 734 },
  fontSizeSetting: 16,
  fontSizeScaleFactor: 1,
  baseFontSize: 16,
  menuButton: { width: 87, height: 32, top: 48, right: 365, bottom: 80, left: 278 }
}

test.describe('launch options: screen', () => {
  test('the default is a 375 × 812 phone with safe areas and a capsule', () =>
    withHost({ page: 'pages/screen/index' }, async (host) => {
      assert.deepEqual(await reported(host), PHONE)
      assert.deepEqual(host.page.viewportSize(), { width: 375, height: 812 })
      const { width, height, top: y, left: x } = PHONE.menuButton
      assert.deepEqual(await host.page.locator('#capsule').boundingBox(), { x, y, width, height })
      assert.deepEqual([await heightOf(host, '#top'), await heightOf(host, '#inline')], [44, 44])
      assert.equal(await heightOf(host, '#bottom'), 40)
    }))
  test('the capsule covers what is below it', () =>
    withHost({ page: 'pages/screen/index' }, async (host) => {
      const corner = await host.$('#corner').boundingBox()
      assert.ok(corner)
      const [x, y] = [corner.x + corner.width / 2, corner.y + corner.height / 2]
      const hit = await host.page.evaluate(
        ([x = 0, y = 0]) => Boolean(document.elementFromPoint(x, y)?.closest('#capsule')),
        [x, y]
      )
      assert.ok(hit, 'the capsule lies over the corner')
      await host.page.touchscreen.tap(x, y)
      await host.idle()
      await shows(host, '#taps', '0')
    }))
  test('window size and safe area can be set', () =>
    withHost(
      { page: 'pages/screen/index', width: 414, height: 736, safeArea: { top: 20, bottom: 0 } },
      async (host) => {
        const { windowWidth, windowHeight, statusBarHeight, safeArea, menuButton } = await reported(host)
        assert.deepEqual([windowWidth, windowHeight, statusBarHeight], [414, 736, 20])
        assert.deepEqual(safeArea, { top: 20, left: 0, right: 414, bottom: 736, width: 414, height: 716 })
        assert.deepEqual([menuButton.top, menuButton.left], [24, 317])
        assert.deepEqual([await heightOf(host, '#top'), await heightOf(host, '#bottom')], [20, 6])
        assert.equal(await host.$('body').evaluate(() => innerWidth), 414)
      }
    ))
  test('a page with navigation bar and tab bar gets the room between them', () =>
    withHost({}, async (host) => {
      const frame = await host.page.locator('#pages iframe').boundingBox()
      assert.deepEqual(frame, { x: 0, y: 88, width: 375, height: 640 })
      const insets = await host.$('html').evaluate((root) => {
        const style = getComputedStyle(root)
        return ['top', 'bottom'].map((side) => style.getPropertyValue(`--safe-area-inset-${side}`))
      })
      assert.deepEqual(insets, ['0px', '0px'])
    }))
})

test.describe('launch options: font scale', () => {
  test('a scale of 1.5 is reported, and text grows by what the mini-program makes of it alone', () =>
    withHost({ page: 'pages/screen/index', fontScale: 1.5 }, async (host) => {
      const { fontSizeSetting, fontSizeScaleFactor, baseFontSize } = await reported(host)
      assert.deepEqual([fontSizeSetting, fontSizeScaleFactor, baseFontSize], [24, 1.5, 24])
      assert.deepEqual([await fontSize(host, '#rem'), await fontSize(host, '#info')], ['16px', '16px'])
    }))
})

test.describe('launch options: entry', () => {
  test('deep link, scene, storage and font family', () =>
    withHost(
      {
        page: 'pages/memory/index?from=card',
        scene: 1047,
        storage: { count: 9 },
        fontFamily: 'serif'
      },
      async (host) => {
        assert.deepEqual(host.routes, ['pages/memory/index'])
        assert.deepEqual(host.query, { from: 'card' })
        await shows(host, '#count', '9')
        assert.match(host.logs.join(), /"scene":1047/)
        assert.equal(await host.$('body').evaluate((body) => getComputedStyle(body).fontFamily), 'serif')
      }
    ))
})
