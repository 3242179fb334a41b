import { act } from 'react'
import { makeItem } from '@/domain/addon/fixtures'
import { typeInto } from '@/../tests/support/mount-page'
import {
  kept,
  leaveScreen,
  open,
  priceOf,
  reappear,
  SHOP,
  shopAnswer,
  world
} from '@/../tests/support/supermarket-page'
import { product } from '@/../tests/support/draft'
import { all, byLabel, byText, control, idle, shows, tap, tapRefused } from '@/../tests/support/screen'

afterEach(leaveScreen)

const check = (name: string) => control('checkbox', `选择${name}`)
const isOn = (name: string) => check(name)?.getAttribute('aria-checked') === 'true'
const isOff = (name: string) => check(name)?.getAttribute('aria-disabled') === 'true'
const shelf = (name: string) => all('[role="tab"]').find((tab) => tab.textContent?.startsWith(name))
const shelves = () => all('[role="tab"]').map((tab) => tab.textContent?.replace(/\d+$/, ''))
const rows = () => all('[role="list"][aria-label="检查项"] [role="listitem"]')
const dialog = () => all('[role="alertdialog"]')[0]?.textContent ?? ''
const quotes = () => world.made.filter(({ name }) => name === 'addon.quote').map(({ input }) => input)
const chosen = () =>
  kept()?.choice?.addons.map(({ packageId, itemCodes }) => `${packageId}:${itemCodes.join('+')}`)
const price = () =>
  all('[role="status"]')
    .map((found) => found.textContent)
    .find((text) => text?.endsWith('元'))
const toast = () => world.root.feedback.toastShown?.text
const pick = async (name: string) => tap(shelf(name))

describe('a re-check of a report', () => {
  const openWith = (codes: readonly string[]) =>
    open({
      'supermarket.packages': ({ orgCode }) => {
        // What the report left in the session is there before the list.
        if (orgCode) world.root.items.set('recheckItems', codes)
        return shopAnswer()
      }
    })

  test('its items are chosen already, and nothing else; what the base has is in it anyway', async () => {
    await openWith(['TH001', 'LU001', 'GL002'])
    expect(chosen()).toEqual(['7207:TH001', '7210:LU001'])
    expect([isOn('甲状腺彩超'), isOn('促甲状腺激素')]).toEqual([true, false])
    expect(toast()).toBeUndefined()
    expect(world.root.items.get('recheckItems')).toBeUndefined()
  })

  test('what is not offered here is told', async () => {
    await openWith(['TH001', 'ZZ999'])
    expect(chosen()).toEqual(['7207:TH001'])
    expect(toast()).toContain('有 1 项复查项目在这里不能单独选')
  })
})

