import { vi } from 'vitest'
import { PagedRequest, type PageOf } from './paged-request'

const key = (row: string) => row

test('R7.137 the page number grows by one with each call', async () => {
  const asked: number[] = []
  const list = new PagedRequest<string>(async (pageNo) => {
    asked.push(pageNo)
    return { list: [`row ${pageNo}`], hasMore: pageNo < 3 }
  }, key)
  await list.open()
  await list.more()
  await list.more()
  await list.more()
  expect(asked).toEqual([1, 2, 3])
  expect(list.items).toEqual(['row 1', 'row 2', 'row 3'])
  expect(list.tail).toBe('end')
})

test('two scrolls to the bottom at once fetch one page', async () => {
  const fetch = vi.fn(async () => ({ list: ['a'], hasMore: true }))
  const list = new PagedRequest<string>(fetch, key)
  await list.open()
  await Promise.all([list.more(), list.more()])
  expect(fetch).toHaveBeenCalledTimes(2)
})

test('a row that the next page repeats is shown once', async () => {
  const list = new PagedRequest<string>(async () => ({ list: ['a'], hasMore: true }), key)
  await list.open()
  await list.more()
  expect(list.items).toEqual(['a'])
})

test('a failed page keeps what is shown and can be tried again', async () => {
  let broken = true
  const list = new PagedRequest<string>(async (pageNo) => {
    if (pageNo === 2 && broken) throw new Error('offline')
    return { list: [`row ${pageNo}`], hasMore: pageNo === 1 }
  }, key)
  await list.open()
  await list.more()
  expect([list.tail, list.items]).toEqual(['failed', ['row 1']])
  broken = false
  await list.more()
  expect([list.tail, list.items]).toEqual(['end', ['row 1', 'row 2']])
})

test('a page of an older list that arrives late is dropped', async () => {
  let release: (page: PageOf<string>) => void = () => undefined
  let category = 'men'
  const list = new PagedRequest<string>((pageNo) => {
    if (pageNo === 1) return Promise.resolve({ list: [category], hasMore: true })
    return new Promise((resolve) => {
      release = resolve
    })
  }, key)
  await list.open()
  const late = list.more()
  category = 'women'
  await list.open({ fresh: true })
  release({ list: ['late'], hasMore: false })
  await late
  expect(list.items).toEqual(['women'])
  expect(list.tail).toBe('more')
})
