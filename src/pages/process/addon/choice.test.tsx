import { act } from 'react'
import { CallError, ErrorCode } from '@/contract/errors'
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
  off,
  open,
  price,
  quotes,
  toast,
  world
} from '@/../tests/support/addon-page'
import { choice } from '@/../tests/support/draft'
import { all, byLabel, idle, shows, tap } from '@/../tests/support/screen'

afterEach(leaveScreen)

describe('toggles and their quotes', () => {
  test('R4.35 R4.36 R7.87 R9.21 R3.13 a toggle is shown and quoted, on with 1 and off with 0', async () => {
    await open()
    expect(quotes()[0]).toMatchObject({ groupSource: '1' })
    await tap(check('甲功七项'))
    expect(isOn('甲功七项')).toBe(true)
    expect(quotes().at(-1)).toEqual({
      addItemConfigId: null,
      customAddPackage: [{ addPackageId: 6202, itemCodeList: ['TH003'] }],
      orgCode: 'H1001',
      productCode: 'CK1003',
      groupSource: '1',
      operType: 1,
      toggled: { packageId: 6202, itemCode: 'TH003' },
      rtime: '2026-11-24',
      displayRanges: [3]
    })
    await tap(check('甲功七项'))
    expect(isOn('甲功七项')).toBe(false)
    expect(quotes().at(-1)).toMatchObject({ operType: 0, customAddPackage: [] })
  })

  test('R4.35 the tick shows before anything else follows from a tap', async () => {
    await open()
    const asked = quotes().length
    act(() => check('甲功七项')?.click())
    expect([isOn('甲功七项'), quotes().length]).toEqual([true, asked])
    await idle()
    expect([isOn('甲功七项'), quotes().length]).toEqual([true, asked + 1])
  })

  test('R4.37 R5.41 in the moment of a tap neither a second item nor the way on is taken with the old choice', async () => {
    await open()
    act(() => {
      check('甲功七项')?.click()
      check('降钙素')?.click()
      button('不加项，下一步')?.click()
    })
    expect([isOn('甲功七项'), isOn('降钙素'), world.visited]).toEqual([true, false, []])
    await idle()
    expect(draft()?.parts.choice?.addons).toEqual([{ packageId: 6202, itemCodes: ['TH003'] }])
  })

  test('R4.37 R2.143 R5.41 while a quote is out nothing else can be toggled and next is disabled', async () => {
    let release: () => void = () => undefined
    const server = addonServer()
    let slow = false
    await open({
      'addon.quote': async (input) => {
        if (slow) await new Promise<void>((done) => (release = done))
        return server.price(input)
      }
    })
    slow = true
    await tap(check('甲功七项'))
    const made = quotes().length
    await tap(check('降钙素'))
    expect(isOn('降钙素')).toBe(false)
    expect(quotes()).toHaveLength(made)
    expect(off(button('确认加项'))).toBe(true)
    expect(shows('正在重新计算价格')).toBe(true)
    expect(byLabel('加项列表')?.getAttribute('aria-disabled')).not.toBe('true')
    await idle(320)
    expect(byLabel('加项列表')?.getAttribute('aria-disabled')).toBe('true')
    slow = false
    release()
    await idle()
    expect(off(button('确认加项'))).toBe(false)
    expect(byLabel('加项列表')?.getAttribute('aria-busy')).not.toBe('true')
  })

  test('R4.38 R3.42 code 1 brings price, list, tips, exchanges and remark of the server', async () => {
    const server = addonServer()
    let remark = ''
    await open({
      'addon.quote': (input) => {
        const [answer] = server.price(input)
        if (!answer || input.customAddPackage.length === 0) return answer ? [answer] : []
        return [
          {
            ...answer,
            userPayPrice: 999.5,
            allItemNumber: 40,
            specialItem: [{ itemCode: 'TH004', specialTip: '采血前一晚起空腹' }],
            addItemActivityConfigDTOS: answer.addItemActivityConfigDTOS.map((offer) => ({
              ...offer,
              productName: '家用血糖仪'
            })),
            addItemRemark: remark,
            customAddItemList: [
              {
                packageId: 6202,
                list: [{ addItemCode: 'TH004', addItemName: '降钙素', addItemSalePrice: 88 }]
              }
            ]
          }
        ]
      }
    })
    await tap(check('甲功七项'))
    expect(price()).toBe('合计999.50元')
    expect([isOn('甲功七项'), isOn('降钙素')]).toEqual([false, true])
    expect(byLabel('共40项，查看全部检查项')).toBeDefined()
    expect(toast()).toBe('采血前一晚起空腹')
    expect(shows('家用血糖仪')).toBe(true)
    remark = '不再满足换购条件'
    await tap(check('甲功七项'))
    expect(dialog()).toContain('不再满足换购条件')
  })

  test('R4.39 R8.14 40003 asks and adds together', async () => {
    await open()
    await tap(check('无痛胃镜'))
    expect(dialog()).toContain('无痛胃镜须先完成凝血四项、传染病四项与心电图，是否一起添加？')
    for (const text of ['凝血四项', '65', '传染病四项（术前）', '128']) expect(dialog()).toContain(text)
    await tap(button('一并添加'))
    expect(['无痛胃镜', '凝血四项', '传染病四项（术前）'].map(isOn)).toEqual([true, true, true])
    expect(price()).toBe('合计2553.00元')
  })

  test('R4.39 cancel of 40003 restores', async () => {
    await open()
    await tap(check('无痛胃镜'))
    await tap(button('取消'))
    expect(isOn('无痛胃镜')).toBe(false)
    expect(price()).toBe('合计1080.00元')
  })

  test('R4.40 R8.14 40004 asks and deletes together, cancel restores', async () => {
    await open()
    await tap(check('甲功三项'))
    await tap(check('甲功七项'))
    expect(dialog()).toContain('甲功七项已包含甲功三项，是否删除甲功三项？')
    await tap(button('取消'))
    expect([isOn('甲功三项'), isOn('甲功七项')]).toEqual([true, false])
    await tap(check('甲功七项'))
    await tap(button('一并删除'))
    expect([isOn('甲功三项'), isOn('甲功七项')]).toEqual([false, true])
  })

  test.each([
    ['another code', () => new CallError(9, '别的')],
    ['code 0', () => new CallError(0, '别的')],
    ['code 503', () => new CallError(503, '服务异常')],
    ['a network failure', () => new CallError(ErrorCode.network, '网络错误')]
  ])('R4.41 R8.15 %s restores choice and price without a word', async (_name, failure) => {
    const server = addonServer()
    let broken = false
    await open({
      'addon.quote': (input) => {
        if (broken) throw failure()
        return server.price(input)
      }
    })
    await tap(check('降钙素'))
    broken = true
    await tap(check('甲功七项'))
    expect([isOn('降钙素'), isOn('甲功七项')]).toEqual([true, false])
    expect(price()).toBe('合计1168.00元')
    expect(toast()).toBeUndefined()
    expect(dialog()).toBe('')
  })

  test('a first quote that failed is asked again by a tap on the price', async () => {
    const server = addonServer()
    let broken = true
    await open({
      'addon.quote': (input) => {
        if (broken) throw new CallError(ErrorCode.network, '')
        return server.price(input)
      }
    })
    expect(off(button('不加项，下一步'))).toBe(true)
    broken = false
    await tap(all('[role="button"]').find((found) => found.textContent?.includes('价格获取失败')))
    expect(price()).toBe('合计1080.00元')
    expect(off(button('不加项，下一步'))).toBe(false)
  })

  test('a toggle draws its own row again, not the others', async () => {
    await open()
    const other = check('心脏彩超')?.closest('[role="listitem"]')
    const changes: string[] = []
    const observer = new MutationObserver((records) => records.forEach((record) => changes.push(record.type)))
    if (other)
      observer.observe(other, { subtree: true, childList: true, attributes: true, characterData: true })
    await tap(check('甲功七项'))
    observer.disconnect()
    expect(changes).toEqual([])
  })
})