describe('what there is to choose from', () => {
  test('R2.30 R2.152 R2.153 R2.158 title, search, steps and the way on', async () => {
    await open()
    expect(all('[role="heading"][aria-level="1"]').map(({ textContent }) => textContent)).toEqual([
      '自选体检'
    ])
    expect(byLabel('返回')).toBeDefined()
    expect(byLabel('搜索检查项')).toBeDefined()
    const current = all('[aria-current="step"]').map(({ textContent }) => textContent)
    expect(current.join()).toContain('选加项')
    expect(byText('下一步')).toBeDefined()
    expect(shows('澄安体检中心（北京望京分院）')).toBe(true)
  })

  test('R2.30 a guest is led to login and back to the screen', async () => {
    await open({}, { session: null })
    expect(world.made).toEqual([])
    expect(world.visited[0]).toContain(encodeURIComponent('/process/Supermarket/CK1015'))
  })

  test('R7.64 the list is asked for branch, product and day', async () => {
    await open()
    expect(world.made1('supermarket.packages')).toEqual({
      orgCode: 'H1001',
      productCode: 'CK1015',
      regDate: '2026-11-24'
    })
  })

  test('R2.155 R3.41 all, then the hot ones, then the categories; without hot ones there is no such entry', async () => {
    await open()
    const categories = ['血液常规', '心脏血管', '甲状腺', '呼吸与肺', '消化道']
    expect(shelves()).toEqual(['全部(病症/部位)', '热门项目', ...categories])
    leaveScreen()
    const plain = SHOP.map((pkg) => ({ ...pkg, items: pkg.items.map((item) => ({ ...item, hot: false })) }))
    await open({}, { packages: plain })
    expect(shelves()).toEqual(['全部(病症/部位)', ...categories])
  })

  test('R2.156 a category shows its items at the right, 全部 shows them all', async () => {
    await open()
    expect(rows().map((row) => row.textContent)).toEqual([
      expect.stringContaining('甲状腺彩超'),
      expect.stringContaining('低剂量胸部螺旋CT'),
      expect.stringContaining('13C呼气试验')
    ])
    await pick('血液常规')
    expect(rows()).toHaveLength(3)
    expect(shelf('血液常规')?.getAttribute('aria-selected')).toBe('true')
    await pick('全部')
    await idle(300)
    expect(rows()).toHaveLength(16)
  })

  test('R2.154 packages with price, what single items cost, box, items and their info', async () => {
    await open()
    const card = all('[role="list"][aria-label="打包更省"] > [role="listitem"]')[0]
    expect(card?.textContent).toContain('单项合计¥354')
    expect(card?.querySelector('[aria-label="298.00元"]')).not.toBeNull()
    expect(card?.textContent).toContain('胃功能三项')
    expect(check('肠胃包')?.getAttribute('aria-checked')).toBe('false')
    const info = card?.querySelectorAll<HTMLElement>('[aria-label="胃功能三项说明"]')[0]
    await tap(info)
    expect(control('dialog', '胃功能三项')?.textContent).toContain('单项价')
    await tap(byText('知道了'))
    expect(quotes()).toHaveLength(1)
  })

  test('R2.154 a longer package is opened to see all its items', async () => {
    const long = SHOP.map((pkg) =>
      pkg.packageId === 7104
        ? { ...pkg, minnums: 4, items: [...pkg.items, makeItem('BO002', { itemName: '维生素D' })] }
        : pkg
    )
    await open({}, { packages: long })
    expect(byLabel('维生素D说明')).toBeUndefined()
    await tap(byLabel('展开肠胃包其余1项'))
    expect(byLabel('维生素D说明')).toBeDefined()
    expect(world.root.items.get('wholePackage')).toEqual([7104])
  })

  test('R3.63 wholePackage: a package that was opened is open after a reload', async () => {
    await open({
      'supermarket.packages': () => {
        world.root.items.set('wholePackage', [7104])
        return shopAnswer(
          SHOP.map((pkg) =>
            pkg.packageId === 7104
              ? { ...pkg, minnums: 4, items: [...pkg.items, makeItem('BO002', { itemName: '维生素D' })] }
              : pkg
          )
        )
      }
    })
    expect(byLabel('维生素D说明')).toBeDefined()
  })

  test('an item of the base package is told so and cannot be chosen', async () => {
    await open()
    await pick('心脏血管')
    expect(rows()[0]?.textContent).toContain('套餐已含')
    expect(isOff('十二导联心电图')).toBe(true)
  })
})

