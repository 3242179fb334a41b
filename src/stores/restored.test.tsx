/** A page that the browser had put aside, and shows again as it was (`pageshow` with `persisted`). */
import { act, useEffect, useState } from 'react'
import { Input, Text } from '@tarojs/components'
import Taro from '@tarojs/taro'
import { pageCache } from '@/platform/page-cache/index.h5'
import { scrollKeeper } from '@/platform/scroll-keeper/index.h5'
import { page } from '@/routes/page'
import { useReturn } from '@/routes/use-return'
import { toSession } from '@/services/account/account'
import { useRoot } from '@/stores/context'
import type { MountedPage } from '../../tests/support/mount-page'
import { idle } from '../../tests/support/screen'
import { createWorld, demoSession, NOW, type World } from '../../tests/support/world'
import { Persisted } from './persisted'
import { drawAgain } from './restored'

const first = toSession(demoSession)
const second = { ...first, token: 't2', account: { ...first.account, id: 'u1002', mobile: '10000000006' } }

let world: World
let mounted: MountedPage
/** What the server says of the order now. */
let truth = '待支付'
let listening: World | null = null
pageCache.onRestored(() => listening && drawAgain(listening.root, pageCache, scrollKeeper))

afterEach(() => {
  mounted.leave()
  listening = null
  truth = '待支付'
})

/** Asks once as it is made, as models of pages do. */
function Order() {
  const [state] = useState(() => truth)
  return <Text>{state}</Text>
}

async function open(Content: () => JSX.Element, as: typeof demoSession | null = demoSession) {
  world = createWorld({ session: as })
  mounted = await world.open('home', page('home', Content), {})
  listening = world
  // As Taro has it of the page on top.
  Object.assign(Taro.getCurrentInstance().page ?? {}, {
    onHide: () => mounted.fire('onHide'),
    onShow: () => mounted.fire('onShow')
  })
}
const text = () => document.body.textContent ?? ''
const restore = async (persisted = true) => {
  await act(async () => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  })
  await idle()
}
const keptBy = (session: typeof first | null) => {
  const kept = new Persisted(world.storage.local, 'session', () => NOW)
  if (session) kept.write(session)
  else kept.clear()
}

test('an order that was paid meanwhile is drawn as it is now', async () => {
  await open(Order)
  truth = '已支付'
  await restore()
  expect(text()).toContain('已支付')
  expect(text()).not.toContain('待支付')
})

test('a page that the browser loads is drawn once', async () => {
  await open(Order)
  truth = '已支付'
  await restore(false)
  expect(text()).toContain('待支付')
})

test('what was typed stays, and the page asks as it does when it is shown again', async () => {
  const asked = jest.fn()
  await open(() => {
    useReturn(asked)
    return <Input ariaLabel="姓名" />
  })
  await mounted.type('input', '林知远')
  await restore()
  expect(document.querySelector('input')?.value).toBe('林知远')
  expect(asked).toHaveBeenCalledTimes(1)
})

test('an empty field keeps nothing back', async () => {
  const made = jest.fn()
  await open(() => {
    useEffect(made, [])
    return <Input ariaLabel="姓名" />
  })
  await restore()
  expect(made).toHaveBeenCalledTimes(2)
})

function Mine() {
  const { session } = useRoot()
  return <Text>{session.account?.mobile ?? '登录 / 注册'}</Text>
}

test('R4.2 a session that was left in another tab is left here', async () => {
  await open(Mine)
  expect(text()).toContain('10000000001')
  keptBy(null)
  await restore()
  expect(text()).toContain('登录 / 注册')
  expect(world.root.session.isLoginedUser).toBe(false)
})

test('another person who has logged in meanwhile finds nothing of the first', async () => {
  await open(Mine)
  world.root.items.set('retainSearch', '陈予安的')
  keptBy(second)
  await restore()
  expect(text()).toContain('10000000006')
  expect(world.root.items.get('retainSearch')).toBeUndefined()
})

test('who has logged in on a page that followed is logged in on this one too', async () => {
  await open(Mine, null)
  expect(text()).toContain('登录 / 注册')
  keptBy(second)
  await restore()
  expect(text()).toContain('10000000006')
})

test('the cart hears what was changed elsewhere', async () => {
  await open(Mine)
  const sync = jest.fn(async () => undefined)
  world.root.cart.setAccount({ hasNews: false, sync })
  await restore()
  expect(sync).toHaveBeenCalledTimes(1)
})
