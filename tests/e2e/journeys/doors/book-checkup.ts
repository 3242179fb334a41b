import { AGREE, BRANCH } from '../book-checkup'
import { dayOfVisit, goOnToConfirm, submit } from '../steps'
import { backAndClose, backAtCashier, same, type DoorStep } from './in-door'

const PACKAGE = '深度体检·男士款'
const PRODUCT = '/selling/checkup/CK1003'

/**
 * The main job in every host: opened as the host does, a checkup is picked and shared, booked, logged in to and paid by the host's own means, the
 * order is seen, and back and close lead where they do in this host.
 */
export const checkupInDoor: readonly DoorStep[] = [
  [
    '01-open',
    async (door) => {
      await door.enter()
      await door.header(/体检/)
    }
  ],
  [
    '02-pick',
    async (door) => {
      const { user } = door
      await user.tap('体检套餐')
      await user.at(/^\/shop/)
      await user.see('有号优先')
      await user.tap(PACKAGE)
      await user.at(/^\/selling\/checkup\/CK1003/)
      await user.see('立即预约')
      await door.header(PACKAGE)
      await door.share({ title: PACKAGE, path: PRODUCT })
    }
  ],
  [
    '03-back-by-phone',
    async (door) => {
      const { user } = door
      await user.tap('立即预约')
      await user.at(/^\/process\/booking\/checkup\/CK1003/)
      await user.see(BRANCH)
      await door.back()
      await user.at(/^\/selling\/checkup\/CK1003/)
    }
  ],
  same('04-slot', async (user) => {
    await user.tap('立即预约')
    await user.at(/^\/process\/booking\/checkup\/CK1003/)
    await user.see(BRANCH)
    await user.tap(dayOfVisit().label)
    await user.see(`${BRANCH} 下一步`)
    await user.tap(`${BRANCH} 下一步`)
    await user.tap(/^08:00-08:30 /)
  }),
  [
    '05-login',
    async (door) => {
      const { user } = door
      await user.tap('确定')
      await door.logIn()
      await user.at(/^\/process\/addon\/checkup\/CK1003/)
      await user.see(/^共2\d项$/)
    }
  ],
  same('06-confirm', async (user) => {
    await goOnToConfirm(user)
    await user.tap(/^陈予安/)
    await user.tap(/^早餐预约/)
    await user.tap(/^清淡中式/)
    await user.tap(AGREE)
  }),
  [
    '07-cashier',
    async (door) => {
      await submit(door.user)
      await door.header('收银台')
    }
  ],
  backAtCashier,
  [
    '08-paid',
    async (door) => {
      await door.pay('approve')
      await door.user.at(/^\/pay-success/)
      await door.user.see('预约成功')
    }
  ],
  [
    '09-order',
    async (door) => {
      const { user } = door
      await user.tap('查看订单')
      await user.at(/^\/order\/order-detial\//)
      await user.see('待到检')
      await door.header('订单')
    }
  ],
  ...backAndClose
]
