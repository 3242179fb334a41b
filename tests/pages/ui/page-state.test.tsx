import { act, useState } from 'react'
import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { LoadableView } from '@/components/loadable-view'
import { Empty } from '@/components/ui/page-state'
import { CallError, ErrorCode } from '@/contract/errors'
import { LoadableRequest, type Loadable } from '@/stores/loadable'
import { mountPage } from '../../support/mount-page'

const SKELETON = '[aria-busy="true"]'
const has = (selector: string) => document.querySelector(selector) !== null
const wait = (ms: number) => act(async () => void (await new Promise((done) => setTimeout(done, ms))))
const tapText = (text: string) =>
  act(async () => {
    const found = Array.from(document.querySelectorAll<HTMLElement>('[role="button"]')).find(
      (element) => element.textContent === text
    )
    if (!found) throw new Error(`no button ${text}`)
    found.click()
  })

function setUp(initial: Loadable<readonly string[]>, retries: string[] = []) {
  let change: (next: Loadable<readonly string[]>) => void = () => undefined
  function Page() {
    const [value, setValue] = useState(initial)
    change = setValue
    return (
      <LoadableView
        value={value}
        empty={<Empty scene="emptyCoupon" title="还没有优惠券" />}
        onRetry={() => retries.push('retry')}
        onLogin={() => retries.push('login')}
      >
        {(names, refreshing) => (
          <View className={refreshing ? 'content refreshing' : 'content'}>{names.join()}</View>
        )}
      </LoadableView>
    )
  }
  const set = (next: Loadable<readonly string[]>) => act(async () => change(next))
  return { Page, set, retries }
}

test('a quick load shows no skeleton', async () => {
  const { Page, set } = setUp({ state: 'loading' })
  const page = await mountPage(Page)
  await wait(20)
  expect(has(SKELETON)).toBe(false)
  await set({ state: 'ready', value: ['京'] })
  expect(page.text('.content')).toBe('京')
  page.leave()
})

test('a slow load shows one after 200 ms, and then for at least 400 ms', async () => {
  const { Page, set } = setUp({ state: 'loading' })
  const page = await mountPage(Page)
  await wait(260)
  expect(has(SKELETON)).toBe(true)
  await set({ state: 'ready', value: ['京'] })
  await wait(20)
  expect(has(SKELETON)).toBe(true)
  expect(has('.content')).toBe(false)
  await wait(400)
  expect(has(SKELETON)).toBe(false)
  expect(page.text('.content')).toBe('京')
  page.leave()
})

test('what is on screen stays while it is refreshed and when that fails', async () => {
  const { Page, set } = setUp({ state: 'ready', value: ['京'] })
  const page = await mountPage(Page)
  await set({ state: 'loading', previous: ['京'] })
  await wait(260)
  expect(page.text('.refreshing')).toBe('京')
  await set({ state: 'failed', code: ErrorCode.network, message: '网络错误', previous: ['京'] })
  expect(page.text('.content')).toBe('京')
  page.leave()
})

test('R2.177 R8.22 a failed load says 网络错误，请重新加载 and the link loads again', async () => {
  let calls = 0
  const request = new LoadableRequest<string>()
  const load = () =>
    request.run(async () => {
      calls += 1
      if (calls === 1) throw new CallError(ErrorCode.timeout, '网络错误')
      return '北京'
    })
  const Page = observer(function Page() {
    return (
      <LoadableView value={request.loadable} onRetry={() => void load()}>
        {(name) => <View className="content">{name}</View>}
      </LoadableView>
    )
  })
  await load()
  const page = await mountPage(Page)
  expect(page.text('[role="alert"]')).toContain('网络错误，请重新加载')
  await tapText('重新加载')
  await wait(20)
  expect(page.text('.content')).toBe('北京')
  page.leave()
})

test('a refusal of the server is shown in its own words', async () => {
  const { Page } = setUp({ state: 'failed', code: ErrorCode.offShelf, message: '商品已下架或活动结束' })
  const page = await mountPage(Page)
  expect(page.text('.title')).toBe('商品已下架或活动结束')
  page.leave()
})

test('R2.178 R8.35 a lost session shows the login notice, and its link opens login', async () => {
  const { Page, retries } = setUp({ state: 'failed', code: ErrorCode.tokenInvalid, message: '' })
  const page = await mountPage(Page)
  expect(page.text('.title')).toBe('您还没有登录，或者登录超时，请重新登录')
  await tapText('去登录')
  expect(retries).toEqual(['login'])
  page.leave()
})

test('R8.32 data loading, no data and data not initialized say so', async () => {
  const { Page, set, retries } = setUp({ state: 'idle' })
  const page = await mountPage(Page)
  await wait(260)
  expect(page.text('.title')).toBe('数据未初始化')
  await tapText('重新加载')
  expect(retries).toEqual(['retry'])
  await set({ state: 'loading' })
  expect(document.querySelector(SKELETON)?.getAttribute('aria-label')).toBe('数据加载中...')
  page.leave()
  const nothing = await mountPage(() => <Empty />)
  expect(nothing.text('.title')).toBe('暂无数据')
  nothing.leave()
})

test('an empty list shows the empty state instead of nothing', async () => {
  const { Page } = setUp({ state: 'ready', value: [] })
  const page = await mountPage(Page)
  expect(page.text('.title')).toBe('还没有优惠券')
  expect(has('.content')).toBe(false)
  page.leave()
})
