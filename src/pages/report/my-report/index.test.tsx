import { act } from 'react'
import { CATEGORY } from '@/domain/kinds/types'
import { CallError, ErrorCode } from '@/contract/errors'
import type { ReportList, ReportPeople } from '@/contract/report/dto/report'
import { documents } from '@/platform/document'
import { productCard, productPage } from '@/../tests/support/catalogue'
import { typeInto, type MountedPage } from '@/../tests/support/mount-page'
import { all, byLabel, byText, control, idle, shows, tap } from '@/../tests/support/screen'
import { createWorld, type FakeCalls, type World, type WorldOptions } from '@/../tests/support/world'
import MyReportPage from './index'

type Reader = ReportPeople['people'][number]
const person = (contactsId: string, changes: Partial<Reader> = {}): Reader => ({
  contactsId,
  name: '沈清和',
  relation: '本人',
  gender: 1,
  age: 38,
  access: 'open',
  agreed: false,
  until: 0,
  mobile: '',
  reports: 2,
  nextVisit: null,
  ...changes
})
const SELF = person('c11')
const FATHER = person('c12', {
  name: '沈远山',
  relation: '父亲',
  age: 66,
  access: 'locked',
  mobile: '100****0003'
})

type Wire = ReportList['reports'][number]
const sugar = (value: number, high = 6) => ({
  itemCode: 'GL002',
  itemName: '糖化血红蛋白',
  unit: '%',
  low: 4,
  high,
  value
})
const uric = (value: number) => ({
  itemCode: 'LP003',
  itemName: '尿酸',
  unit: 'μmol/L',
  low: 208,
  high: 428,
  value
})
const report = (year: number, changes: Partial<Wire> = {}): Wire => ({
  reportNo: `RP${year}`,
  date: `${year}-04-15`,
  branch: '深圳福田分院',
  readings: [],
  findings: [],
  normal: [],
  ...changes
})
const REPORTS = [
  report(2026, {
    readings: [uric(451), sugar(6.1)],
    findings: [
      { level: '建议复查', itemCode: 'GL002', itemName: '糖化血红蛋白', text: '三个月后复查。' },
      { level: '建议就诊', itemCode: 'TH001', itemName: '甲状腺彩超', text: '结节0.9cm，请就诊。' }
    ],
    normal: ['血常规', '心电图']
  }),
  report(2025, { readings: [uric(438), sugar(5.8)] }),
  report(2024, { readings: [uric(402), sugar(5.5, 5.7)] })
]

let world: World
let page: MountedPage | null = null
afterEach(() => {
  page?.leave()
  page = null
})
async function open(
  params: Record<string, string> = {},
  {
    reports = REPORTS,
    people = [SELF, FATHER],
    pending = []
  }: Partial<{
    reports: Wire[]
    people: Reader[]
    pending: ReportPeople['pending']
  }> = {},
  calls: FakeCalls = {},
  options: WorldOptions = {}
) {
  world = createWorld({
    calls: {
      'report.people': () => ({ people, pending }),
      'report.list': ({ contactsId }) => ({
        person: people.find((one) => one.contactsId === contactsId) ?? SELF,
        reports
      }),
      'product.home': () => productPage([base('CK1016', 288), base('CK1015', 88)]),
      ...calls
    },
    ...options
  })
  await act(async () => {
    page = await world.open('myReport', MyReportPage, params)
  })
  await idle()
}
const base = (productCode: string, salePrice: number) => productCard({ productCode, salePrice })

const titles = () => all('[role="heading"][aria-level="2"]').map(({ textContent }) => textContent)
const moving = (name: string) =>
  all('[role="link"]').find(({ textContent }) => textContent?.startsWith(`${name}高于`))
const listed = () => all('[role="listitem"]').map(({ textContent }) => textContent)

