import type { Asked } from './protocol'
import { Requests, type End, type Patience } from './requests'

const PATIENCE: Patience = { taken: 3000, done: 60_000 }
const DONE = { kind: 'done', result: { state: 'ok' } } as const

/** Requests over a host that is told what to answer, and a clock that a test moves. */
function setup(post?: (message: Asked) => void) {
  const posted: Asked[] = []
  let now = 0
  const timers = new Set<{ at: number; run: () => void }>()
  const requests = new Requests({
    post: post ?? ((message) => void posted.push(message)),
    after(ms, run) {
      const timer = { at: now + ms, run }
      timers.add(timer)
      return () => timers.delete(timer)
    },
    page: 'page'
  })
  /** Asks; answers how it ended so far. */
  function ask(action: 'pay' | 'share' = 'pay') {
    const ends: End[] = []
    void requests.ask(action, {}, PATIENCE).then((end) => ends.push(end))
    return ends
  }
  async function pass(ms: number) {
    now += ms
    for (const timer of [...timers])
      if (timer.at <= now) {
        timers.delete(timer)
        timer.run()
      }
    await Promise.resolve()
  }
  return { requests, posted, ask, pass, timers }
}

test('each request has an id of its own, and of this page', () => {
  const { ask, posted } = setup()
  ask()
  ask('share')
  expect(posted).toEqual([
    { v: 1, id: 'page-1', action: 'pay', params: {} },
    { v: 1, id: 'page-2', action: 'share', params: {} }
  ])
})

test('an answer ends the request that it names, whichever came first, and no other', async () => {
  const { ask, requests, pass, timers } = setup()
  const [pay, share] = [ask(), ask('share')]
  requests.hear('page-2', { kind: 'cancelled' })
  await pass(0)
  expect([pay, share]).toEqual([[], [{ kind: 'cancelled' }]])
  requests.hear('page-1', DONE)
  await pass(0)
  expect([pay, share]).toEqual([[DONE], [{ kind: 'cancelled' }]])
  expect(timers.size).toBe(0)
})

test.each([
  ['of the page before', 'other-1'],
  ['to nothing that was asked', 'page-9']
])('an answer %s ends nothing', async (_name, id) => {
  const { ask, requests, pass } = setup()
  const pay = ask()
  requests.hear(id, DONE)
  await pass(0)
  expect(pay).toEqual([])
})

test('a second answer changes nothing, neither does one after the time', async () => {
  const { ask, requests, pass } = setup()
  const pay = ask()
  requests.hear('page-1', { kind: 'cancelled' })
  requests.hear('page-1', DONE)
  await pass(0)
  expect(pay).toEqual([{ kind: 'cancelled' }])
  const late = ask()
  await pass(3000)
  requests.hear('page-2', DONE)
  await pass(0)
  expect(late).toEqual([{ kind: 'silent' }])
})

test('a host that never answers is silent after three seconds', async () => {
  const { ask, pass } = setup()
  const pay = ask()
  await pass(2999)
  expect(pay).toEqual([])
  await pass(1)
  expect(pay).toEqual([{ kind: 'silent' }])
})

test('one that has taken it has until the person is done, and no longer for saying so again', async () => {
  const { ask, pass, requests } = setup()
  const pay = ask()
  requests.hear('page-1', { kind: 'taken' })
  await pass(50_000)
  requests.hear('page-1', { kind: 'taken' })
  await pass(9999)
  expect(pay).toEqual([])
  await pass(1)
  expect(pay).toEqual([{ kind: 'silent' }])
})

test('a host that cannot be posted to has failed', async () => {
  const { ask, pass, timers } = setup(() => {
    throw new Error('gone')
  })
  const pay = ask()
  await pass(0)
  expect([pay, timers.size]).toEqual([[{ kind: 'failed' }], 0])
})
