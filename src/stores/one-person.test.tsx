import { memoryStorage } from '../../tests/support/storage'
import { createWorld, demoSession, NOW } from '../../tests/support/world'
import { visit } from '../../tests/support/draft'
import { CallError, ErrorCode } from '@/contract/errors'
import type { StorageCapability } from '@/platform/storage/types'
import { toSession } from '@/services/account/account'
import { isOfPhone } from './kept-keys'
import { Persisted } from './persisted'
import { PRODUCT_LISTS } from './history'

const first = toSession(demoSession)
const second = { ...first, token: 't2', account: { ...first.account, id: 'u1002', mobile: '10000000006' } }

const SUBJECT = { kind: 'checkup', productCode: 'CK1003' } as const
/** In everything that the first person typed. */
const MARK = '陈予安的'

function keysOf({ local, session }: StorageCapability): readonly string[] {
  const keys: string[] = []
  for (const area of [local, session]) area.wipe((key) => keys.push(key) > 0)
  return keys
}
const textOf = (storage: StorageCapability) =>
  keysOf(storage)
    .map((key) => `${key} ${storage.local.get(key)} ${storage.session.get(key)}`)
    .join('\n')

/** A phone on which the first person has left something in every part that keeps anything. */
function used() {
  const world = createWorld({ query: { promoteChannel: 'p' } })
  const { root } = world
  const { key } = root.process.open(SUBJECT)
  root.process.put(key, {
    visit: visit(),
    remark: MARK,
    invoice: { titleType: 'personal', title: MARK, taxNumber: '', email: 'a@chengan.test', wanted: true },
    giftCards: [MARK],
    questionnaire: { id: MARK, awaited: false }
  })
  root.items.set('retainSearch', MARK)
  root.items.set('payIntent', { orderNo: MARK, channel: '1', key: 'k', left: false })
  root.history.add('search', MARK)
  root.history.add(PRODUCT_LISTS.seen, MARK)
  root.history.add('addon:card:u1001', MARK)
  root.cart.add({ kind: 'checkup', productCode: MARK })
  root.favourites.add({ kind: 'checkup', productCode: MARK })
  root.messages.told(3)
  root.settings.setElder(true)
  root.location.choose({ cityName: '上海', cityCode: '3101', providerCode: '1', lat: 31, lon: 121 })
  void root.feedback.confirm({ title: MARK })
  return world
}

const left = ({ root, storage }: ReturnType<typeof used>) => ({
  draft: root.process.draftOf('CK1003')?.parts,
  items: [root.items.get('retainSearch'), root.items.get('payIntent')],
  words: ['search', PRODUCT_LISTS.seen, 'addon:card:u1001'].flatMap((list) => root.history.words(list)),
  goods: [...root.cart.goods, ...root.favourites.goods],
  unread: root.messages.newMessages,
  dialog: root.feedback.dialog?.title,
  kept: textOf(storage).includes(MARK)
})
const NOTHING = {
  draft: undefined,
  items: [undefined, undefined],
  words: [],
  goods: [],
  unread: 0,
  dialog: undefined,
  kept: false
}
const expired = new CallError(ErrorCode.tokenInvalid, '')

test.each<[string, (world: ReturnType<typeof used>) => void]>([
  ['leaves', ({ root }) => root.session.leave()],
  ['is logged out by the server', ({ root }) => root.session.invalidate(expired)],
  ['is replaced by another account', ({ root }) => root.session.begin(second)]
])('R4.2 of who %s nothing is left, in memory or on the phone', (_how, end) => {
  const world = used()
  expect(left(world)).not.toMatchObject({ kept: false })
  end(world)
  expect(left(world)).toEqual(NOTHING)
  world.root.session.begin(second)
  expect(left(world)).toEqual(NOTHING)
  expect(keysOf(world.storage).filter((key) => !isOfPhone(key))).toEqual(['session'])
})

test('what is of the phone stays: care mode, city, the device, how it was entered', () => {
  const { root, storage } = used()
  root.session.leave()
  expect([root.settings.elder, root.location.cityCode]).toEqual([true, '3101'])
  expect(keysOf(storage)).toEqual(
    expect.arrayContaining(['settings', 'location', 'device-token', 'comefrom', 'staticItem'])
  )
})

test('a session that was lost gives its drafts back to the same account alone, and once', () => {
  const world = used()
  world.root.session.invalidate(expired)
  world.root.session.begin(first)
  expect(left(world)).toMatchObject({ draft: { remark: MARK }, items: [MARK, { orderNo: MARK }] })
  world.root.session.leave()
  world.root.session.begin(first)
  expect(left(world)).toEqual(NOTHING)
})

test('a second call that fails with the lost session takes nothing from what waits for its owner', () => {
  const world = used()
  world.root.session.invalidate(expired)
  world.root.session.invalidate(expired)
  world.root.session.begin(first)
  expect(left(world)).toMatchObject({ draft: { remark: MARK }, items: [MARK, { orderNo: MARK }] })
})

test('R4.2 another tab in which somebody else has logged in: nothing of the former is left in this one', async () => {
  const world = used()
  const kept = new Persisted(world.storage.local, 'session', () => NOW)
  kept.write(second)
  await world.root.session.renew(first.token)
  expect([world.root.session.account?.id, left(world)]).toEqual(['u1002', NOTHING])
})

/** What another tab did is read, as when the browser tells of it. */
test.each<[string, (kept: Persisted<typeof second>) => void, string | undefined]>([
  ['the person has left', (kept) => kept.clear(), undefined],
  ['somebody else has logged in', (kept) => kept.write(second), 'u1002']
])('R4.2 another tab in which %s: nothing is left in this one at once', (_what, change, id) => {
  const world = used()
  change(new Persisted(world.storage.local, 'session', () => NOW))
  world.root.session.adopt()
  expect([world.root.session.account?.id, left(world)]).toEqual([id, NOTHING])
  world.root.session.begin(first)
  expect(left(world)).toEqual(NOTHING)
})

test('another tab that has renewed the session takes nothing from this one', () => {
  const world = used()
  new Persisted(world.storage.local, 'session', () => NOW).write({ ...first, token: 't9' })
  world.root.session.adopt()
  expect([world.root.session.token, left(world).draft]).toMatchObject(['t9', { remark: MARK }])
})

test('a guest’s own things outlast a token that opens nothing', () => {
  const world = createWorld({ session: null, query: { access_token: 'x' } })
  world.root.cart.add({ kind: 'checkup', productCode: 'CK1003' })
  world.root.session.invalidate(expired)
  expect(world.root.cart.goods).toHaveLength(1)
})

test('a key that nobody has named does not compile, and goes', () => {
  const storage = memoryStorage()
  // @ts-expect-error whose it is has to be said
  new Persisted(storage.local, 'diary', () => 0).write(MARK)
  storage.local.wipe(isOfPhone)
  expect(keysOf(storage)).toEqual([])
})
