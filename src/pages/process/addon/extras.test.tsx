import { act } from 'react'
import { CallError, ErrorCode } from '@/contract/errors'
import { makeItem, makePackage } from '@/domain/addon/fixtures'
import { CHARGE_TYPE, SPECIAL_PACKAGE_ID } from '@/domain/addon/types'
import { addonHistoryList } from '@/stores/history'
import { addonServer } from '@/../tests/support/addon'
import {
  button,
  check,
  draft,
  dialog,
  isOn,
  leave,
  leaveScreen,
  mount,
  open,
  price,
  world
} from '@/../tests/support/addon-page'
import { choice, visit } from '@/../tests/support/draft'
import { heldSlot } from '@/../tests/support/booking'
import { typeInto } from '@/../tests/support/mount-page'
import { NOW, type World } from '@/../tests/support/world'
import { all, byLabel, idle, shows, tap } from '@/../tests/support/screen'

afterEach(leaveScreen)

describe('smart recommendation', () => {
  const recommendation = makePackage(SPECIAL_PACKAGE_ID.smart, ['BO002', 'LI004'], {
    chargeType: CHARGE_TYPE.personal,
    items: [makeItem('BO002', { recommendReason: '维生素D 14 ng/mL，低于20' }), makeItem('LI004')]
  })
  const theSwitch = () => all('[role="switch"]')[0]
  const switched = () => theSwitch()?.getAttribute('aria-checked') === 'true'

  test('R2.138 section, switch and text; items and reasons while it is on', async () => {
    await open({}, { server: { recommendation, recommendConsent: true } })
    expect(shows('智能推荐')).toBe(true)
    expect(shows('根据你的历史报告推荐加项')).toBe(true)
    expect(check('25-羟维生素D')).toBeUndefined()
    await tap(theSwitch())
    expect(check('25-羟维生素D')).toBeDefined()
    expect(shows('维生素D 14 ng/mL，低于20')).toBe(true)
  })

  test('R2.138 without data the section is absent', async () => {
    await open({}, { server: { recommendConsent: true } })
    expect(shows('智能推荐')).toBe(false)
  })

  test('R4.46 the first time asks for consent: cancel leaves it off', async () => {
    await open()
    await tap(theSwitch())
    expect(dialog()).toContain('AI 大数据模型根据你的历史报告推荐加项')
    await tap(button('取消'))
    expect(switched()).toBe(false)
    expect(world.made1('recommend.consent')).toBeUndefined()
  })

  const current = () => all('[role="tab"][aria-selected="true"]').map((found) => found.textContent)

  test('R4.46 R4.47 R4.48 consent turns it on and goes to the section; no second question', async () => {
    let consent = false
    await open({
      'recommend.consent': () => {
        consent = true
        return { agreed: true }
      },
      'addon.packages': () => addonServer(consent ? { recommendation, recommendConsent: true } : {}).list()
    })
    await tap(all('[role="tab"]').at(-1))
    expect(current()).not.toEqual(['智能推荐'])
    await tap(theSwitch())
    await tap(button('同意并开启'))
    expect(switched()).toBe(true)
    expect(check('25-羟维生素D')).toBeDefined()
    expect(current()).toEqual(['智能推荐'])
    await idle(300)
    await tap(theSwitch())
    expect(switched()).toBe(false)
    await tap(theSwitch())
    expect(dialog()).toBe('')
    expect(switched()).toBe(true)
  })

  test('R4.49 it opens by itself when something of it is chosen', async () => {
    await open(
      {},
      {
        server: { recommendation, recommendConsent: true },
        draft: { choice: choice({ addons: [{ packageId: -4, itemCodes: ['BO002'] }] }) }
      }
    )
    expect(switched()).toBe(true)
    expect(isOn('25-羟维生素D')).toBe(true)
  })
})