describe('exchange', () => {
  const chosen = async () => {
    await open()
    await tap(check('甲功七项'))
    await tap(check('心脏彩超'))
  }
  const exchange = (name: string) => byLabel(`换购${name}`)
  const card = () => exchange('电子血压计')?.closest<HTMLElement>('.card') ?? undefined
  const exchanged = (name: string) => exchange(name)?.getAttribute('aria-checked') === 'true'

  test('R2.139 R3.43 a card shows picture, name, clerk, both prices and a check', async () => {
    await chosen()
    for (const text of ['电子血压计', '加项满300元可换购', '¥99', '¥198'])
      expect(card()?.textContent).toContain(text)
    expect(card()?.innerHTML).toContain('HS2001')
    expect(exchange('电子血压计')?.getAttribute('role')).toBe('checkbox')
  })

  test('R2.140 not met: label and gap, and it cannot be chosen', async () => {
    await open()
    expect(card()?.textContent).toContain('不满足')
    expect(card()?.textContent).toContain('还差¥300.00')
    expect(exchange('电子血压计')?.getAttribute('aria-disabled')).toBe('true')
    await tap(exchange('电子血压计'))
    expect(quotes().at(-1)).toMatchObject({ addItemConfigId: null })
    await tap(check('甲功七项'))
    await tap(check('心脏彩超'))
    expect(card()?.textContent).not.toContain('不满足')
  })

  test('R2.141 a card leads to its detail', async () => {
    await open()
    const link = card()?.querySelector<HTMLElement>('[role="link"]')
    expect(link?.textContent).toBe('电子血压计')
    expect(link?.querySelector('[role="checkbox"]')).toBeNull()
    await tap(link ?? undefined)
    expect(world.visited).toEqual(['/selling/20/HS8101?from=addonExchangeItem&hideBtnOperate=1'])
  })

  test('R4.43 R4.44 one at a time, kept and sent as addItemConfigId', async () => {
    await chosen()
    await tap(check('颈动脉彩超'))
    await tap(check('同型半胱氨酸'))
    await tap(exchange('电子血压计'))
    expect(exchanged('电子血压计')).toBe(true)
    expect(world.visited).toEqual([])
    expect(quotes().at(-1)).toMatchObject({ addItemConfigId: 8101 })
    expect(draft()?.parts.choice?.exchangeId).toBe(8101)
    await tap(exchange('居家叶酸代谢基因检测'))
    expect([exchanged('电子血压计'), exchanged('居家叶酸代谢基因检测')]).toEqual([false, true])
    expect(draft()?.parts.choice?.exchangeId).toBe(8102)
  })

  test('R4.42 a toggle that breaks the condition asks: cancel reverts, confirm clears the exchange', async () => {
    await chosen()
    await tap(exchange('电子血压计'))
    await tap(check('心脏彩超'))
    expect(dialog()).toContain('温馨提示')
    expect(dialog()).toContain('不再满足“电子血压计”的换购条件')
    await tap(button('取消'))
    expect([isOn('心脏彩超'), exchanged('电子血压计')]).toEqual([true, true])
    await tap(check('心脏彩超'))
    await tap(button('确定'))
    expect([isOn('心脏彩超'), exchanged('电子血压计')]).toEqual([false, false])
    expect(draft()?.parts.choice?.exchangeId).toBeNull()
  })

  test('clear all takes an exchange whose condition is gone along', async () => {
    await chosen()
    await tap(exchange('电子血压计'))
    await tap(byLabel('已选加项，2项'))
    await tap(button('清空'))
    await tap(button('全部清空'))
    expect(draft()?.parts.choice?.exchangeId).toBeNull()
    expect(price()).toBe('合计1080.00元')
  })
})