describe('the list', () => {
  test('R2.3 reports by year with what wants attention first, and what moved over the years', async () => {
    await open()
    expect(shows('这几年一直在变的 2 项')).toBe(true)
    expect(moving('糖化血红蛋白')?.textContent).toContain('高于参考 6')
    expect(all('[role="heading"][aria-level="3"]').map(({ textContent }) => textContent)).toEqual([
      '2026-04-15',
      '2025-04-15',
      '2024-04-15'
    ])
    expect(shows('3项需留意其余 2 项未见异常甲状腺彩超糖化血红蛋白 6.1 ↑尿酸 451 ↑')).toBe(true)
    await tap(control('link', '2025-04-15'))
    expect(world.visited).toEqual(['/my-report?contact=c11&report=RP2025'])
  })

  test('a member of the family who has not agreed is not read', async () => {
    await open()
    await tap(control('radio', '沈远山'))
    expect(shows('沈远山的报告需要本人同意后才能查看')).toBe(true)
    expect(world.made.filter(({ name }) => name === 'report.list')).toHaveLength(1)
  })

  test('they agree with a code on their own phone, and then are read', async () => {
    let agreed = false
    const people = () => [SELF, agreed ? { ...FATHER, access: 'open' as const, agreed } : FATHER]
    await open(
      { contact: 'c12' },
      {},
      {
        'report.people': () => ({ people: people(), pending: [] }),
        'report.askConsent': () => ({ retryAfter: 60, demoCode: '135790' }),
        'report.agree': () => {
          agreed = true
          return { people: people(), pending: [] }
        },
        'report.list': () => ({ person: { ...FATHER, access: 'open' }, reports: REPORTS })
      }
    )
    await tap(byText('发验证码给本人'))
    expect(shows('验证码已发到本人手机 100****0003')).toBe(true)
    await tap(byText('确认本人同意'))
    expect(document.getElementById('report-code-error')?.textContent).toBe('请填写6位验证码')
    expect(world.root.feedback.toastShown?.text).toBe('请填写6位验证码')
    await act(async () => typeInto(byLabel('本人收到的验证码') ?? document.body, '135790'))
    await tap(byText('确认本人同意'))
    expect(world.made1('report.agree')).toEqual({ contactsId: 'c12', code: '135790' })
    expect(shows('2026-04-15')).toBe(true)
  })

  test('who may read and who has read is told; a reader is added and taken off', async () => {
    const views = [
      {
        viewer: '沈** 100****0009',
        reportNo: 'RP2026',
        what: 'read' as const,
        at: Date.parse('2026-11-19T08:05:00+08:00')
      }
    ]
    const until = Date.parse('2026-11-27T09:00:00+08:00')
    const shares = [{ id: 'rs1', mobile: '100****0009', until }]
    await open(
      {},
      {},
      {
        'report.sharing': () => ({ shares: [], views }),
        'report.share': () => ({ shares, views }),
        'report.unshare': () => ({ shares: [], views })
      }
    )
    await tap(all('[role="button"]').find(({ textContent }) => textContent?.startsWith('分享与查看记录')))
    expect(shows('没有分享给别人')).toBe(true)
    expect(shows('沈** 100****000911月19日 08:05 · RP2026')).toBe(true)
    await tap(byText('同意分享'))
    expect(world.made1('report.share')).toBeUndefined()
    expect(document.getElementById('report-reader-error')?.textContent).toBe('请填写手机号')
    expect(world.root.feedback.toastShown?.text).toBe('请填写手机号')
    await act(async () => typeInto(byLabel('对方登录用的手机号') ?? document.body, '10000000009'))
    await tap(control('radio', '30 天'))
    await tap(byText('同意分享'))
    expect(world.made1('report.share')).toEqual({ contactsId: 'c11', mobile: '10000000009', days: 30 })
    expect(shows('到 2026-11-27')).toBe(true)
    await tap(byLabel('停止分享给 100****0009'))
    expect(world.made1('report.unshare')).toEqual({ id: 'rs1' })
    expect(shows('没有分享给别人')).toBe(true)
  })

  test('what a laboratory has begun stands above, a kit leads to its own way', async () => {
    await open(
      {},
      {
        pending: [
          { orderNum: 'CA1', orderType: CATEGORY.geneHome, productName: '叶酸代谢检测', kit: true, state: 2 },
          { orderNum: 'CA2', orderType: 1, productName: '深度体检', kit: false, state: 3 },
          { orderNum: 'CA3', orderType: CATEGORY.sugarshaker, productName: '控糖', kit: false, state: 3 }
        ]
      }
    )
    expect(shows('叶酸代谢检测检测中')).toBe(true)
    expect(shows('深度体检医生审核中')).toBe(true)
    const rows = all('[role="button"]').filter(({ textContent }) => /检测中|审核中/.test(textContent ?? ''))
    await tap(rows[0])
    await tap(rows[1])
    await tap(rows[2])
    expect(world.visited).toEqual([
      '/order/southgene-order-detial?orderNum=CA1',
      '/order/order-detial/CA2',
      '/order/sugar-order-detial?orderNum=CA3'
    ])
  })

  test('without a report there is a way to a checkup', async () => {
    await open({}, { reports: [] })
    expect(shows('还没有报告')).toBe(true)
    await tap(byText('看看体检套餐'))
    expect(world.visited).toEqual(['tab /shop'])
  })

  test('without a line there is another try', async () => {
    let fails = true
    await open(
      {},
      {},
      {
        'report.people': () => {
          if (fails) throw new CallError(ErrorCode.network, '')
          return { people: [SELF], pending: [] }
        }
      }
    )
    fails = false
    await tap(byText('重新加载'))
    expect(shows('2026-04-15')).toBe(true)
  })

  test('R2.3 a guest logs in first', async () => {
    await open({}, {}, {}, { session: null })
    expect(world.made).toEqual([])
    expect(world.visited.at(0)).toContain(encodeURIComponent('/my-report'))
  })
})

