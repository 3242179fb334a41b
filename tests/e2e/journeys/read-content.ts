import assert from 'node:assert/strict'
import { eq } from 'drizzle-orm'
import { tables } from '../support/local-server'
import { passGreeting } from './greeting'
import type { Scene } from './human-check'
import { logIn } from './log-in'

const ARTICLE = '糖化血红蛋白6.1%意味着什么'
const FILM = '胸片正常为什么还建议做CT'

/**
 * Somebody reads: what the editors put first and why; an article with who reviewed it, its text larger and kept in an account; what
 * their own report puts first, until they end that; a film by its chapters and its transcript; the lists, and one taken down meanwhile.
 */
export const readContent: readonly (readonly [string, (scene: Scene) => Promise<void>])[] = [
  [
    '01-editors',
    async ({ user }) => {
      await user.open('/')
      await passGreeting(user)
      await user.open('/science-popular')
      await user.see('编辑推荐')
      await user.see('大家在看')
      await user.tap(`为什么推荐《${ARTICLE}》`)
      await user.see('编辑部选的，和你的报告、浏览记录无关')
      await user.tap('关闭')
      await user.gone('编辑部选的，和你的报告、浏览记录无关')
      assert.equal(await user.shows('不再推荐'), false)
    }
  ],
  [
    '02-article',
    async ({ user }) => {
      await user.tap(new RegExp(`^${ARTICLE}`))
      await user.at(/^\/news-detial\/9004$/)
      await user.see(/审核，\d{4}-\d\d-\d\d/)
      await user.see(/下次审核 \d{4}-\d\d-\d\d/)
      await user.see('参考来源')
      await user.see('只作科普，不代替医生诊断和用药建议')
      await user.tap('字号')
      await user.tap('更大')
      await user.tap('关闭')
    }
  ],
  [
    '03-kept',
    async ({ user }) => {
      await user.tap('收藏')
      await logIn(user)
      await user.at(/^\/news-detial\/9004$/)
      await user.tap('收藏')
      await user.see('已收藏')
      await user.tap('有用')
      await user.see('有用 1')
      await user.open('/recommend/health-information?topic=saved')
      await user.see(ARTICLE)
    }
  ],
  [
    '04-by-report',
    async ({ user }) => {
      await user.open('/science-popular')
      await user.tap('按我的报告推荐')
      await user.see('不看家人的报告')
      await user.tap('按我的报告推荐')
      await user.see(/根据你 \d{4}-\d\d-\d\d 的报告/)
      await user.open('/recommend/health-information')
      await user.see('与你的报告有关')
      await user.open('/science-popular')
      await user.tap('不再推荐')
      await user.see('编辑推荐')
    }
  ],
  [
    '05-film',
    async ({ user }) => {
      await user.open('/video')
      await user.see('移动网络下先问你再播放，不自动外放声音')
      await user.tap(FILM)
      await user.at(/^\/video\/play\?id=9005$/)
      await user.see('讲了什么')
      await user.tap('看文字稿')
      await user.see('小于 6 毫米的结节，胸片上常常看不到')
      await user.tap(/^00:08 哪些人更适合做低剂量CT/)
      await user.see('本片没有声音，字幕就是全部内容')
      // What it plays is the browser's affair: one without the film's format says so.
      await user.see(/视频没有播放出来|\d\d:\d\d \/ 00:24/)
      if (await user.shows('暂停')) await user.tap('暂停')
      // The track is a slider of the browser; in the mini-program a finger on it (src/platform/film).
      if (user.target === 'h5') {
        await user.type('播放进度', '20')
        await user.see(/00:2[0-4] \/ 00:24/)
      }
    }
  ],
  [
    '06-lists',
    async ({ user }) => {
      await user.open('/top-list')
      await user.see('不接受付费上榜')
      await user.see('第 1 名')
      await user.open('/maillist/5')
      await user.see('洁牙会不会把牙洗松')
      await user.open(`/search?keyword=${encodeURIComponent('叶酸')}`)
      await user.see('同型半胱氨酸偏高和叶酸的关系')
    }
  ],
  [
    '07-taken-down',
    async ({ user, server: { db, now } }) => {
      const down = { downReason: '指南有更新', downAt: now() }
      await db.update(tables.news).set(down).where(eq(tables.news.id, 9004))
      await user.open('/news-detial/9004')
      await user.see('这篇内容已下架')
      await user.see('原因：指南有更新')
      assert.equal(await user.shows('它查的是什么'), false)
      await user.tap('看看别的')
      await user.at(/^\/recommend\/health-information/)
    }
  ]
]
