import { chromium } from 'playwright-core'

const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'zh-CN',
  timezoneId: 'Asia/Shanghai'
}
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update'
]

/** A browser with a phone's screen over a profile folder, so that what it stores can be visited again. */
export const openVisitor = (folder) =>
  chromium.launchPersistentContext(folder, { ...PHONE, args: ARGS, executablePath: process.env.CHROME_PATH })

/**
 * The static limit: a page that has stood up, as plain HTML of the same elements, pictures and rules, without any script.
 * @returns {Promise<string>} an HTML document
 */
export async function frozen(page) {
  return page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap((sheet) =>
      [...sheet.cssRules].map((rule) => rule.cssText)
    )
    const body = document.body.cloneNode(true)
    for (const gone of body.querySelectorAll('script, style, link, #first-paint')) gone.remove()
    const style = rules.join('\n').replaceAll('</', '<\\/')
    const root = document.documentElement
    return [
      '<!doctype html><html lang="zh-CN" style="' +
        (root.getAttribute('style') ?? '') +
        '"><head><meta charset="utf-8">',
      '<meta name="viewport" content="width=device-width,initial-scale=1"><title>limit</title><link rel="icon" href="data:,">',
      `<style>${style}</style></head>${body.outerHTML}</html>`
    ].join('')
  })
}

/** Taps what is labelled so, else what reads so, and is on screen. */
async function tap(page, what) {
  const labelled = page.getByLabel(what, { exact: true }).filter({ visible: true })
  const reading = page.getByText(what, { exact: true }).filter({ visible: true })
  await labelled.or(reading).first().waitFor()
  await ((await labelled.count()) > 0 ? labelled : reading).last().tap()
}

const type = (page, field, text) =>
  page
    .getByLabel(field, { exact: true })
    .locator('input')
    .or(page.locator(`input[aria-label="${field}"]`))
    .last()
    .fill(text)

/** Takes the open page as far as the confirm page: a slot of the package is held and the demo person logged in. */
export async function bookAsVisitor(page, origin, productCode) {
  await page.goto(`${origin}/process/booking/checkup/${productCode}`)
  await tap(page, /^\S+分院） 下一步$/)
  await tap(page, /^08:00-08:30 /)
  await tap(page, '确定')
  await page.waitForURL(/\/mine\/authorize/)
  await type(page, '手机号', '10000000001')
  await tap(page, '获取验证码')
  const told = await page.getByText(/演示验证码 \d{6}/).innerText()
  await type(page, '验证码', /\d{6}/.exec(told)[0])
  await tap(page, /^我已阅读并同意《用户协议》/)
  await tap(page, '登录')
  await page.waitForURL(/\/process\/addon/)
  await page.getByText(/^共2\d项$/).waitFor()
  await tap(page, '不加项，下一步')
  await page.waitForURL(/\/process\/confirm/)
  await page.getByText(/张可用$/).waitFor()
}
