import assert from 'node:assert/strict'
import { BRANCH, visitDay } from './book-checkup'
import { orderMadeBy, type EveningScene } from './evening'
import { agree, goOnToConfirm, holdSlot, submit, toBooking } from './steps'

/** 同型半胱氨酸 */
const HOMOCYSTEINE = 'HE005'
const BREAKFAST = /清淡中式/

/** The product is killed at each step and started anew, at home or where it was; what was chosen is ordered. */
export const relaunch: readonly EveningScene[] = [
  [
    'killed while booking, at the add-ons and on confirm, opened at home or there: all that was chosen is ordered',
    async (scene) => {
      const { user } = scene
      const day = visitDay(new Date(), 4)
      const atHome = async () => {
        await user.open('/')
        await user.see('限时秒杀')
      }
      await toBooking(user)
      await user.tap(day.label)
      await user.see(`${BRANCH} 下一步`)
      await user.reload()
      await user.see(`${BRANCH} 下一步`)
      await atHome()
      await user.open('/process/booking/checkup/CK1003')
      await user.see(`${BRANCH} 下一步`)
      await holdSlot(user, /^08:30-09:00 /)

      await user.tap('选择同型半胱氨酸')
      await user.see('共22项')
      await user.reload()
      await user.see('共22项')
      await atHome()
      await user.open('/process/addon/checkup/CK1003')
      await user.see(new RegExp(`${day.told} 08:30-09:00`))
      await user.see('共22项')
      await goOnToConfirm(user)

      await user.tap(/^陈予安/)
      await user.tap(/^早餐预约/)
      await user.tap(/^清淡中式/)
      await user.see(/张可用$|无可用/)
      await user.reload()
      await user.see(BREAKFAST)
      await atHome()
      await user.open('/process/confirm/checkup/CK1003')
      await user.see(BREAKFAST)
      await user.see(/张可用$|无可用/)
      await agree(user)
      const made = await orderMadeBy(scene, () => submit(scene.user))
      assert.ok(made.visit.date?.endsWith(day.short), made.visit.date ?? 'no day')
      assert.equal(made.visit.timespan, '08:30-09:00')
      assert.deepEqual(
        made.lines.flatMap(({ role, items }) => (role === 'addon' ? items.map(({ code }) => code) : [])),
        [HOMOCYSTEINE]
      )
      assert.equal(made.person.name, '陈予安')
      assert.ok(made.breakfastId)
    }
  ]
]
