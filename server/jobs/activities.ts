import { dateOf } from '@/domain/date'
import { DRAW_SORTS } from '@/domain/activity/sorts'
import { rewardInvites } from '../activity/award/commands/reward-invites'
import { asDraw } from '../activity/draws/activity'
import { lapseGoods } from '../activity/draws/commands/lapse-goods'
import { makeSeeds, openDay } from '../activity/draws/commands/open-day'
import { tellLatePrizes } from '../activity/draws/commands/tell-late'
import { remindOfMemberships } from '../activity/member/commands/remind'
import { runningActivities } from '../activity/queries/activities'
import { remindOfSales } from '../activity/seckill/commands/remind'
import type { Job } from './ticker'

/** A day's draws are promised at its first minute, also when nobody looks. */
const openDays: Job = {
  name: 'open-draw-days',
  everyMs: 30_000,
  async *run({ db, now }) {
    const at = now()
    await makeSeeds(db, at)
    for (const row of await runningActivities(db, DRAW_SORTS, at)) {
      await openDay(db, asDraw(row), dateOf(at.getTime()), at)
      yield
    }
  }
}

const tellLate: Job = {
  name: 'tell-late-prizes',
  everyMs: 60_000,
  run: (context) => tellLatePrizes(context)
}

const lapseWonGoods: Job = {
  name: 'lapse-won-goods',
  everyMs: 60_000,
  run: (context) => lapseGoods(context)
}

const remindOfSeckill: Job = {
  name: 'remind-of-seckill',
  everyMs: 30_000,
  run: (context) => remindOfSales(context)
}

const rewardFriends: Job = {
  name: 'reward-invites',
  everyMs: 30_000,
  run: (context) => rewardInvites(context)
}

const remindOfMembers: Job = {
  name: 'remind-of-memberships',
  everyMs: 3_600_000,
  run: (context) => remindOfMemberships(context)
}

/** What time brings about of activities. */
export const keepActivities: readonly Job[] = [
  openDays,
  tellLate,
  lapseWonGoods,
  remindOfSeckill,
  rewardFriends,
  remindOfMembers
]
