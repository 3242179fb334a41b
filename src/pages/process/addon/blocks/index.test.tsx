import { act } from 'react'
import { makeItem, makePackage } from '@/domain/addon/fixtures'
import { draftKey } from '@/domain/draft/draft'
import AddonPage from '@/pages/process/addon/index'
import { addonServer, type AddonWorld } from '@/../tests/support/addon'
import { product, visit } from '@/../tests/support/draft'
import type { MountedPage } from '@/../tests/support/mount-page'
import { all, byLabel, idle, shows, tap } from '@/../tests/support/screen'
import { createWorld, type FakeCalls, type World } from '@/../tests/support/world'

const SUBJECT = { kind: 'sugarshaker', productCode: 'SS3001' } as const

/** Fat of the blood stands in both; of the second block one item is enough. */
const BLOCKS = [
  makePackage(30011, ['LP001', 'KI001', 'GL004'], { name: '代谢加测', maxnums: 2 }),
  makePackage(30012, ['LP001', 'HE003'], { name: '并发症早查', maxnums: 1 })
]
const BY_COMPANY = makePackage(30021, ['KI001', 'HE003'], {
  name: '单位指定',
  affirmatively: 1,
  minnums: 1,
  maxnums: 1
})

let world: World
let page: MountedPage | null = null
afterEach(() => {
  page?.leave()
  page = null
})

interface Options {
  packages?: AddonWorld['packages']
  type?: string
  booked?: boolean
  calls?: FakeCalls
}

async function open({ packages = BLOCKS, type = 'sugarshaker', booked = true, calls = {} }: Options = {}) {
  const { list, price } = addonServer({ packages, rules: [], baseItemCodes: ['GL002'], exchanges: [] })
  world = createWorld({ calls: { 'addon.packages': list, 'addon.quote': price, ...calls } })
  world.root.process.open(SUBJECT)
  const { productCode: id } = SUBJECT
  if (booked) {
    world.root.process.put(draftKey(SUBJECT), {
      product: product({ name: '控糖摇摇健康管理·体验版', category: 3, itemCount: 1 }),
      visit: visit()
    })
  }
  await act(async () => {
    page = await world.open('addon', AddonPage, { type, id })
  })
  await idle()
  await idle()
}

const button = (text: string) => all('[role="button"]').find((found) => found.textContent === text)
const boxes = (name: string) =>
  all('[role="checkbox"]').filter((box) => box.getAttribute('aria-label') === `选择${name}`)
const off = (found: HTMLElement | undefined) => found?.getAttribute('aria-disabled') === 'true'
const toast = () => world.root.feedback.toastShown?.text
const quoted = () => world.made.filter(({ name }) => name === 'addon.quote').map(({ input }) => input)

describe.each(['sugarshaker', 'checkup'])('as %s in its address', (type) => {
  test('R2.130 R2.147 title, blocks with what each takes, the chosen count and the way on', async () => {
    await open({ type })
    expect(all('[role="heading"]')[0]?.textContent).toBe('选择加项')
    expect(all('[role="list"]').map((list) => list.getAttribute('aria-label'))).toEqual(
      expect.arrayContaining(['代谢加测', '并发症早查'])
    )
    expect([shows('请选择0至2项'), shows('请选择0至1项')]).toEqual([true, true])
    expect(shows('已选0项')).toBe(true)
    await tap(boxes('肾功能三项')[0])
    await idle()
    expect(shows('已选1项')).toBe(true)
    expect(button('下一步')).toBeDefined()
  })

  test('R2.149 下一步 leads to its own confirm screen with what was chosen', async () => {
    await open({ type })
    await tap(boxes('肾功能三项')[0])
    await idle()
    await tap(button('下一步'))
    expect(world.visited).toEqual(['/process/confirm/sugarshaker/SS3001'])
    expect(world.root.process.draft(draftKey(SUBJECT))?.parts.choice?.addons).toEqual([
      { packageId: 30011, itemCodes: ['KI001'] }
    ])
  })
})

test('R2.148 add-ons are optional, and a company’s people follow the company', async () => {
  await open()
  expect(shows('加项可选可不选；企业用户请按单位要求选择。')).toBe(true)
})

