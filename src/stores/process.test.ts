import { days, draftQuote, product, visit } from '../../tests/support/draft'
import { memoryStorage } from '../../tests/support/storage'
import type { DraftSubject } from '@/domain/draft/draft'
import type { DraftParts } from '@/domain/draft/parts'
import { ProcessStore } from './process'

const DAY_MS = 24 * 3_600_000
const checkup = (productCode: string, card?: string): DraftSubject => ({ kind: 'checkup', productCode, card })

/** A phone that keeps so many characters under a key. */
function phone(limit = Infinity) {
  const storage = memoryStorage()
  const { local } = storage
  const set = (key: string, value: string) => {
    if (value.length <= limit) return local.set(key, value)
    local.remove(key)
    return false
  }
  return { ...storage, local: { ...local, set } }
}

const later = (storage: ReturnType<typeof phone>, now = 0) => new ProcessStore(storage, () => now)

function bookings(storage: ReturnType<typeof phone>, ...codes: string[]): ProcessStore {
  const store = later(storage)
  for (const code of codes) {
    const { key } = store.open(checkup(code))
    store.put(key, { product: product({ name: `体检 ${code}`.padEnd(400) }) })
  }
  return store
}

const keptOf = (store: ProcessStore, ...codes: string[]) => codes.filter((code) => store.draftOf(code))

test('drafts that do not fit on the phone together: the older ones give way, the last one is kept', () => {
  const storage = phone(1_700)
  bookings(storage, 'CK1001', 'CK1002', 'CK1003')
  expect(keptOf(later(storage), 'CK1001', 'CK1002', 'CK1003')).toEqual(['CK1002', 'CK1003'])
})

test('on a full phone the booking goes on, and nothing out of date comes back', () => {
  const storage = phone(100)
  const store = bookings(storage, 'CK1001')
  expect(store.draftOf('CK1001')?.parts.product?.name).toMatch(/^体检 CK1001/)
  expect(keptOf(later(storage), 'CK1001')).toEqual([])
})

test('a draft comes back with its parts for a day', () => {
  const storage = phone()
  const store = later(storage)
  const { key } = store.open(checkup('CK1003'))
  const hold = { id: 'h1', expiresAt: 600_000, extensionsLeft: 2 }
  const parts = {
    days: days(),
    visit: visit({ hold }),
    choice: { addons: [], exchangeId: 8102, quote: draftQuote() },
    submission: { key: 'k1', of: '12-a' }
  }
  store.put(key, parts)
  expect(later(storage, DAY_MS).draft(key)?.parts).toEqual(parts)
  expect(later(storage, DAY_MS + 1).draft(key)).toBeUndefined()
})

test('the draft of a company card and the one without do not meet', () => {
  const store = later(phone())
  const own = store.open(checkup('CK1003'))
  const card = store.open(checkup('CK1003', 'YX8801'))
  store.put(card.key, { visit: visit({ slotId: 14 }) })
  expect([store.draft(own.key)?.parts.visit, store.draftOf('CK1003')?.parts.visit]).toEqual([
    undefined,
    undefined
  ])
  expect(store.draftOf('CK1003', 'YX8801')?.parts.visit?.slotId).toBe(14)
  store.remove(card.key)
  expect([store.draftOf('CK1003')?.key, store.draftOf('CK1003', 'YX8801')]).toEqual([own.key, undefined])
})

test('a part goes whole and the others stay', () => {
  const store = later(phone())
  const { key } = store.open(checkup('CK1003'))
  store.put(key, { visit: visit(), submission: { key: 'k1', of: '12-a' } })
  store.drop(key, 'submission')
  expect(store.draft(key)?.parts).toEqual({ visit: visit() })
})

test('what a page that outlived its order writes is dropped', () => {
  const store = later(phone())
  const { key } = store.open(checkup('CK1003'))
  store.remove(key)
  store.put(key, { visit: visit() })
  expect(store.draft(key)).toBeUndefined()
})

describe('R4.2 a session that ends', () => {
  const typed: Partial<DraftParts> = {
    visit: visit(),
    address: { region: '江苏省-苏州市-姑苏区', detail: '平江路7号' },
    invoice: { titleType: 'personal', title: '陈予安', taxNumber: '', email: 'a@chengan.test', wanted: true },
    remark: '请放门卫',
    giftCards: ['GC01'],
    questionnaire: { id: 'ans-1', awaited: false }
  }

  function ended() {
    const storage = phone()
    const store = later(storage)
    const { key } = store.open(checkup('CK1003'))
    store.put(key, typed)
    return { storage, store, key, putBack: store.sessionEnded() }
  }

  test('takes all drafts along, also from the phone', () => {
    const { storage, store, key } = ended()
    expect(store.draft(key)).toBeUndefined()
    expect(storage.local.get('packagesDetail')).toBeNull()
    expect(store.open(checkup('CK1003')).parts).toEqual({})
  })

  test('puts them back for their owner, but for what was begun since', () => {
    const { store, key, putBack } = ended()
    const other = store.open(checkup('CK1001'))
    putBack()
    expect(store.draft(key)?.parts).toEqual(typed)
    expect(store.draft(other.key)?.parts).toEqual({})
    const again = ended()
    again.store.open(checkup('CK1003'))
    again.putBack()
    expect(again.store.draft(again.key)?.parts).toEqual({})
  })
})

describe('what was kept by somebody else is dropped', () => {
  const kept = (value: unknown) => {
    const storage = phone()
    storage.local.set('packagesDetail', JSON.stringify({ v: 1, at: 0, value }))
    return later(storage)
  }
  const draft = { key: 'buy:checkup:CK1003', kind: 'checkup', productCode: 'CK1003', parts: {} }

  test.each([
    ['the list of an older client', [{ id: 'CK1003', type: 'checkup', selectedDate: '2026-11-24' }]],
    ['another shape', { shape: 1, drafts: [draft] }],
    ['an unknown kind', { shape: 2, drafts: [{ ...draft, kind: 'spaceship' }] }],
    ['a draft without parts', { shape: 2, drafts: [{ ...draft, parts: null }] }],
    ['no draft at all', { shape: 2, drafts: [null, 'CK1003'] }],
    ['no list', { shape: 2, drafts: 'CK1003' }],
    ['nothing', null]
  ])('%s', (_name, value) => {
    const store = kept(value)
    expect(store.draftOf('CK1003')).toBeUndefined()
    expect(store.open(checkup('CK1003')).parts).toEqual({})
  })

  test('its own is not', () => {
    expect(kept({ shape: 2, drafts: [draft] }).draftOf('CK1003')).toEqual(draft)
  })
})