describe('one report', () => {
  const detail = { contact: 'c11', report: 'RP2026' }

  test('R5.24 what a doctor is for comes first, each with what it means; no question of the form is repeated', async () => {
    await open(detail)
    expect(titles()).toEqual([
      '这次有 3 项需要留意',
      '甲状腺彩超',
      '糖化血红蛋白',
      '生活方式可以调整',
      '未见异常'
    ])
    expect(listed()).toEqual(['1建议就诊', '1建议复查', '1生活方式'])
    expect(shows('检查 5 项，2 项未见异常。先处理前 2 项，其余的可以慢慢来。')).toBe(true)
    expect(shows('参考 4–6 · 2024 年 5.5 · 2025 年 5.8')).toBe(true)
    expect(shows('结节0.9cm，请就诊。')).toBe(true)
    expect(shows('不代替门诊诊断')).toBe(true)
    expect(document.body.textContent).not.toMatch(/性生活|婚育/)
    expect(world.made1('report.list')).toEqual({ contactsId: 'c11', reportNo: 'RP2026' })
  })

  test('R2.3 it is had as a PDF; one that does not open, or is not theirs to read, is told', async () => {
    const opened = jest.spyOn(documents, 'open').mockResolvedValue(true)
    let refused = false
    await open(
      { contact: 'c11', report: 'RP2026' },
      {},
      {
        'report.file': ({ contactsId, reportNo }) => {
          if (refused) throw new CallError(ErrorCode.notFound, '没有找到报告')
          return { fileName: `${contactsId}-${reportNo}.pdf`, base64: 'JVBERi0=' }
        }
      }
    )
    await tap(byText('下载 PDF'))
    expect(opened).toHaveBeenCalledWith('c11-RP2026.pdf', 'JVBERi0=')
    expect(world.root.feedback.toastShown).toBeNull()
    opened.mockResolvedValue(false)
    await tap(byText('下载 PDF'))
    expect(world.root.feedback.toastShown?.text).toBe('文件没有打开，请重试')
    refused = true
    await tap(byText('下载 PDF'))
    expect([opened.mock.calls.length, world.root.feedback.toastShown?.text]).toEqual([2, '没有找到报告'])
  })

  test('what was unremarkable is folded', async () => {
    await open(detail)
    expect(shows('血常规、心电图')).toBe(false)
    await tap(byText('2 项 展开'))
    expect(shows('血常规、心电图')).toBe(true)
  })

  test('one tap leads to a re-check of just what a doctor wants to see again', async () => {
    await open(detail)
    await tap(byText('一次约好复查'))
    expect(world.root.items.get('recheckItems')).toEqual(['TH001', 'GL002'])
    expect(world.visited.at(-1)).toBe('/process/booking/checkup/CK1015')
  })

  test('a re-check of one item alone, and its years', async () => {
    await open(detail)
    await tap(byLabel('约复查糖化血红蛋白'))
    expect(world.root.items.get('recheckItems')).toEqual(['GL002'])
    await tap(byLabel('糖化血红蛋白历年趋势'))
    expect(world.visited.at(-1)).toBe(
      `/my-report?contact=c11&item=${encodeURIComponent('GL002-糖化血红蛋白')}`
    )
  })

  test('a report without anything says so and offers no re-check', async () => {
    await open({ contact: 'c11', report: 'RP2023' }, { reports: [report(2023, { readings: [sugar(5)] })] })
    expect(titles()).toEqual(['这次各项都在参考范围内', '未见异常'])
    expect(byText('一次约好复查')).toBeUndefined()
  })

  test("one that is not this person's leads back to the list", async () => {
    await open({ contact: 'c11', report: 'RP1999' })
    expect(shows('没有找到这份报告')).toBe(true)
    await tap(byText('查看全部报告'))
    expect(world.visited).toEqual(['replace /my-report'])
  })

  test('one whose number cannot be a number leads there too, and nothing is asked by it', async () => {
    await open({ contact: 'c11', report: '<RP 2026>' })
    expect(shows('没有找到这份报告')).toBe(true)
    expect(world.made1('report.list')).toEqual({ contactsId: 'c11' })
  })

  test('when the re-check cannot be begun it is said', async () => {
    await open(
      detail,
      {},
      {
        'product.home': () => {
          throw new CallError(ErrorCode.network, '')
        }
      }
    )
    await tap(byText('一次约好复查'))
    expect(world.visited).toEqual([])
    expect(world.root.feedback.toastShown).not.toBeNull()
  })
})

