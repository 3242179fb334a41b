import assert from 'node:assert/strict'
import { tables } from '../../support/local-server'
import { logIn } from '../log-in'
import type { ActivityScene, ActivityStep } from './scene'

const drawsOf = ({ server: { db } }: ActivityScene) => db.$count(tables.draws)

/** An order of the demo that was paid today gives one chance more of each. */
let drawn = 0

/** What is drawn while something moves: the wheel, the board, the red packets. */
export const games: readonly ActivityStep[] = [
  [
    'the wheel turns to what was drawn, and the record has it',
    async (scene) => {
      const { user } = scene
      await user.open('/turntable/lottery')
      await user.tap('登录后参加')
      await logIn(user)
      await user.at(/^\/turntable\/lottery/)
      // An order of the demo that was paid today gives one more.
      await user.see(/今天还能转 [12] 次/)
      await user.see('格子一样大，机会以上面的表为准')
      await user.doubleTap('开始')
      await user.see('知道了')
      await user.tap('知道了')
      drawn = 1
      assert.equal(await drawsOf(scene), drawn)
      await user.tap('记录')
      await user.at(/^\/turntable\/lottery\/record/)
      await user.see(/第 1 次 · 代号 /)
    }
  ],
  [
    'throws walk the board; a question is answered once and explained',
    async (scene) => {
      const { user } = scene
      await user.open('/turntable/monopolyGame')
      await user.see('还没有掷过')
      const chances = Number(/掷骰子，还有 (\d) 次/.exec(await user.text())?.[1])
      for (let thrown = 0, left = chances; thrown < chances; thrown += 1) {
        await user.tap(`掷骰子，还有 ${left} 次`)
        left -= 1
        await user.see(left > 0 ? `掷骰子，还有 ${left} 次` : '今天的机会用完了')
        await user.see(/^从.+走到.+$/)
        if (!(await user.shows('回答小问答'))) continue
        // Its sheet opens by itself.
        await user.see('不限时间，答错也不扣东西')
        await user.tap(/^(7 到 9 小时|5 克|最好不吃，可以少量喝水|每小时一次)/)
        await user.see('答对了，多掷 1 次')
        await user.tap('接着走')
        left += 1
        await user.see(`掷骰子，还有 ${left} 次`)
      }
      drawn += chances
      assert.equal(await drawsOf(scene), drawn)
      await user.reload()
      await user.see(/^现在在/)
    }
  ],
  [
    'red packets: a game that is left costs nothing; one that is played is drawn, stored and in the record',
    async (scene) => {
      const { user } = scene
      await user.open('/red-packet-game')
      await user.see(/今天还能玩 [23] 局/)
      await user.tap('开始')
      await user.see('直接看结果')
      await user.tap('退出这局')
      await user.see(/今天还能玩 [23] 局/)
      await user.tap('开始')
      await user.see('直接看结果')
      await user.doubleTap('直接看结果')
      await user.see('得到一个小红包')
      assert.equal(await drawsOf(scene), drawn + 1)
      await scene.server.passTime(1_000)
      await user.tap('记录')
      await user.see('已到账')
    }
  ]
]
