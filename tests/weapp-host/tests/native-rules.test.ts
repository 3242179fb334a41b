import assert from 'node:assert/strict'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { test } from '@playwright/test'
import { type Host, launch, type LaunchOptions, success } from '../src/index'
import { NATIVE_DIST, shows } from './support'

const RULES = 'pages/rules/index'

/** On a page that is no tab page. */
async function onRules(options: LaunchOptions, run: (host: Host) => Promise<void>): Promise<void> {
  const host = await launch(NATIVE_DIST, { page: RULES, ...options })
  try {
    await run(host)
    assert.deepEqual(host.errors, [])
  } finally {
    await host.close()
  }
}

async function tapShows(host: Host, id: string, text: string): Promise<void> {
  await host.tap(`#${id}`)
  await shows(host, '#log', text)
}

test.describe('what WeChat refuses: addresses', () => {
  test('query values of entry and page arrive as they are written', () =>
    onRules({ page: `${RULES}?name=%E9%99%88&part=50%25&sum=a=b` }, async (host) => {
      const written = { name: '%E9%99%88', part: '50%25', sum: 'a=b' }
      await shows(host, '#query', JSON.stringify(written))
      assert.deepEqual(host.query, written)
      assert.match(host.logs.join(), /"name":"%E9%99%88"/)
    }))
  test('a missing page is answered in the same tick', () =>
    onRules({ page: 'pages/gone/index' }, async (host) => {
      assert.deepEqual(host.routes, [RULES])
      assert.deepEqual(host.query, { lost: 'pages/gone/index' })
    }))
  test('a page opened later than that is too late', () =>
    assert.rejects(
      launch(NATIVE_DIST, { page: 'pages/gone/index?late=1' }),
      /"pages\/gone\/index" is not found and onPageNotFound opened none in its own tick/
    ))
  test('a sub-package may fail to load, and load later; then it stays', () =>
    onRules({}, async (host) => {
      host.breakPackage('pack')
      await tapShows(host, 'far', 'navigateTo:fail subpackage \\"pack\\" failed to load')
      host.breakPackage('pack', false)
      await host.tap('#far')
      assert.deepEqual(host.routes, [RULES, 'pack/far/index'])
      await host.back()
      host.breakPackage('pack')
      await host.tap('#far')
      assert.equal(host.route, 'pack/far/index')
    }))
})

test.describe('what WeChat refuses: scripts of another sub-package', () => {
  test('they are asked for by require.async alone, by a path from the file that asks', () =>
    onRules({}, async (host) => {
      await tapShows(host, 'script-ask', "module 'pack/late.js' is not defined")
      await tapShows(host, 'script-fetch', 'late script')
      await tapShows(host, 'script-ask', "module 'pack/late.js' is not defined")
      await tapShows(host, 'script-rooted', "module 'pack/late.js' is not defined")
      await tapShows(host, 'script-gone', "module 'pack/gone.js' is not defined")
    }))
  test('their sub-package may fail to load', () =>
    onRules({}, async (host) => {
      host.breakPackage('pack')
      await tapShows(host, 'script-fetch', '{"mod":"pack/late.js","errMsg":"subpackage')
      host.breakPackage('pack', false)
      await tapShows(host, 'script-fetch', 'late script')
    }))
  test('a base library before 2.11.2 has no such call', () =>
    onRules({ library: '2.11.0' }, (host) =>
      tapShows(host, 'script-fetch', 'require.async is not a function')
    ))
})

test('the way back closes an open container before it leaves the page, a person’s and the program’s own', () =>
  onRules({}, async (host) => {
    await host.tap('#far')
    for (const [index, back] of [() => host.systemBack(), () => host.tap('#back')].entries()) {
      await host.tap('#hold')
      await back()
      await shows(host, '#log', 'left '.repeat(index + 1).trim())
      assert.equal(host.route, 'pack/far/index')
    }
    await host.systemBack()
    assert.equal(host.route, RULES)
  }))

test.describe('what WeChat refuses: screen and storage', () => {
  test('calls to the tab bar off tab pages', () =>
    onRules({}, async (host) => {
      await tapShows(host, 'badge', 'setTabBarBadge:fail not TabBar page')
      await tapShows(host, 'style', 'setTabBarStyle:fail not TabBar page')
    }))
  test('a capsule that is known only when the first page is drawn', () =>
    onRules({ lateCapsule: true }, (host) => shows(host, '#capsule', 'onLoad 0 onReady 87')))
  test('more than 1 MB under a key', () =>
    onRules({}, async (host) => {
      await tapShows(host, 'big', '["kept","setStorageSync:fail entry size limit reached"]')
    }))
  test('more than 10 MB in all', () =>
    onRules(
      { storage: Object.fromEntries([...'0123456789'].map((key) => [key, 'x'.repeat(1000 * 1024)])) },
      (host) => tapShows(host, 'big', '["setStorageSync:fail exceed storage max size 10Mb"')
    ))
  test('the clipboard says so by itself', () =>
    onRules({}, async (host) => {
      await host.tap('#copy')
      assert.equal(await host.page.locator('#toast').innerText(), '内容已复制')
    }))
})

test.describe('what WeChat refuses: payment', () => {
  test('parameters of another shape than their sign type has', () =>
    onRules({}, async (host) => {
      await tapShows(host, 'pay', 'requestPayment:ok')
      await tapShows(host, 'payHmac', 'paySign is no HMAC-SHA256 signature')
      await tapShows(host, 'payNumber', 'parameter.timeStamp should be a non-empty String')
    }))
})

