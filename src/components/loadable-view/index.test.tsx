import { act } from 'react'
import { Text } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { CallError, ErrorCode } from '@/contract/errors'
import { LoadableRequest } from '@/stores/loadable'
import { idle, shows } from '../../../tests/support/screen'
import { createWorld } from '../../../tests/support/world'
import { LoadableView } from './index'

let leave: () => void = () => undefined
afterEach(() => leave())

/** A page whose load ends so. */
async function open(code: number, message: string) {
  const request = new LoadableRequest<string>()
  const world = createWorld()
  async function load() {
    let fail: (error: CallError) => void = () => undefined
    const answer = new Promise<string>((_, reject) => (fail = reject))
    await act(async () => void request.run(() => answer))
    await act(async () => fail(new CallError(code, message)))
  }
  const Content = observer(() => (
    <LoadableView value={request.loadable} onRetry={() => undefined}>
      {(value) => <Text>{value}</Text>}
    </LoadableView>
  ))
  const page = await world.open('search', Content)
  leave = page.leave
  await load()
  await idle()
  return { world, load, page }
}

test.each([
  ['R8.8 code 0', 0, '库存不足', '库存不足'],
  ['R8.8 code 20001', 20001, '日期不正确', '日期不正确'],
  ['R8.9 code 503', 503, 'ECONNREFUSED', '服务异常']
])('%s of a page’s own load is told as a toast', async (_name, code, message, text) => {
  const { world } = await open(code, message)
  expect(world.root.feedback.toastShown?.text).toBe(text)
})

test.each([40002, 50003])('R8.12 code %s of a page’s own load is an alert, one a failure', async (code) => {
  const { world, load, page } = await open(code, '活动已结束')
  const { feedback } = world.root
  expect(feedback.dialog).toMatchObject({ title: '温馨提示', text: '活动已结束' })
  page.fire('onHide')
  page.fire('onShow')
  await act(async () => feedback.answer(feedback.dialog?.id ?? 0, true))
  expect(feedback.dialog).toBeNull()
  await load()
  await idle()
  expect(feedback.dialog).toMatchObject({ text: '活动已结束' })
})

test('without a network the page itself says so, with another try', async () => {
  const { world } = await open(ErrorCode.network, '')
  expect(world.root.feedback.toastShown).toBeNull()
  expect(shows('重新加载')).toBe(true)
})

test('a page that opens slowly is waited for until its skeleton has gone', async () => {
  const request = new LoadableRequest<string>()
  const Content = observer(() => (
    <LoadableView value={request.loadable} head={(drawn) => <Text>{drawn ? '浮在内容上' : '占着位置'}</Text>}>
      {(value) => <Text>{value}</Text>}
    </LoadableView>
  ))
  let arrive: (value: string) => void = () => undefined
  await act(async () => void request.run(() => new Promise<string>((resolve) => (arrive = resolve))))
  const page = await createWorld().open('search', Content)
  leave = page.leave
  // It has just come, and so has its time before it.
  while (!document.querySelector('[aria-busy="true"]'))
    await act(async () => void (await new Promise((done) => setTimeout(done, 10))))
  await act(async () => arrive('智能推荐'))
  // A header that gave its room up before would move the skeleton (CLS).
  expect([shows('智能推荐'), shows('占着位置')]).toEqual([false, true])
  await idle()
  expect(shows('浮在内容上')).toBe(true)
  expect(shows('智能推荐')).toBe(true)
})
