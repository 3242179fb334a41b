import { eq, sql } from 'drizzle-orm'
import { MAX_KEPT_MS, SLOT_HOLD_MS } from '@/domain/order/timers'
import { tables, type LocalServer } from '../support/local-server'
import type { Step } from './book-checkup'
import { HOLD_OVER_MS, PAY_OVER_MS } from './evening'
import { toConfirm } from './steps'

const { holds } = tables

/** Sheets that come when a seat is lost: its time runs out, and it was kept as long as one may. With a login, after all others. */
export const lostSeat = ({ db, passTime }: LocalServer): readonly Step[] => [
  [
    '80-hold-over',
    async (user) => {
      // Orders that the lists before left unpaid are closed: the next one is not the same again.
      await passTime(PAY_OVER_MS)
      await toConfirm(user)
      // Kept ten minutes longer, again and again.
      const before = sql`${holds.createdAt} - ${(MAX_KEPT_MS - SLOT_HOLD_MS) / 1000}::int * interval '1 second'`
      await db.update(holds).set({ createdAt: before }).where(eq(holds.state, 'held'))
      await passTime(HOLD_OVER_MS)
      await user.reload()
      await user.see('名额保留已到期')
    }
  ],
  [
    '81-near-slots',
    async (user) => {
      await user.tap('再试同一时段')
      await user.see('为你找到相近的可约时段')
    }
  ]
]