describe('what is chosen', () => {
  test('R2.142 R5.45 the bar shows price and button, the list opens by its control and takes items out', async () => {
    await open()
    await tap(check('甲功七项'))
    await tap(check('心脏彩超'))
    expect(price()).toBe('合计1546.00元')
    expect(shows('套餐1080.00 · 加项466.00')).toBe(true)
    await tap(byLabel('已选加项，2项'))
    expect(all('[role="dialog"]')[0]?.textContent).toContain('加项包6202')
    await tap(byLabel('删除甲功七项'))
    expect([isOn('甲功七项'), isOn('心脏彩超')]).toEqual([false, true])
  })

  test("R4.45 clear all asks: 'let me think' keeps, 'clear all' empties", async () => {
    await open()
    await tap(check('甲功七项'))
    await tap(byLabel('已选加项，1项'))
    await tap(button('清空'))
    expect(dialog()).toContain('确定清空全部已选加项吗？')
    await tap(button('我再想想'))
    expect(isOn('甲功七项')).toBe(true)
    await tap(button('清空'))
    await tap(button('全部清空'))
    expect(isOn('甲功七项')).toBe(false)
  })

  test('a reload goes on with choice and price', async () => {
    await open()
    await tap(check('甲功七项'))
    expect(draft()?.parts.choice).toMatchObject({
      addons: [{ packageId: 6202, itemCodes: ['TH003'] }],
      quote: { userPayFen: 127_800, priceVersion: '127800' }
    })
    leave()
    await mount()
    expect(isOn('甲功七项')).toBe(true)
    expect(price()).toBe('合计1278.00元')
  })

  test('a draft that the server refuses starts over instead of blocking', async () => {
    const server = addonServer()
    await open(
      {
        'addon.quote': (input) => {
          if (input.customAddPackage.length > 0) throw new CallError(0, '该加项暂不可选')
          return server.price(input)
        }
      },
      { draft: { choice: choice({ addons: [{ packageId: 6202, itemCodes: ['TH003'] }] }) } }
    )
    expect(isOn('甲功七项')).toBe(false)
    expect(price()).toBe('合计1080.00元')
  })
})
