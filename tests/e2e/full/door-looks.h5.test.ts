import assert from 'node:assert/strict'
import { test } from '@playwright/test'
import { PAY_OVER_MS } from '../journeys/evening'
import { submit, toConfirm } from '../journeys/steps'
import { leftAtRest } from '../support/at-rest'
import { SITE_DOORS } from '../support/doors/journeys'
import { SiteInDoor } from '../support/doors/site'
import { startLocalServer, type LocalServer } from '../support/local-server'
import { flaws } from '../support/looks'
import { opened, withOpened } from '../support/open'
import { tryEach } from '../support/parts'
import { toNextVisit } from '../support/doors/visits'
import { openWire } from '../support/wire'
import { crowded, inText } from '../support/zoom'

const USUAL = { width: 375, height: 812 }
/** The narrowest phone, with text in so many per cent of its size. */
const NARROW = { width: 320, height: 568 }
const LARGE = 150

let server: LocalServer

opened(async (open) => {
  server = await open(startLocalServer())
})

/** The screen as it is on a usual phone, and on a narrow one with large text: pictures of both, and nothing wrong with either. */
async function lookedAt({ name, user }: SiteInDoor, screen: string): Promise<void> {
  const { page } = user
  await page.waitForLoadState('networkidle')
  await user.shot(`door-${name}-${screen}-375`)
  const found = [...(await leftAtRest(() => flaws(page)))]
  await page.setViewportSize(NARROW)
  await inText(page, LARGE)
  await user.shot(`door-${name}-${screen}-320`)
  found.push(...(await leftAtRest(() => crowded(page))).map((flaw) => `320 px, ${LARGE} %: ${flaw}`))
  await inText(page, 100)
  await page.setViewportSize(USUAL)
  assert.deepEqual(found, [], `${name} ${screen}`)
}

/** The login that a guest is led to in this host. */
async function toLogin(door: SiteInDoor): Promise<void> {
  const { user, host, name } = door
  host.answers.set('login', '取消')
  if (name !== 'bank') {
    await user.open('/mine/order')
    await user.see('获取验证码')
    return
  }
  await user.open('/sandbox/bank')
  await user.tap('进入健康体检')
  await user.see('不会拿到的信息')
}

test('header, login, pay and back of each host', () =>
  tryEach(SITE_DOORS, (openDoor) =>
    withOpened(async (open) => {
      const wire = await open(openWire(server.origin))
      const door = await open(openDoor({ server, wire, artifacts: 'screens' }))
      assert.ok(door instanceof SiteInDoor)
      const { user } = door
      const faults: unknown[] = []
      const look = (screen: string) => lookedAt(door, screen).catch((fault: unknown) => faults.push(fault))
      await toLogin(door)
      await look('login')
      door.host.answers.clear()
      await door.enter()
      await look('header')
      if (door.name !== 'bank') {
        await user.link('orderList', {})
        await door.logIn()
        await user.at(/^\/mine\/order/)
      }
      await toConfirm(user)
      await submit(user)
      await look('pay')
      await user.tap('返回')
      await user.see('放弃支付？')
      await look('back')
      toNextVisit()
      // What was not paid is closed: the next host's order is not the same again.
      await server.passTime(PAY_OVER_MS)
      assert.deepEqual(faults.map(String), [])
    })
  ))
