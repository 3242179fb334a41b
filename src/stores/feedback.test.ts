import { FeedbackStore, type Timers } from './feedback'

class FakeTimers implements Timers {
  private now = 0
  private next = 1
  private readonly waiting = new Map<number, { at: number; run: () => void }>()

  after(ms: number, run: () => void): () => void {
    const id = this.next
    this.next += 1
    this.waiting.set(id, { at: this.now + ms, run })
    return () => void this.waiting.delete(id)
  }

  advance(ms: number): void {
    this.now += ms
    for (const [id, timer] of this.waiting) {
      if (timer.at > this.now) continue
      this.waiting.delete(id)
      timer.run()
    }
  }
}

function setUp() {
  const timers = new FakeTimers()
  return { timers, feedback: new FeedbackStore(timers) }
}

test('R9.2 a general toast stays 3000 ms', () => {
  const { timers, feedback } = setUp()
  feedback.toast({ text: '已加入购物车', icon: 'success' })
  timers.advance(2999)
  expect(feedback.toastShown).toMatchObject({ text: '已加入购物车', icon: 'success' })
  timers.advance(1)
  expect(feedback.toastShown).toBeNull()
})

test('a toast with its own time leaves after it', () => {
  const { timers, feedback } = setUp()
  feedback.toast({ text: '收货地址最多40个字', ms: 1500 })
  timers.advance(1499)
  expect(feedback.toastShown).not.toBeNull()
  timers.advance(1)
  expect(feedback.toastShown).toBeNull()
})

test('R9.3 a validation notice lasts 1.5 s and is not spoken: its field speaks', () => {
  const { timers, feedback } = setUp()
  feedback.invalid('请输入姓名')
  expect(feedback.toastShown).toMatchObject({ text: '请输入姓名', voice: 'none' })
  timers.advance(1499)
  expect(feedback.toastShown).not.toBeNull()
  timers.advance(1)
  expect(feedback.toastShown).toBeNull()
})

test('the newest toast replaces the one on screen and gets its full time', () => {
  const { timers, feedback } = setUp()
  feedback.toast({ text: '一' })
  timers.advance(2000)
  feedback.toast({ text: '二' })
  expect(feedback.toastShown?.text).toBe('二')
  timers.advance(2999)
  expect(feedback.toastShown?.text).toBe('二')
  timers.advance(1)
  expect(feedback.toastShown).toBeNull()
})

test('an empty text shows nothing', () => {
  const { feedback } = setUp()
  feedback.toast({ text: '' })
  expect(feedback.toastShown).toBeNull()
})

test.each([
  ['confirm button', true],
  ['cancel button', false]
])('confirm resolves with the answer of the %s', async (_name, answer) => {
  const { feedback } = setUp()
  const asked = feedback.confirm({ title: '需要一起添加' })
  feedback.answer(feedback.dialog!.id, answer)
  expect(await asked).toBe(answer)
  expect(feedback.dialog).toBeNull()
})

test('dialogs wait for each other and each gets its own answer', async () => {
  const { feedback } = setUp()
  const first = feedback.confirm({ title: '一' })
  const second = feedback.confirm({ title: '二' })
  const firstId = feedback.dialog!.id
  expect(feedback.dialog?.title).toBe('一')
  feedback.answer(firstId, true)
  expect(feedback.dialog?.title).toBe('二')
  feedback.answer(firstId, false)
  expect(feedback.dialog?.title).toBe('二')
  feedback.answer(feedback.dialog!.id, false)
  expect(await Promise.all([first, second])).toEqual([true, false])
})

test('an alert has one button and resolves when it is gone', async () => {
  const { feedback } = setUp()
  const told = feedback.alert({ title: '温馨提示', text: '到检请空腹' })
  expect(feedback.dialog).toMatchObject({ kind: 'alert', confirmText: '知道了', cancelText: '' })
  feedback.answer(feedback.dialog!.id, false)
  await expect(told).resolves.toBeUndefined()
})

test('dismissAll answers false to every waiting question', async () => {
  const { feedback } = setUp()
  const asked = [feedback.confirm({ title: '一' }), feedback.confirm({ title: '二' })]
  feedback.toast({ text: '再见' })
  feedback.dismissAll()
  expect(await Promise.all(asked)).toEqual([false, false])
  expect(feedback.toastShown).toBeNull()
})

test('R4.11 loading stays on until the last request has ended', () => {
  const { feedback } = setUp()
  feedback.beginLoading()
  feedback.beginLoading()
  feedback.endLoading()
  expect(feedback.loading).toBe(true)
  feedback.endLoading()
  expect(feedback.loading).toBe(false)
  feedback.endLoading()
  feedback.beginLoading()
  expect(feedback.loading).toBe(true)
})

test('what a notice says already is not said again', () => {
  const { timers, feedback } = setUp()
  feedback.toast({ text: '您还没有登录' })
  feedback.say('您还没有登录')
  expect(feedback.said).toBe('')
  feedback.say('共3项')
  expect(feedback.said).toBe('共3项')
  timers.advance(3000)
  feedback.say('您还没有登录')
  expect(feedback.said).toBe('您还没有登录')
})

test('what is said without a picture is gone once it has been, and a newer one has its full time', () => {
  const { timers, feedback } = setUp()
  feedback.say('共3项')
  timers.advance(2000)
  feedback.say('共5项')
  timers.advance(2000)
  expect(feedback.said).toBe('共5项')
  timers.advance(1000)
  expect(feedback.said).toBe('')
  expect(feedback.toastShown).toBeNull()
})
