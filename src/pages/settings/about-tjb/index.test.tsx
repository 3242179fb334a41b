import { act } from 'react'
import { byText, idle, shows, tap } from '@/../tests/support/screen'
import { createWorld } from '@/../tests/support/world'
import { routes } from '@/routes/table'
import AboutPage from './index'

test('R2.25 /mine/about-tjb is open to a guest and leads to agreements, app and suggestions', async () => {
  expect(routes.aboutTjb).toMatchObject({ path: '/mine/about-tjb' })
  expect(routes.aboutTjb).not.toHaveProperty('private')
  const world = createWorld({
    session: null,
    calls: {
      'shop.info': () => ({
        name: '安和体检',
        phone: '400-000-2000',
        hours: '每天 08:00-18:00',
        licences: ['医疗机构执业许可证 示例 001'],
        invoices: true
      })
    }
  })
  let leave = () => undefined as void
  await act(async () => {
    leave = (await world.open('aboutTjb', AboutPage)).leave
  })
  await idle()
  expect(shows('版本 7.1.0')).toBe(true)
  for (const told of ['安和体检', '400-000-2000 每天 08:00-18:00', '医疗机构执业许可证 示例 001']) {
    expect(shows(told)).toBe(true)
  }
  for (const row of ['协议与规则', '下载 App', '意见反馈']) await tap(byText(row))
  expect(world.visited).toEqual(['/AgreementTable', '/mine/download-tjb', '/mine/suggestion'])
  leave()
})