describe('packages', () => {
  test('R4.51 its items are checked and disabled, and charged as one', async () => {
    await open()
    await tap(check('肠胃包'))
    expect([isOn('肠胃包'), isOn('13C呼气试验'), isOff('13C呼气试验')]).toEqual([true, true, true])
    expect(rows()[2]?.textContent).toContain('已含在肠胃包')
    expect(chosen()).toEqual(['7104:DI001+DI003+DI004'])
    expect(price()).toContain('1378.00元')
    await tap(check('肠胃包'))
    expect([isOn('13C呼气试验'), isOff('13C呼气试验'), chosen()]).toEqual([false, false, []])
  })

  test('R4.52 what was chosen already is listed and said to be no longer cancellable by itself', async () => {
    await open()
    await tap(check('13C呼气试验'))
    await tap(check('甲状腺彩超'))
    await tap(check('肠胃包'))
    expect(dialog()).toContain('13C呼气试验')
    expect(dialog()).not.toContain('甲状腺彩超')
    expect(dialog()).toContain('不能再单独取消')
    await tap(byText('取消'))
    expect(chosen()).toEqual(['7211:DI001', '7207:TH001'])
    await tap(check('肠胃包'))
    await tap(byText('知道了'))
    expect(chosen()).toEqual(['7207:TH001', '7104:DI001+DI003+DI004'])
  })

  test('R9.3 two packages with the same item are not chosen together', async () => {
    await open()
    await tap(check('肠胃包'))
    await tapRefused(check('早查组合'), toast, '胃功能三项已含在肠胃包，两个组合不能同时选')
    expect(isOn('早查组合')).toBe(false)
  })

  test('R4.53 removing an item of a package warns that the package goes, with what is then to pay', async () => {
    await open()
    await tap(check('肠胃包'))
    await tap(byText('共 5 项 · 检项明细') ?? detail())
    await tap(byLabel('删除胃功能三项'))
    expect(dialog()).toContain('删除后整包取消')
    expect(dialog()).toContain('另外2项也会一起移除')
    expect(dialog()).toContain('总价 ¥1378.00 变为')
    await tap(byText('取消'))
    expect(chosen()).toEqual(['7104:DI001+DI003+DI004'])
    await tap(byLabel('删除胃功能三项'))
    await tap(byText('删除'))
    expect([chosen(), price()]).toEqual([[], expect.stringContaining('1080.00元')])
  })

  test('the sheet of an item that a package brings only explains it', async () => {
    await open()
    await tap(check('肠胃包'))
    await tap(all('[aria-label="13C呼气试验说明"]').at(-1))
    expect(shows('已含在肠胃包，不另收费')).toBe(true)
    await tap(byText('知道了'))
    expect(isOn('肠胃包')).toBe(true)
  })
})

const detail = () => all('[role="button"]').find(({ textContent }) => textContent?.includes('检项明细'))

describe('the choice', () => {
  test('R2.157 price and number follow; 检项明细 lists all that is examined', async () => {
    await open()
    expect(detail()?.textContent).toContain('共 2 项')
    await tap(check('甲状腺彩超'))
    await tap(check('肠胃包'))
    expect(detail()?.textContent).toContain('共 6 项')
    expect(price()).toContain('1496.00元')
    await tap(detail())
    const sheet = control('dialog', '检项明细')?.textContent ?? ''
    expect(sheet).toContain('共 6 项')
    expect(sheet).toContain('全程约 46 分钟')
    expect(sheet).toContain('肠胃包 3 项')
    expect(sheet).toContain('自选 1 项')
    expect(sheet).toContain('基础包 2 项')
    expect(sheet).toContain('基础1080 · 肠胃包298 · 自选118')
  })

  test('R4.41 14C beside 13C is deleted together, and the record of it stands in 检项明细', async () => {
    await open()
    await pick('消化道')
    await tap(check('14C呼气试验'))
    await tap(check('肠胃包'))
    expect(dialog()).toContain('13C与14C呼气试验同次只需做一种')
    await tap(byText('一并删除'))
    expect(chosen()).toEqual(['7104:DI001+DI003+DI004'])
    await tap(detail())
    expect(shows('已去掉 1 个重复项目')).toBe(true)
    expect(shows('14C呼气试验（¥88.00）不再计价。')).toBe(true)
    await tap(byLabel('取消整包肠胃包'))
    await tap(byLabel('关闭'))
    await tap(check('14C呼气试验'))
    await tap(detail())
    expect(shows('已去掉')).toBe(false)
  })

  test('R4.39 R4.40 what an item needs is added together, or the item is not', async () => {
    await open()
    await pick('消化道')
    await tap(check('无痛胃镜'))
    expect(dialog()).toContain('凝血四项')
    await tap(byText('取消'))
    expect(isOn('无痛胃镜')).toBe(false)
    await tap(check('无痛胃镜'))
    await tap(byText('一并添加'))
    expect(chosen()).toEqual(['7211:DI005', '7202:BL003+IN001'])
  })

  test('R4.45 清空 asks, and empties all but the base', async () => {
    await open()
    await tap(check('肠胃包'))
    await tap(check('甲状腺彩超'))
    await tap(detail())
    await tap(byText('清空'))
    expect(dialog()).toContain('确定清空全部已选加项吗？')
    await tap(byText('我再想想'))
    expect(chosen()).toHaveLength(2)
    await tap(byText('清空'))
    await tap(byText('全部清空'))
    expect(chosen()).toEqual([])
    expect(shows('还没有自选项目')).toBe(true)
  })

  test('R4.37 while a price is calculated the way on waits; a failure restores what was chosen', async () => {
    let fail: (() => void) | undefined
    let broken = false
    await open({
      'addon.quote': async (input) => {
        if (broken) await new Promise<void>((_done, refuse) => (fail = () => refuse(new Error('no line'))))
        return priceOf(input)
      }
    })
    broken = true
    await tap(check('甲状腺彩超'))
    expect(isOn('甲状腺彩超')).toBe(true)
    expect(byText('下一步')?.getAttribute('aria-disabled')).toBe('true')
    expect(shows('正在重新计算价格')).toBe(true)
    await act(async () => fail?.())
    await idle()
    expect(isOn('甲状腺彩超')).toBe(false)
    expect(byText('下一步')?.getAttribute('aria-disabled')).not.toBe('true')
  })

  test('下一步 leads to confirm with the choice, also with the base alone', async () => {
    await open()
    await tap(byText('下一步'))
    expect(world.visited).toEqual(['/process/confirm/checkup/CK1015'])
  })

  test('R4.72 with the number of the mini-program’s order', async () => {
    await open({}, { params: { orderNum: 'CA202611200077' } })
    await tap(byText('下一步'))
    expect(world.visited).toEqual(['/process/confirm/checkup/CK1015?orderNum=CA202611200077'])
  })

  test('R4.34 the base is looked at without a purchase bar', async () => {
    await open()
    await tap(byLabel('基础包2项，查看检查项'))
    expect(world.visited[0]).toContain('/selling/checkup/CK1015?')
    expect(world.visited[0]).toContain('from=supermarket')
  })
})