describe('search', () => {
  const field = () => all('[role="search"] input')[0] as HTMLInputElement | undefined
  const panel = () => all('[role="dialog"]')[0]?.textContent ?? ''
  const search = async (word: string) => {
    const input = field()
    if (!input) throw new Error('no search field')
    await act(async () => typeInto(input, word))
    await tap(button('搜索'))
  }

  test('R2.144 R4.57 a panel from the top filters by name, marks the word and toggles', async () => {
    await open()
    await tap(byLabel('搜索加项'))
    expect(all('[role="dialog"][aria-label="搜索加项"].top')).toHaveLength(1)
    await search('甲功')
    expect(panel()).toContain('找到2项')
    expect(panel()).toContain('甲功七项')
    expect(panel()).not.toContain('降钙素')
    expect(all('[role="dialog"] .hit').map(({ textContent }) => textContent)).toEqual(['甲功', '甲功'])
    const hit = all('[role="dialog"] [aria-label="选择甲功七项"]')[0]
    await tap(hit)
    expect(hit?.getAttribute('aria-checked')).toBe('true')
  })

  test('R4.58 R2.185 an empty text goes back to the history', async () => {
    await open()
    await tap(byLabel('搜索加项'))
    expect(panel()).toContain('还没有搜索过')
    await search('甲功')
    const input = field()
    if (!input) throw new Error('no search field')
    await act(async () => typeInto(input, ''))
    await idle()
    expect(panel()).toContain('搜索历史')
    expect(panel()).toContain('甲功')
    await tap(button('甲功'))
    expect(panel()).toContain('找到2项')
  })

  test('R3.38 R9.22 before a word is typed the hot items stand there and can be chosen', async () => {
    const hot = makePackage(6202, ['TH003', 'TH002'], {
      items: [makeItem('TH003', { hot: true }), makeItem('TH002')]
    })
    await open({}, { server: { packages: [hot] } })
    await tap(byLabel('搜索加项'))
    const list = all('[role="dialog"] [role="list"][aria-label="热门项目"]')[0]
    expect(list?.textContent).toContain('甲功七项')
    expect(list?.textContent).not.toContain('甲功三项')
    await tap(all('[role="dialog"] [aria-label="选择甲功七项"]')[0])
    expect(isOn('甲功七项')).toBe(true)
    await search('甲功')
    expect(all('[aria-label="热门项目"]')).toHaveLength(0)
  })

  test('R4.59 no match shows an empty state', async () => {
    await open()
    await tap(byLabel('搜索加项'))
    await search('zzz')
    expect(panel()).toContain('暂未搜索到相关结果，建议您换个搜索词试试')
  })

  test.each([
    ['cardless', {}, 'cardless'],
    ['card', { cardNumber: 'C9' }, 'card']
  ] as const)('R3.12 history of this user in the %s flow', async (_name, params, flow) => {
    await open({}, { params })
    await tap(byLabel('搜索加项'))
    await search('甲功')
    const words = (user: string, kind: 'card' | 'cardless') =>
      world.root.history.words(addonHistoryList(user, kind))
    expect(words('u1001', flow)).toEqual(['甲功'])
    expect(words('u1001', flow === 'card' ? 'cardless' : 'card')).toEqual([])
    expect(words('u2', flow)).toEqual([])
  })
})

describe('carry-over from an earlier order', () => {
  const again = {
    itemCodes: ['TH003'],
    packageIds: [6202],
    recommendAddPackage: [{ addPackageId: 6202, itemCodeList: ['TH003'] }],
    itemCodesName: ['甲功七项'],
    notApplicable: ['冠状动脉CTA']
  }
  const reorder = {
    prepare: (made: World) =>
      made.root.items.set('orderDetailAgain', { orderNum: 'CA1', productCode: 'CK1003' })
  }

  test('R4.55 R4.56 R7.87 R7.89 the dialog lists what does not apply; 确认带入 adds the rest, quoted with the earlier number', async () => {
    await open({ 'addon.again': () => [again] }, reorder)
    expect(world.made1('addon.again')).toEqual({ orderNum: 'CA1', orgCode: 'H1001', productCode: 'CK1003' })
    expect(dialog()).toContain('甲功七项')
    expect(dialog()).toContain('冠状动脉CTA本院不适用')
    await tap(button('确认带入'))
    expect(isOn('甲功七项')).toBe(true)
    expect(price()).toBe('合计1278.00元')
    expect(world.made1('addon.quote')).toMatchObject({ orderNum: 'CA1', displayRanges: [3] })
  })

  test('R4.55 取消 adds nothing', async () => {
    await open({ 'addon.again': () => [again] }, reorder)
    await tap(button('取消'))
    expect(isOn('甲功七项')).toBe(false)
  })

  test('R4.54 R7.121 it is asked at the first entry and at no later one', async () => {
    await open({ 'addon.again': () => [again] }, reorder)
    await tap(button('取消'))
    leave()
    await mount()
    expect(dialog()).toBe('')
    expect(world.made.filter(({ name }) => name === 'addon.again').map(({ input }) => input)).toEqual([
      { orderNum: 'CA1', orgCode: 'H1001', productCode: 'CK1003' }
    ])
  })

  test('an earlier order of another product gives neither its number nor its add-ons', async () => {
    await open(
      { 'addon.again': () => [again] },
      {
        prepare: (made) => made.root.items.set('orderDetailAgain', { orderNum: 'CA1', productCode: 'CK1001' })
      }
    )
    expect(world.made1('addon.again')).toBeUndefined()
    await tap(byLabel('选择甲功七项'))
    expect(world.made1('addon.quote')).not.toHaveProperty('orderNum')
  })

  test('without an earlier order nothing is asked', async () => {
    await open()
    expect(world.made1('addon.again')).toBeUndefined()
  })
})

