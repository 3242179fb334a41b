import assert from 'node:assert/strict'
import { createHash, createHmac } from 'node:crypto'
import { DAY_MS } from '@/domain/date'
import { verifyDay, type PublishedDay } from '@/domain/activity/verify'
import { tables } from '../../support/local-server'
import type { Driver } from '../../support/driver'
import { logIn } from '../log-in'
import type { ActivityScene, ActivityStep } from './scene'

/** As somebody would reckon it who has the published file and no code of the shop's. */
const DIGESTS = {
  sha256: (seed: string) => createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex'),
  hmac: (seed: string, text: string) =>
    createHmac('sha256', Buffer.from(seed, 'hex')).update(text).digest('hex')
}

const HASH = /[0-9a-f]{64}/g
const CHANCE = /第 (\d+) 次 · 代号 ([0-9a-zA-Z_-]+)/

/** What stands on the page of the records: which chance of which account. */
async function chanceShown({ user }: ActivityScene): Promise<{ chanceNo: number; account: string }> {
  await user.see(CHANCE)
  const [, no = '', account = ''] = CHANCE.exec(await user.text()) ?? []
  return { chanceNo: Number(no), account }
}

/** One each day, and one more by an order of the demo where that was paid today. */
const CHANCES = /今天还能开 [12] 次/
const chancesLeft = async (user: Driver): Promise<number> =>
  Number(/今天还能开 (\d) 次/.exec(await user.text())?.[1])

let chances = 0
let promised = ''
let drawn = { chanceNo: 0, account: '' }

/** A blind box: the odds, one chance used once, its record; the day after, the draw is drawn again from what was published. */
export const blindBox: readonly ActivityStep[] = [
  [
    'odds and hash are there before the first draw',
    async ({ user }) => {
      await user.open('/blind-box/lottery')
      await logIn(user)
      await user.at(/^\/blind-box\/lottery/)
      await user.see('合计 100%')
      await user.see('6%')
      await user.see('剩 300 / 共 300')
      await user.see(CHANCES)
      chances = await chancesLeft(user)
      promised = (await user.text()).match(HASH)?.[0] ?? ''
      assert.equal(promised.length, 64)
    }
  ],
  [
    'another box, two taps: one chance is used',
    async (scene) => {
      const { user, server } = scene
      await user.tap('第 1 个盒子')
      await user.doubleTap('打开这一盒')
      await user.see(/^(抽中了|谢谢参与)$/)
      await user.tap('知道了')
      await user.see(`今天还能开 ${chances - 1} 次`)
      if (chances === 1) await user.see('今天的机会用完了')
      await user.tap('记录')
      await user.at(/^\/blind-box\/lottery\/record/)
      drawn = await chanceShown(scene)
      assert.deepEqual([drawn.chanceNo, await server.db.$count(tables.draws)], [1, 1])
    }
  ],
  [
    'the day after the seed is told, and the published file gives the same draw again',
    async ({ user, server }) => {
      await server.passTime(DAY_MS)
      await user.open('/blind-box/lottery')
      await user.see(CHANCES)
      const today = (await user.text()).match(HASH)?.[0]
      await user.tap('怎么核对')
      await user.see('重算的步骤')
      const shown: readonly string[] = (await user.text()).match(HASH) ?? []
      assert.ok(shown.includes(promised), 'the hash that stood there yesterday')
      assert.notEqual(today, promised)
      const [file = ''] =
        /\/(?:api|wxappapi)\/activity\/draw\/published\/[\w/-]+/.exec(await user.text()) ?? []
      const answer = await fetch(server.origin + file)
      const { results } = (await answer.json()) as { results: PublishedDay }
      assert.equal(results.commitment, promised)
      assert.deepEqual(verifyDay(results, DIGESTS), [])
      const mine = results.draws.filter(({ account }) => account === drawn.account)
      assert.deepEqual(
        mine.map(({ chanceNo }) => chanceNo),
        [drawn.chanceNo]
      )
    }
  ]
]
