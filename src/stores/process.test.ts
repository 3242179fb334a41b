import { memoryStorage } from '../../tests/support/storage'
import { ProcessStore } from './process'

/** A phone that keeps so many characters under a key. */
function phone(limit: number) {
  const storage = memoryStorage()
  const { local } = storage
  const set = (key: string, value: string) => {
    if (value.length <= limit) return local.set(key, value)
    local.remove(key)
    return false
  }
  return { ...storage, local: { ...local, set } }
}

const later = (storage: ReturnType<typeof phone>) => new ProcessStore(storage, () => 0)

function bookings(storage: ReturnType<typeof phone>, ...ids: string[]): ProcessStore {
  const store = later(storage)
  for (const id of ids) {
    store.open('checkup', id, '2026-11-20', '131')
    store.update(id, { productName: `体检 ${id}`.padEnd(400) })
  }
  return store
}

const keptOf = (store: ProcessStore, ...ids: string[]) => ids.filter((id) => store.detail(id))

test('drafts that do not fit on the phone together: the older ones give way, the last one is kept', () => {
  const storage = phone(3_000)
  bookings(storage, 'CK1001', 'CK1002', 'CK1003')
  expect(keptOf(later(storage), 'CK1001', 'CK1002', 'CK1003')).toEqual(['CK1002', 'CK1003'])
})

test('on a full phone the booking goes on, and nothing out of date comes back', () => {
  const storage = phone(100)
  const store = bookings(storage, 'CK1001')
  expect(store.detail('CK1001')?.productName).toMatch(/^体检 CK1001/)
  expect(keptOf(later(storage), 'CK1001')).toEqual([])
})
