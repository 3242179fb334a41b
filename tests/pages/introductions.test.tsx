import { act, type FunctionComponent } from 'react'
import type { RouteName } from '@/routes/table'
import type { MountedPage } from '@/../tests/support/mount-page'
import { all, idle, shows, tap } from '@/../tests/support/screen'
import { createWorld, type World } from '@/../tests/support/world'
import ClaimsIntroduce from '@/pages/report/claims-introduce/index'
import HealthIntroduce from '@/pages/report/health-introduce/index'
import HealthIntroduceMsg from '@/pages/report/health-introduce-msg/index'

let world: World
let page: MountedPage | null = null
afterEach(() => {
  page?.leave()
  page = null
})
async function open(name: RouteName, Page: FunctionComponent) {
  world = createWorld({})
  await act(async () => {
    page = await world.open(name, Page, {})
  })
  await idle()
}

test.each([
  ['claimsIntroduce', ClaimsIntroduce, '以保险公司解释为准', ['/my-report', '/mine/order']],
  ['healthIntroduce', HealthIntroduce, '不承诺任何疗效', ['/my-report', '/blood-glucose', '/health-plan']],
  ['healthIntroduceMsg', HealthIntroduceMsg, '消息里不写检查结果', ['/message', '/health-introduce']]
] as const)(
  'R2.61 %s tells what it is about, and each of its rows leads somewhere',
  async (name, Page, text, ways) => {
    await open(name, Page)
    expect(shows(text)).toBe(true)
    const count = all('[role="button"]').filter(({ textContent }) => textContent !== '').length
    for (let index = 0; index < count; index += 1)
      await tap(all('[role="button"]').filter(({ textContent }) => textContent !== '')[index])
    expect(world.visited.map((way) => way.split('?')[0])).toEqual(ways)
  }
)