describe('the held slot', () => {
  const gone = () => {
    throw new CallError(ErrorCode.holdExpired, '占位已过期', [])
  }
  const held = { draft: { visit: visit({ hold: { id: 'h1', expiresAt: NOW - 1, extensionsLeft: 0 } }) } }

  const offers = (text: string) => all('[role="button"]').some(({ textContent }) => textContent === text)

  test('the time left is shown', async () => {
    await open(
      {},
      { draft: { visit: visit({ hold: { id: 'h1', expiresAt: NOW + 572_000, extensionsLeft: 0 } }) } }
    )
    expect(shows('名额已为你保留')).toBe(true)
    expect(all('[role="timer"]')[0]?.textContent).toBe('名额保留剩余10分钟')
  })

  test('it can be kept ten minutes longer, and then it is told until when at most', async () => {
    const near = { id: 'h1', expiresAt: NOW + 119_000, extensionsLeft: 2 }
    await open(
      { 'hold.extend': () => heldSlot({ holdId: 'h1', expiresAt: NOW + 719_000, extensionsLeft: 1 }) },
      { draft: { visit: visit({ hold: near }) } }
    )
    await tap(button('再保留10分钟'))
    expect(world.made1('hold.extend')).toEqual({ holdId: 'h1' })
    expect(draft()?.parts.visit?.hold).toEqual({ id: 'h1', expiresAt: NOW + 719_000, extensionsLeft: 1 })
    expect(world.root.feedback.toastShown).toMatchObject({ text: '名额已再保留10分钟，最多保留到09:21' })
    expect(offers('再保留10分钟')).toBe(true)
  })

  test.each([
    ['with ten minutes left', 600_000, 5, true],
    ['after the last time', 60_000, 0, false]
  ])('%s it can be kept longer or not', async (_when, left, extensionsLeft, can) => {
    await open({}, { draft: { visit: visit({ hold: { id: 'h1', expiresAt: NOW + left, extensionsLeft } }) } })
    expect(offers('再保留10分钟')).toBe(can)
  })

  test('refused, the hold stays as it is', async () => {
    const hold = { id: 'h1', expiresAt: NOW + 60_000, extensionsLeft: 1 }
    await open(
      {
        'hold.extend': () => {
          throw new CallError(ErrorCode.business, '该时段的保留时间已延长到上限，请尽快提交订单')
        }
      },
      { draft: { visit: visit({ hold }) } }
    )
    await tap(button('再保留10分钟'))
    expect(draft()?.parts.visit?.hold).toEqual(hold)
    expect(world.root.feedback.toastShown?.text).toContain('延长到上限')
    expect(shows('名额已为你保留')).toBe(true)
  })

  test('27201 offers the same slot again', async () => {
    await open({ 'hold.get': gone, 'hold.take': () => heldSlot({ holdId: 'h2' }) }, held)
    expect(dialog()).toContain('名额保留已到期')
    await tap(button('再试同一时段'))
    expect(world.made1('hold.take')).toEqual({
      orgCode: 'H1001',
      productCode: 'CK1003',
      date: '2026-11-24',
      slotId: 102,
      persons: 1
    })
    expect(draft()?.parts.visit?.hold).toEqual({ id: 'h2', expiresAt: NOW + 600_000, extensionsLeft: 5 })
    await idle(400)
    expect(dialog()).toBe('')
  })

  test('no seat any more: another slot can be taken in its place', async () => {
    const other = {
      hospitalId: 'H1001',
      hospitalName: '澄安体检中心（北京望京分院）',
      date: '2026-11-24',
      slotId: 104,
      timespan: '09:00-09:30',
      remnum: 3
    }
    await open(
      {
        'hold.get': gone,
        'hold.take': ({ slotId }) => {
          if (slotId === 102) throw new CallError(ErrorCode.quotaFull, '名额已满', [other])
          return heldSlot({ holdId: 'h3', slotId: 104 })
        }
      },
      held
    )
    await tap(button('再试同一时段'))
    await tap(all('[role="button"]').find((found) => found.textContent?.includes('09:00-09:30')))
    expect(draft()?.parts.visit).toMatchObject({
      timespan: '09:00-09:30',
      slotId: 104,
      hold: { id: 'h3' }
    })
    expect(shows('11月24日 周二 09:00-09:30')).toBe(true)
  })

  test('重新选择时间 leads to the branches', async () => {
    await open({ 'hold.get': gone }, held)
    await tap(button('重新选择时间'))
    expect(world.visited).toEqual(['replace /process/booking/checkup/CK1003'])
  })
})
