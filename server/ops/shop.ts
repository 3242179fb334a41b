import { asc, eq, sql } from 'drizzle-orm'
import { formatDateTime } from '@/domain/date'
import type { Db } from '../db/client'
import { opsRights, seedMarks, shopSettings } from '../db/schema'
import { provinces } from '../catalogue/queries/regions'
import { deliveryLine, hoursOf } from '../settings/delivery-table'
import { notOfferedLine } from '../settings/not-offered'
import { DEMO_ISSUER, SHOP_SETTINGS, shopSettingsOf, type ShopSetting } from '../settings/shop-profile'
import { hashesOf, mediaNameOf } from '../media/queries/named'
import { refused, type Command } from './command'
import { RIGHTS } from './rights'

const LONGEST = 1000
const PHONE = /^\+?[\d-]{3,20}$/

const ABOUT: Readonly<Record<ShopSetting, string>> = {
  name: '店名',
  phone: '客服电话',
  hours: '客服时间',
  licences: '证照，每行一条',
  sharePicture: '分享给朋友的图，先用 import media 导入，如 /media/share.png（没有就用通用的图）',
  returnName: '退货收件人（没有就用店名）',
  returnPhone: '退货电话（没有就用客服电话）',
  returnAddress: '退货地址',
  senderName: '发件人（没有就用店名）',
  senderPhone: '发件电话（没有就用客服电话）',
  laboratoryName: '收样本的实验室',
  laboratoryAddress: '实验室地址，居家检测的样本寄到这里',
  leavesHours: '付款后最多多少小时出库；没有就不说几点前出库',
  deliveryDays: '出库后几天送到，每行一个省级地区和天数，如 天津市 2；没有的地区不估计送达日',
  notOffered: '不做的事，每行：搜索词、搜索词｜标题｜说明；搜不到商品时这样回答',
  issuer: '开票服务；没有就不提供发票'
}

const settingNamed = (name: string): ShopSetting | undefined => SHOP_SETTINGS.find((known) => known === name)

async function pictureProblem(db: Db, value: string): Promise<string> {
  const name = mediaNameOf(value)
  if (name === undefined) return `${value} 不是导入的图片，应如 /media/share.png`
  return (await hashesOf(db, [name])).has(name) ? '' : `没有图片 /media/${name}，先用 import media 导入`
}

/** What of the days by province is no line of them; '' nothing. */
function daysProblem(value: string): string {
  const known = new Set(provinces().map(({ name }) => name))
  for (const line of value.split('\n')) {
    const [province] = deliveryLine(line) ?? []
    if (province === undefined) return `「${line}」应为省级地区和天数，如 天津市 2`
    if (!known.has(province)) return `没有省级地区 ${province}，要写全称，如 天津市、四川省`
  }
  return ''
}

/** Why a value is none of its setting; '' when it is. */
async function problemOf(db: Db, key: ShopSetting, value: string): Promise<string> {
  if (Array.from(value).length > LONGEST) return `最多 ${LONGEST} 个字`
  if (value === '') return ''
  if ((key === 'phone' || key.endsWith('Phone')) && !PHONE.test(value)) return `${value} 不是电话号码`
  if (key === 'sharePicture') return pictureProblem(db, value)
  if (key === 'leavesHours') return hoursOf(value) === null ? `${value} 不是小时数，应为 1 到 999` : ''
  if (key === 'deliveryDays') return daysProblem(value)
  if (key === 'notOffered') {
    const wrong = value.split('\n').find((line) => notOfferedLine(line) === null)
    return wrong === undefined ? '' : `「${wrong}」应为 搜索词、搜索词｜标题｜说明`
  }
  if (key !== 'issuer') return ''
  const demo = await db.select().from(seedMarks).where(eq(seedMarks.name, 'users'))
  return value === DEMO_ISSUER && demo.length > 0
    ? ''
    : `没有开票服务 ${value}；演示开票（${DEMO_ISSUER}）只用于演示数据，正式开票要先接入服务`
}

const get: Command = {
  name: 'shop get',
  takes: '',
  about: '店铺设置：店名、电话、证照、退货地址等，空的不显示',
  changes: false,
  run: async ({ db }) => {
    const known = await shopSettingsOf(db)
    return {
      ok: true,
      rows: SHOP_SETTINGS.map((setting) => ({ setting, value: known[setting] ?? '', about: ABOUT[setting] }))
    }
  }
}

const set: Command = {
  name: 'shop set',
  takes: '<setting> <value>',
  about: `改一项店铺设置，马上生效；值写 "" 是清空。${SHOP_SETTINGS.map((key) => `${key} ${ABOUT[key]}`).join('；')}`,
  changes: true,
  run: async ({ db }, { words: [name = '', typed = ''] }) => {
    const key = settingNamed(name)
    if (key === undefined) return refused(`没有设置 ${name}；可以是 ${SHOP_SETTINGS.join('、')}`)
    const value = typed.replaceAll('\\n', '\n').trim()
    const problem = await problemOf(db, key, value)
    if (problem !== '') return refused(problem)
    if (value === '') await db.delete(shopSettings).where(eq(shopSettings.key, key))
    else {
      await db
        .insert(shopSettings)
        .values({ key, value })
        .onConflictDoUpdate({ target: shopSettings.key, set: { value: sql`excluded.value` } })
    }
    return { ok: true, rows: [{ setting: key, value }] }
  }
}

const rights: Command = {
  name: 'rights list',
  takes: '',
  about: '谁有哪些权限',
  changes: false,
  run: async ({ db }) => ({
    ok: true,
    rows: (await db.select().from(opsRights).orderBy(asc(opsRights.account))).map((row) => ({
      ...{ account: row.account, right: row.right, actor: row.grantedBy },
      at: formatDateTime(row.grantedAt.getTime())
    }))
  })
}

const change = (verb: 'grant' | 'revoke', about: string): Command => ({
  name: `rights ${verb}`,
  takes: '<account> <right>',
  about,
  changes: true,
  run: async ({ db, now, actor }, { words: [account = '', name = ''] }) => {
    const right = RIGHTS.find((known) => known === name)
    if (right === undefined) return refused(`没有权限 ${name}；可以是 ${RIGHTS.join('、')}`)
    if (verb === 'grant') {
      await db
        .insert(opsRights)
        .values({ account, right, grantedBy: actor, grantedAt: now() })
        .onConflictDoNothing()
    } else {
      await db
        .delete(opsRights)
        .where(sql`${opsRights.account} = ${account} and ${opsRights.right} = ${right}`)
    }
    return { ok: true, rows: [{ account, right }] }
  }
})

export const shopCommands: readonly Command[] = [
  get,
  set,
  rights,
  change('grant', '给一个系统账号权限：personal 能看姓名、电话和证件明文（--personal）'),
  change('revoke', '收回权限')
]
