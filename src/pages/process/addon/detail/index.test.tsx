import { makePackage } from '@/domain/addon/fixtures'
import { CHARGE_TYPE, SPECIAL_PACKAGE_ID } from '@/domain/addon/types'
import { check, leaveScreen, open } from '@/../tests/support/addon-page'
import { product, visit } from '@/../tests/support/draft'
import { all, byLabel, idle, tap } from '@/../tests/support/screen'

afterEach(leaveScreen)

const smart = makePackage(SPECIAL_PACKAGE_ID.smart, ['BO002', 'LI004'], { chargeType: CHARGE_TYPE.personal })
const company = makePackage(7001, ['BL003'], { withIn: 1, chargeType: CHARGE_TYPE.enterprise })
const quota = makePackage(7002, ['HE005'], { withIn: 1, chargeType: CHARGE_TYPE.quota })
const own = makePackage(6202, ['TH003', 'TH002'])
const OFFER = {
  packages: [company, quota, own],
  quotaFen: 5000,
  rules: [],
  recommendation: smart,
  recommendConsent: true
}

/** The price in the bar is the way to it. */
const bar = () => all('[aria-expanded]').find((found) => found.textContent?.includes('套餐'))
const sheet = () => all('[role="dialog"]').find((found) => found.textContent?.startsWith('预约明细'))
const listed = (title: string) =>
  all(`[role="list"][aria-label="${title}"] [role="listitem"]`).map(({ textContent }) => textContent)

async function openSheet() {
  await tap(bar())
  await idle()
}

test('R3.11 the sheet of a booking has product, person, branch with its number, day, time, recommended and chosen items, both prices', async () => {
  await open(
    {},
    {
      server: OFFER,
      draft: {
        product: product({ name: '深度体检·男士款' }),
        visit: visit({ date: '2026-11-25', timespan: '09:30-10:00' })
      }
    }
  )
  await tap(all('[role="switch"]')[0])
  for (const name of ['凝血四项', '同型半胱氨酸', '甲功七项', '肝脏硬度与脂肪衰减检测'])
    await tap(check(name))
  expect(sheet()).toBeUndefined()
  await openSheet()
  expect(bar()?.getAttribute('aria-expanded')).toBe('true')
  const shown = sheet()?.textContent ?? ''
  for (const text of [
    '深度体检·男士款',
    '共 25 项检查',
    '陈** 100****0001',
    '澄安体检中心（北京望京分院）',
    '机构编号 H1001',
    '11月25日 周三 09:30-10:00'
  ]) {
    expect(shown).toContain(text)
  }
  expect(listed('推荐加项')).toEqual(['25-羟维生素D¥128.00', '肝脏硬度与脂肪衰减检测已加入¥268.00'])
  expect(listed('已选加项')).toEqual([
    '凝血四项企业付费',
    '同型半胱氨酸¥88.00',
    '甲功七项¥198.00',
    '肝脏硬度与脂肪衰减检测¥268.00'
  ])
  expect(shown).toContain('项目总价¥1699.00企业承担-¥115.00应付¥1584.00')
})

test('R3.11 nothing chosen, nothing recommended: both prices are that of the product, and it closes', async () => {
  await open({}, { server: { packages: [own], rules: [] } })
  await openSheet()
  const shown = sheet()?.textContent ?? ''
  expect(shown).toContain('没有选加项')
  expect(shown).not.toContain('推荐加项')
  expect(shown).toContain('项目总价¥1080.00应付¥1080.00')
  await tap(byLabel('关闭'))
  await idle()
  expect(bar()?.getAttribute('aria-expanded')).toBe('false')
})