test.describe('what WeChat lets follow a tap alone', () => {
  const LOST = 'requestSubscribeMessage:fail can only be invoked by user TAP gesture.'
  test('a call in the tap, and as a payment ends', () =>
    onRules({}, async (host) => {
      await tapShows(host, 'subscribe', 'requestSubscribeMessage:ok')
      await tapShows(host, 'other', 'navigateToMiniProgram:ok')
      await tapShows(host, 'settings', 'openSetting:ok')
      await tapShows(host, 'late-pay', 'requestSubscribeMessage:ok')
    }))
  test('a timer and a promise lose the tap', () =>
    onRules({}, async (host) => {
      await tapShows(host, 'late-timer', LOST)
      await tapShows(host, 'subscribe', 'requestSubscribeMessage:ok')
      await tapShows(host, 'late-promise', LOST)
    }))
  test('a button that opens the settings needs no call', () =>
    onRules({ permissions: { 'scope.userLocation': 'deny' } }, async (host) => {
      await tapShows(host, 'locate', 'getLocation:fail auth deny')
      host.script('openSetting', success({ authSetting: { 'scope.userLocation': true } }))
      await tapShows(host, 'open', '"scope.userLocation":true')
      await tapShows(host, 'locate', '"latitude":30')
    }))
})

test.describe('a mini-program that runs', () => {
  test('is told of a link that leads into it; its launch stays what it was', () =>
    onRules({}, async (host) => {
      await host.enter(`${RULES}?name=poster`)
      assert.deepEqual([host.routes, host.query], [[RULES], { name: 'poster' }])
      await host.setForeground(false)
      await host.setForeground(true)
      await shows(host, '#log', '["pages/rules/index","poster"]')
    }))
  test('hears of a newer version', () =>
    onRules({ newVersion: true }, (host) => shows(host, '#log', 'newer')))
})

test.describe('what WeChat refuses: personal data', () => {
  test('the fuzzy position beside a precise one', () => {
    const dist = fs.mkdtempSync(path.join(os.tmpdir(), 'both-positions-'))
    fs.cpSync(NATIVE_DIST, dist, { recursive: true })
    const file = path.join(dist, 'app.json')
    const app = JSON.parse(fs.readFileSync(file, 'utf8'))
    app.requiredPrivateInfos.push('getFuzzyLocation')
    fs.writeFileSync(file, JSON.stringify(app))
    return assert
      .rejects(launch(dist), /getFuzzyLocation beside getLocation/)
      .finally(() => fs.rmSync(dist, { recursive: true }))
  })
  test('an API that app.json does not name', () =>
    onRules({}, (host) => tapShows(host, 'address', 'chooseAddress:fail the api need to be declared')))
  test('a scope is asked for once an install; later only the settings change it', () =>
    onRules({ permissions: { 'scope.userLocation': 'deny' } }, async (host) => {
      await tapShows(host, 'locate', 'getLocation:fail auth deny')
      host.permit('scope.userLocation', 'allow')
      await host.relaunch({ page: RULES })
      await tapShows(host, 'locate', 'getLocation:fail auth deny')
      assert.deepEqual(host.asked, [])
      host.script('openSetting', success({ authSetting: { 'scope.userLocation': true } }))
      await tapShows(host, 'settings', '"scope.userLocation":true')
      await tapShows(host, 'locate', '"latitude":30')
    }))
  test('a question that nobody answers stays open', () =>
    onRules({ permissions: { 'scope.userLocation': 'ignore' } }, async (host) => {
      await host.tap('#locate')
      assert.deepEqual(host.asked, ['scope.userLocation'])
      assert.equal(await host.$('#log').innerText(), '')
    }))
  test('the calendar takes seconds, the start as a number', () =>
    onRules({}, async (host) => {
      await tapShows(host, 'calendarText', 'parameter.startTime should be Number')
      await tapShows(host, 'calendar', 'addPhoneCalendar:ok')
    }))
  test('APIs that the privacy guideline does not name', () =>
    onRules({ privacy: 'undeclared' }, async (host) => {
      await tapShows(host, 'locate', 'api scope is not declared in the privacy agreement')
      await tapShows(host, 'phone', 'getPhoneNumber:fail api scope is not declared')
    }))
  test('without a sheet of its own WeChat shows one, and asks again after a refusal', () =>
    onRules({ privacy: 'unasked' }, async (host) => {
      await host.tap('#locate')
      await host.answerModal(false)
      await shows(host, '#log', 'getLocation:fail privacy permission is not authorized')
      await host.tap('#copy')
      await host.answerModal(true)
      await shows(host, '#log', 'setClipboardData:ok')
      await tapShows(host, 'locate', '"latitude":30')
    }))
  test('a sheet of its own has to have been agreed to by its button', async () => {
    const host = await launch(NATIVE_DIST, { page: `${RULES}?listen=1`, privacy: 'unasked' })
    try {
      await host.tap('#locate')
      await host.tap('#refuse')
      await shows(host, '#log', 'getLocation:fail privacy permission is not authorized')
      await host.tap('#locate')
      await host.tap('#pretend')
      assert.match(host.errors.join(), /no button #pretend agreed/)
      await host.tap('#agree')
      await shows(host, '#log', '"latitude":30')
      assert.deepEqual(host.asked, ['privacy', 'privacy', 'scope.userLocation'])
    } finally {
      await host.close()
    }
  })
})
