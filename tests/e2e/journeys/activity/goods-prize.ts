import { eq } from 'drizzle-orm'
import { HOUR_MS } from '@/domain/date'
import { tables, type LocalServer } from '../../support/local-server'
import { AGREE } from '../book-checkup'
import { METER } from '../buy-goods'
import { logIn } from '../log-in'
import type { ActivityStep } from './scene'

const BOX = 'BB01'

/** Of the day that is opened next: a box has goods, and in one of a million nothing. */
async function onlyGoods({ db }: LocalServer): Promise<void> {
  await db.delete(tables.drawPrizes).where(eq(tables.drawPrizes.activityId, BOX))
  await db.insert(tables.drawPrizes).values([
    {
      ...{ activityId: BOX, prizeId: 'meter', no: 1, name: '血压计一台', kind: 'goods', weight: 999_999 },
      ...{ productCode: 'HS2003', stock: 1, days: 15 }
    },
    { activityId: BOX, prizeId: 'none', no: 2, name: '谢谢参与', kind: 'none', weight: 1 }
  ])
}

/** Goods that are won: odds and time beforehand, ordered for nothing to an address, once. */
export const goodsPrize: readonly ActivityStep[] = [
  [
    'the page says what can be won, how many there are and by when it is claimed',
    async ({ user, server }) => {
      await onlyGoods(server)
      await user.open('/blind-box/lottery')
      await logIn(user)
      await user.at(/^\/blind-box\/lottery/)
      await user.see('血压计一台')
      await user.see('15 天内领取，包邮')
      await user.see('剩 1 / 共 1')
    }
  ],
  [
    'it is won, and claimed from the records',
    async ({ user, server }) => {
      await user.tap('打开这一盒')
      await user.see('抽中了')
      await server.passTime(HOUR_MS)
      await user.tap('去领取')
      await user.at(/^\/blind-box\/lottery\/record/)
      await user.reload()
      await user.see(/前领取，到期作废$/)
      await user.tap('去领取血压计一台')
      await user.at(/^\/selling\/health-selection\/HS2003/)
      await user.see(METER)
    }
  ],
  [
    'it is ordered for nothing, to an address',
    async ({ user }) => {
      await user.tap('立即购买')
      await user.see(/^库存/)
      await user.tap('立即购买')
      await user.at(/^\/process\/confirm\/health-selection\/HS2003/)
      await user.see('0.00元')
      await user.type('姓名', '林知夏')
      await user.tap(/^配送区域/)
      await user.see('选择配送区域')
      await user.tap('四川省')
      await user.tap('成都市')
      await user.tap('武侯区')
      await user.type('详细地址', '桐梓林北路6号2单元802')
      await user.tap(AGREE)
      await user.tap('提交订单')
      await user.at(/^\/pay-success/)
      await user.tap('查看订单')
      await user.see('待发货')
    }
  ],
  [
    'the record leads to the order, and the product costs what it cost',
    async ({ user }) => {
      await user.open('/blind-box/lottery/record')
      await user.see('已领取')
      await user.tap('看血压计一台的订单')
      await user.at(/^\/order\//)
      await user.see('待发货')
      await user.open('/selling/health-selection/HS2003')
      await user.see(/219/)
    }
  ]
]
