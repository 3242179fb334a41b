import assert from 'node:assert/strict'
import { test } from '@playwright/test'
import type { Page, Request } from 'playwright-core'
import { bookCheckup, BRANCH } from '../journeys/book-checkup'
import { logIn } from '../journeys/log-in'
import { H5Driver } from '../support/h5'
import { opened } from '../support/open'
import { startServer, type RunningServer } from '../support/server'

const DETAIL = '/selling/checkup/CK1003'
const DETAIL_CALL = 'GET /api/product/detail/checkup/CK1003'
const NAME = '深度体检·男士款'
/** px that something may stand elsewhere on the page than where the first frame has painted it. */
const SAME_PLACE = 2

let server: RunningServer

opened(async (open) => {
  server = await open(startServer())
})

/** `METHOD path` */
const called = (request: Request): string => `${request.method()} ${new URL(request.url()).pathname}`

/** The calls of a page. */
function callsOf(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const call = called(request)
    if (call.includes(' /api/')) calls.push(call)
  })
  return calls
}

/** Opens it, and lets its scripts come when the answer is called. */
async function withoutScripts(user: H5Driver, href: string): Promise<() => Promise<void>> {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await user.page.route(/\/js\//, (route) => released.then(() => route.continue()))
  await user.open(href)
  return async () => {
    release()
    await user.page.locator('#first-paint').waitFor({ state: 'detached' })
  }
}

const notTaken = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys((window as Window & { firstAnswers?: object }).firstAnswers ?? {}))

/** The page's own name of the product comes after the one in the bar above it. */
const topOf = async (page: Page, within: string): Promise<number> =>
  (await page.locator(within).getByText(NAME, { exact: true }).last().boundingBox())?.y ?? NaN

test('a product: picture and name stand before any script, where the page has them; its call is made once', async () => {
  const user = await H5Driver.launch(server.origin, 'first-frame')
  try {
    const calls = callsOf(user.page)
    const goOn = await withoutScripts(user, DETAIL)
    await user.page.locator('#first-paint img').waitFor()
    const painted = await topOf(user.page, '#first-paint')
    await user.shot('product')
    await goOn()
    await user.see('立即预约')
    assert.ok(Math.abs((await topOf(user.page, '#app')) - painted) <= SAME_PLACE, `painted at ${painted}`)
    assert.equal(calls.filter((made) => made === DETAIL_CALL).length, 1)
    assert.deepEqual(await notTaken(user.page), [])
    assert.deepEqual(user.problems(), [])
  } finally {
    await user.close()
  }
})

test('the list of what a product checks, alone: no picture comes before it', async () => {
  const user = await H5Driver.launch(server.origin, 'first-frame')
  try {
    const answered = user.page.waitForResponse((answer) => called(answer.request()) === DETAIL_CALL)
    const goOn = await withoutScripts(user, `${DETAIL}?style=simple`)
    await answered
    assert.equal(await user.page.locator('.first-paint--product, #first-paint img').count(), 0)
    await goOn()
    await user.see('检查项目')
    assert.deepEqual(await notTaken(user.page), [])
  } finally {
    await user.close()
  }
})

test('booking: name and facts of the product and the first branch’s picture stand before any script, where the page has them', async () => {
  const user = await H5Driver.launch(server.origin, 'first-frame')
  const facts = /^限男士 · .*项 · 约\d+分钟/
  const topIn = async (within: string): Promise<number> =>
    (await user.page.locator(within).getByText(facts).boundingBox())?.y ?? NaN
  const facadeIn = async (within: string) => {
    const picture = user.page.locator(`${within} img[src*="/facade/"]`).first()
    const { x, y, width, height } = (await picture.boundingBox()) ?? {
      x: NaN,
      y: NaN,
      width: NaN,
      height: NaN
    }
    const src = await picture.evaluate((found: HTMLImageElement) => new URL(found.src).pathname)
    return [src, ...[x, y, width, height].map(Math.round)]
  }
  try {
    const goOn = await withoutScripts(user, '/process/booking/checkup/CK1003')
    await user.page.locator('#first-paint').getByText(facts).waitFor()
    const painted = await topIn('#first-paint')
    await user.page.locator('#first-paint img').waitFor()
    const facade = await facadeIn('#first-paint')
    assert.ok(Math.abs((await topOf(user.page, '#first-paint')) - painted) > SAME_PLACE)
    await user.shot('booking')
    await goOn()
    await user.page.locator('#app').getByText(facts).waitFor()
    assert.ok(Math.abs((await topIn('#app')) - painted) <= SAME_PLACE, `painted at ${painted}`)
    await user.page.locator('#app img[src*="/facade/"]').first().waitFor()
    assert.deepEqual(await facadeIn('#app'), facade)
    assert.deepEqual(user.problems(), [])
  } finally {
    await user.close()
  }
})

/** Of a picture on screen: its address, place and size. */
const placeOf = async (page: Page, picture: string): Promise<readonly (string | number)[]> => {
  const { src, x, y, width, height } = await page
    .locator(picture)
    .first()
    .evaluate((found: HTMLImageElement) => {
      const box = found.getBoundingClientRect()
      const { x, y, width, height } = box
      return { src: new URL(found.src).pathname, x, y, width, height }
    })
  return [src, ...[x, y, width, height].map(Math.round)]
}