describe('one item over the years', () => {
  test('the line is said in words, each year has its own range, and a tap books the item', async () => {
    await open({ contact: 'c11', item: 'GL002' })
    expect(shows('比去年高 0.3，比参考上限高 0.1')).toBe(true)
    expect(shows('2 年里一直在升，每年约 0.3，这次超过了参考上限 6。')).toBe(true)
    expect(listed()).toEqual([
      '2026-04-156.1 %参考 4–6 · 高于参考 6',
      '2025-04-155.8 %参考 4–6 · 在参考范围内',
      '2024-04-155.5 %参考 4–5.7 · 在参考范围内'
    ])
    expect(byLabel('糖化血红蛋白历年结果：2024-04-15 5.5%，2025-04-15 5.8%，2026-04-15 6.1%')).toBeDefined()
    expect(shows('88')).toBe(true)
    await tap(byText('一键约复查'))
    expect(world.root.items.get('recheckItems')).toEqual(['GL002'])
  })

  test('another item is one tap away', async () => {
    await open({ contact: 'c11', item: 'GL002' })
    expect(all('[role="radio"]').map(({ textContent }) => textContent)).toEqual(['糖化血红蛋白', '尿酸'])
    await tap(control('radio', '尿酸'))
    expect(world.visited).toEqual([`replace /my-report?contact=c11&item=${encodeURIComponent('LP003-尿酸')}`])
  })

  test('an item that was never measured leads back to the list', async () => {
    await open({ contact: 'c11', item: 'ZZ999' })
    expect(shows('没有找到这份报告')).toBe(true)
  })
})