describe('search', () => {
  const type = async (word: string) => {
    const input = all('[role="search"] input')[0]
    if (!(input instanceof HTMLInputElement)) throw new Error('no search field')
    await act(async () => typeInto(input, word))
    await idle()
  }
  const search = async (word: string) => {
    await tap(byLabel('搜索检查项'))
    await type(word)
    await tap(byText('搜索'))
  }

  test('R2.159 what was searched for is found, can be chosen, and is kept as history', async () => {
    await open()
    await search('胃')
    expect(shows('找到2项')).toBe(true)
    await tap(check('无痛胃镜'))
    await tap(byText('一并添加'))
    expect(chosen()?.[0]).toBe('7211:DI005')
    await type('')
    expect(shows('搜索历史')).toBe(true)
    expect(byText('胃')).toBeDefined()
  })

  test('nothing found is said', async () => {
    await open()
    await search('星座')
    expect(shows('暂未搜索到相关结果，建议您换个搜索词试试')).toBe(true)
  })
})

describe('ways in that lead elsewhere', () => {
  test('behind the cashier it leads nowhere; in front again it leads to the order that was made of it', async () => {
    await open()
    const { process, items } = world.root
    await act(async () => {
      items.set('placed', { productCode: 'CK1015', orderNum: 'CA1', kind: 'checkup' })
      process.remove('buy:checkup:CK1015')
    })
    await idle()
    expect([world.visited, shows('还没有选择机构与时间')]).toEqual([[], false])
    await reappear()
    expect(world.visited).toEqual(['replace /order/order-detial/CA1'])
  })

  test('without branch and time it leads to where they are chosen', async () => {
    await open({}, { draft: null })
    expect(shows('还没有选择机构与时间')).toBe(true)
    await tap(byText('去选择自选体检'))
    expect(world.visited).toEqual(['replace /checkSupermarket'])
  })

  test('a product with add-ons of its own goes on to them', async () => {
    await open({}, { draft: { product: product() } })
    expect(world.visited).toEqual(['replace /process/addon/checkup/CK1015'])
  })
})
