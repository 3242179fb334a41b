/** The doctors of the nearest store, on the page of a dental product. */
import { act } from 'react'
import type { MountedPage } from '@/../tests/support/mount-page'
import { productDetail } from '@/../tests/support/product'
import { byLabel, idle, shows, tap } from '@/../tests/support/screen'
import { createWorld } from '@/../tests/support/world'
import SellingPage from './index'

let page: MountedPage | null = null
afterEach(() => {
  page?.leave()
  page = null
})

const DOCTORS = [
  {
    ...{ doctorId: 'DR2101', doctorName: '许若川', title: '主治医师', years: 14, focus: '补牙', image: '' },
    ...{ works: false, remnum: 0, firstDate: '2026-11-23', firstTime: '14:30' }
  },
  {
    ...{ doctorId: 'DR2102', doctorName: '孟知微', title: '主任医师', years: 30, focus: '种植', image: '' },
    ...{ works: true, remnum: 0, firstDate: '', firstTime: '' }
  }
]

const STORE = {
  ...{ hospitalId: 'D2101', orgCode: 'D2101', hospitalName: '皓沐口腔（上海徐家汇店）' },
  ...{ hospitalAddress: '上海市徐汇区', areaName: '徐汇区', cityCode: '289', lat: 31.2, lon: 121.4 },
  ...{ hospitalDistance: 3.2, tags: [], thirdOrg: 1, score: 0, reviewCount: 0 }
}

async function open(product: Parameters<typeof productDetail>[0] = {}, doctors = DOCTORS) {
  const world = createWorld({
    session: null,
    calls: {
      'product.detail': () =>
        productDetail(
          { productCode: 'DT0102', kind: 'dentistry', productCategory: 0, itemNum: 0, ...product },
          { categories: [], branches: [STORE], branchTotal: 1, coupons: [] }
        ),
      'dental.doctors': () => doctors
    }
  })
  await act(async () => {
    page = await world.open('selling', SellingPage, { type: 'dentistry', id: 'DT0102' })
  })
  await idle()
  return world
}

test('each tells when they have time; the choice of one leads on to that day with them', async () => {
  const world = await open()
  expect(world.made1('dental.doctors')).toEqual({ orgId: 'D2101', regDate: '2026-11-20' })
  expect(shows('谁来做')).toBe(true)
  for (const text of ['主治医师 · 14 年', '擅长 补牙', '主任医师 · 30 年', '擅长 种植'])
    expect(shows(text)).toBe(true)
  expect(byLabel('约孟知微，本周已约满')?.getAttribute('aria-disabled')).toBe('true')
  await tap(byLabel('约许若川，11月23日 周一 14:30 起'))
  expect(world.visited.at(-1)).toBe(
    '/process/booking/dentistry/DT0102?hospitalId=D2101&doctorId=DR2101&date=2026-11-23'
  )
})

test('a store that names nobody has no such card, and a product off the shelf asks for none', async () => {
  await open({}, [])
  expect(shows('谁来做')).toBe(false)
  page?.leave()
  const world = await open({ productStatus: '0' })
  expect(world.made.some(({ name }) => name === 'dental.doctors')).toBe(false)
})