/** Of a text on screen: its place and size. */
async function boxOf(page: Page, within: string, text: string): Promise<number[]> {
  const box = await page.locator(within).getByText(text, { exact: true }).boundingBox()
  return [box?.x, box?.y, box?.width, box?.height].map((length) => Math.round(length ?? NaN))
}

test('the shop: picture, name and introduction of its first row stand before any script, where the page has them', async () => {
  const user = await H5Driver.launch(server.origin, 'first-frame')
  try {
    const goOn = await withoutScripts(user, '/shop')
    await user.page.locator('#first-paint img').waitFor()
    const painted = await placeOf(user.page, '#first-paint img')
    const told = await user.page.locator('#first-paint .first-paint-intro').innerText()
    const words = await boxOf(user.page, '#first-paint', told)
    await user.shot('shop')
    await goOn()
    await user.page.locator('#app img[src*="/pkg/"]').first().waitFor()
    await user.page.waitForLoadState('networkidle')
    assert.deepEqual(await placeOf(user.page, '#app img[src*="/pkg/"]'), painted)
    const [x, y, width, height = NaN] = words
    const [ownX, ownY, ownWidth, ownHeight = NaN] = await boxOf(user.page, '#app', told)
    assert.deepEqual([x, y, width], [ownX, ownY, ownWidth])
    // Text that is drawn later would count as the largest element where it is larger.
    assert.ok(height > ownHeight && height < ownHeight + 3, `${height} of ${ownHeight}`)
    assert.deepEqual(await notTaken(user.page), [])
    assert.deepEqual(user.problems(), [])
  } finally {
    await user.close()
  }
})

test('a shelf of the shop that the address names is what is asked for', async () => {
  const user = await H5Driver.launch(server.origin, 'first-frame')
  try {
    await user.open('/shop?category=goods')
    await user.see('上臂式电子血压计')
    assert.deepEqual(await notTaken(user.page), [])
  } finally {
    await user.close()
  }
})

test('add-ons and confirm: what is booked stands before any script, as the visit has kept it', async () => {
  const user = await H5Driver.launch(server.origin, 'first-frame')
  try {
    for (const [name, step] of bookCheckup) {
      await step(user)
      const [path] = new URL(user.page.url()).pathname.match(/^\/process\/(addon|confirm)\//) ?? []
      if (path && ['09-addons', '14-confirm'].includes(name)) {
        const goOn = await withoutScripts(user, new URL(user.page.url()).pathname)
        await user.page.locator('#first-paint').getByText(BRANCH).waitFor()
        assert.match(await user.page.locator('#first-paint').innerText(), /08:00-08:30[^]*请稍候/)
        await user.shot(`draft-${name}`)
        await goOn()
        await user.page.unroute(/\/js\//)
        await user.see('名额已为你保留，剩余')
      }
      if (name === '14-confirm') break
    }
    assert.deepEqual(user.problems(), [])
  } finally {
    await user.close()
  }
})

for (const [name, href, call] of [
  ['home', '/', 'GET /api/v2/banner/home'],
  ['shop', '/shop', 'POST /api/product/list'],
  ['booking', '/process/booking/checkup/CK1003', 'POST /api/pdb/booking/v2']
] as const) {
  test(`${name}: what is asked for before any script is not asked for again`, async () => {
    const user = await H5Driver.launch(server.origin, 'first-frame')
    try {
      const calls = callsOf(user.page)
      const asked = user.page.waitForRequest((request) => called(request) === call)
      const goOn = await withoutScripts(user, href)
      await asked
      await goOn()
      await user.page.waitForLoadState('networkidle')
      assert.equal(calls.filter((made) => made === call).length, 1)
      assert.deepEqual(await notTaken(user.page), [])
    } finally {
      await user.close()
    }
  })
}

test('who has logged in is asked for by the page alone, with the login', async () => {
  const user = await H5Driver.launch(server.origin, 'first-frame')
  try {
    await user.open('/mine/authorize')
    await logIn(user, '10000000099')
    await user.at(/^\/(mine)?(\?|$)/)
    const calls = callsOf(user.page)
    const asked = () => calls.filter((call) => call === DETAIL_CALL).length
    const goOn = await withoutScripts(user, DETAIL)
    assert.equal(asked(), 0)
    await goOn()
    await user.see('立即预约')
    assert.equal(asked(), 1)
  } finally {
    await user.close()
  }
})

test('a link to the site tells what it is, and a phone finds its icon', async () => {
  const page = await (await fetch(server.origin)).text()
  const told = (name: string) => new RegExp(`(?:name|property)="${name}" content="([^"]+)"`).exec(page)?.[1]
  assert.match(told('description') ?? '', /体检套餐在线预约/)
  assert.equal(told('og:title'), '澄安体检')
  assert.match(told('og:description') ?? '', /一次约好体检/)
  assert.match(told('theme-color') ?? '', /^#[0-9a-f]{6}$/)
  const href = /rel="apple-touch-icon" href="([^"]+)"/.exec(page)?.[1] ?? ''
  const icon = await fetch(server.origin + href)
  assert.equal(icon.headers.get('content-type'), 'image/png')
  const widthOf = async (picture: Response) => new DataView(await picture.arrayBuffer()).getUint32(16)
  assert.equal(await widthOf(icon), 180)
  const picture = await fetch(new URL(told('og:image') ?? '', server.origin))
  assert.equal(picture.headers.get('content-type'), 'image/png')
  assert.equal(await widthOf(picture), 1200)
})