test('R5.41 with nothing chosen 下一步 rests and 不加项，下一步 goes on', async () => {
  await open()
  expect(off(button('下一步'))).toBe(true)
  await tap(button('不加项，下一步'))
  expect(world.visited).toEqual(['/process/confirm/sugarshaker/SS3001'])
})

test('what a block asks must be chosen first, and the bar says so', async () => {
  await open({ packages: [BY_COMPANY] })
  expect(shows('单位指定至少选择1项')).toBe(true)
  expect(off(button('下一步'))).toBe(true)
  expect(button('不加项，下一步')).toBeUndefined()
  await tap(boxes('颈动脉彩超')[0])
  await idle()
  expect(off(button('下一步'))).toBe(false)
})

test('R5.39 one more than a block takes is refused', async () => {
  await open()
  for (const name of ['血脂四项', '肾功能三项', '糖耐量试验']) {
    await tap(boxes(name)[0])
    await idle()
  }
  expect(toast()).toBe('代谢加测最多选择2项')
  expect(boxes('糖耐量试验')[0]?.getAttribute('aria-checked')).toBe('false')
})

test('R4.50 R8.30 the same item of a second block is refused by its name', async () => {
  await open()
  await tap(boxes('血脂四项')[0])
  await idle()
  await tap(boxes('血脂四项')[1])
  await idle()
  expect(toast()).toBe('检查项血脂四项不可重复选择')
  expect(boxes('血脂四项').map((box) => box.getAttribute('aria-checked'))).toEqual(['true', 'false'])
  expect(shows('已选1项')).toBe(true)
})

test('R5.46 a price is cut after the second decimal', async () => {
  const { list, price } = addonServer({ packages: BLOCKS, rules: [], baseItemCodes: [], exchanges: [] })
  const dearer = <T extends { salePrice: number }>(item: T): T => ({ ...item, salePrice: 1.239 })
  await open({
    calls: {
      'addon.packages': () =>
        list().map((lists) => ({
          ...lists,
          customList: lists.customList.map((pkg) => ({ ...pkg, items: pkg.items.map(dearer) }))
        })),
      'addon.quote': (input) => price(input).map((quote) => ({ ...quote, userPayPrice: 200.239 }))
    }
  })
  const rows = all('[role="list"][aria-label="代谢加测"] [role="listitem"]')
  expect(rows.map((row) => row.textContent?.includes('1.23'))).toEqual([true, true, true])
  expect(all('[role="status"]').some((said) => said.textContent?.includes('200.23'))).toBe(true)
})

test('R2.150 without blocks the screen gives way to confirm', async () => {
  await open({ packages: [] })
  expect(world.visited).toEqual(['replace /process/confirm/sugarshaker/SS3001'])
})

test('without branch and day it leads back to them', async () => {
  await open({ booked: false })
  await tap(button('去选择机构与时间'))
  expect(world.visited).toEqual(['replace /process/booking/sugarshaker/SS3001'])
})

test('once its order stands it does not say that branch and day are missing', async () => {
  await open()
  await act(async () => {
    world.root.items.set('placed', { productCode: 'SS3001', orderNum: 'CA1', kind: 'sugarshaker' })
    world.root.process.remove(draftKey(SUBJECT))
  })
  expect([shows('还没有选择机构与时间'), shows('代谢加测')]).toEqual([false, false])
  expect(world.visited).toEqual([])
})

test('an item is explained, and added from its sheet', async () => {
  await open({
    packages: [
      makePackage(30011, [], { items: [makeItem('HE003', { itemIntro: '看颈部血管有没有斑块。' })] })
    ]
  })
  await tap(byLabel('颈动脉彩超说明'))
  expect(all('[role="dialog"]')[0]?.textContent).toContain('看颈部血管有没有斑块。')
  await tap(button('加入加项'))
  await idle()
  expect(boxes('颈动脉彩超')[0]?.getAttribute('aria-checked')).toBe('true')
})

test('the price is asked for what is chosen', async () => {
  await open()
  await tap(boxes('肾功能三项')[0])
  await idle()
  expect(quoted().at(-1)).toMatchObject({
    productCode: 'SS3001',
    customAddPackage: [{ addPackageId: 30011, itemCodeList: ['KI001'] }]
  })
})
