import { BRANCH, visitDay, type Step } from './book-checkup'
import { logIn } from './log-in'

/**
 * From a report to its re-check, in a person's words: the list, the report, what is to be looked at again, a branch and a time, and
 * the self-selected checkup in which just that is chosen. The same on the site and in the mini-program.
 */
export const reportToRecheck: readonly Step[] = [
  [
    '01-reports',
    async (user) => {
      await user.open('/my-report')
      await logIn(user)
      await user.at(/^\/my-report/)
      await user.see('历年报告')
      await user.see('8项需留意')
    }
  ],
  [
    '02-trend',
    async (user) => {
      await user.open('/my-report?item=GL002')
      await user.see(/这次超过了参考上限 6。/)
    }
  ],
  [
    '03-report',
    async (user) => {
      await user.open('/my-report?report=RP2026-0001')
      await user.see('这次有 8 项需要留意')
      await user.see('不代替门诊诊断')
    }
  ],
  [
    '04-booking',
    async (user) => {
      await user.tap('一次约好复查')
      await user.at(/^\/process\/booking\/checkup\/CK1015/)
      await user.tap(visitDay(new Date()).label)
      await user.tap(`${BRANCH} 下一步`)
      await user.tap(/^08:00-08:30 /)
      await user.tap('确定')
    }
  ],
  [
    '05-chosen',
    async (user) => {
      await user.at(/^\/process\/Supermarket\/CK1015/)
      // The base, the thyroid and the sugar: what the doctor wants to see again, and nothing else.
      await user.see('274.00元')
    }
  ]
]
