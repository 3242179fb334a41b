import { asc, getTableColumns, sql } from 'drizzle-orm'
import { CHANNEL } from '@/contract/channels'
import { COUPON_TYPE } from '@/domain/coupon/types'
import { PRODUCT_KINDS } from '@/domain/kinds'
import { branches, cities, coupons } from '../../db/schema'
import type { Tx } from '../../db/transact'
import { code, flag, list, moment, oneOf, orNothing, whole, words, yuan } from './cell'
import { pieces, sheet, type Change, type Columns, type Problem } from './sheet'

type Row = typeof coupons.$inferSelect

const PIECE = 500
const COLUMNS = {
  couponCode: code,
  name: words(1, 60),
  couponType: oneOf<number>(1, 2),
  batchType: whole(0, 9),
  discountedFen: orNothing(yuan),
  discountPercent: orNothing(whole(1, 99)),
  maxDiscountFen: orNothing(yuan),
  minAmountFen: yuan,
  kinds: list(oneOf<string>(...PRODUCT_KINDS)),
  channels: orNothing(list(oneOf<number>(...Object.values(CHANNEL)))),
  hospitalIds: orNothing(list(code)),
  cityCodes: orNothing(list(code)),
  perUser: whole(1, 999),
  validDays: whole(1, 3650),
  claimable: flag,
  claimChannels: orNothing(list(oneOf<number>(...Object.values(CHANNEL)))),
  claimFrom: orNothing(moment),
  claimUntil: orNothing(moment),
  claimStock: orNothing(whole(0, 1_000_000)),
  claimTaken: whole(0, 1_000_000)
} satisfies Columns<Row>

function fresh(given: Partial<Row>, like: Row | null): Row | string {
  const { couponCode = '', name, couponType, kinds } = { ...like, ...given }
  if (name === undefined || couponType === undefined || kinds === undefined) {
    return `没有 ${couponCode}；新优惠券要有 name, couponType, kinds`
  }
  return {
    ...{ batchType: 0, discountedFen: null, discountPercent: null, maxDiscountFen: null, minAmountFen: 0 },
    ...{ channels: null, hospitalIds: null, cityCodes: null, perUser: 1, validDays: 30, claimable: false },
    ...{ claimChannels: null, claimFrom: null, claimUntil: null, claimStock: null },
    ...like,
    ...given,
    ...{ couponCode, name, couponType, kinds },
    // A coupon that is like another begins its own batch.
    claimTaken: 0
  }
}

async function judge(tx: Tx, changed: readonly Change<Row>[]): Promise<Problem[]> {
  const orgs = new Set((await tx.select({ code: branches.orgCode }).from(branches)).map((row) => row.code))
  const towns = new Set((await tx.select({ code: cities.cityCode }).from(cities)).map((row) => row.code))
  return changed.flatMap(({ line, row }) => {
    const wrong = (column: string, why: string): Problem => ({ line, column, why })
    const away = (row.hospitalIds ?? []).filter((org) => !orgs.has(org))
    const nowhere = (row.cityCodes ?? []).filter((town) => !towns.has(town))
    const { claimFrom, claimUntil, claimStock, claimTaken } = row
    const fixed = row.couponType === COUPON_TYPE.fixed
    return [
      ...(fixed && !row.discountedFen ? [wrong('discounted', '满减券要写减多少（元）')] : []),
      ...(!fixed && row.discountPercent === null
        ? [wrong('discountPercent', '折扣券要写折扣，85 是八五折')]
        : []),
      ...(away.length > 0 ? [wrong('hospitalIds', `没有分院 ${away.join('、')}`)] : []),
      ...(claimFrom && claimUntil && claimFrom >= claimUntil
        ? [wrong('claimUntil', '领取结束不晚于开始')]
        : []),
      ...(claimStock !== null && claimStock < claimTaken
        ? [wrong('claimStock', `数量 ${claimStock} 少于已领 ${claimTaken}`)]
        : []),
      ...(nowhere.length > 0 ? [wrong('cityCodes', `没有城市 ${nowhere.join('、')}`)] : [])
    ]
  })
}

/** What is taken goes on while a file is read: it is never written. */
const excluded = Object.fromEntries(
  Object.entries(getTableColumns(coupons)).flatMap(([name, column]) =>
    name === 'couponCode' || name === 'claimTaken'
      ? []
      : [[name, sql`excluded.${sql.identifier(column.name)}`]]
  )
)

export const couponSheet = sheet<Row>({
  name: 'coupons',
  about:
    '优惠券；顾客手里的同种券一起变；claimable 为“是”的可以自助领取：claimChannels 哪些渠道（空着不限，各渠道分开限量就各建一种券），' +
    'claimFrom、claimUntil 起止，claimStock 一共几张（空着不限），claimTaken 已领的只看不写',
  columns: COLUMNS,
  key: ['couponCode'],
  shown: ['claimTaken'],
  rows: (db) => db.select().from(coupons).orderBy(asc(coupons.couponCode)),
  fresh,
  judge,
  write: async (tx, changed) => {
    for (const piece of pieces(changed, PIECE)) {
      await tx
        .insert(coupons)
        .values(piece.map(({ row }) => row))
        .onConflictDoUpdate({ target: coupons.couponCode, set: excluded })
    }
    return []
  }
})
