import { eq, inArray, sql } from 'drizzle-orm'
import type { DrawSort } from '@/domain/activity/sorts'
import { CATEGORY } from '@/domain/kinds/types'
import { tableProblem } from '@/domain/activity/draw'
import { isGoodsPrize } from '@/domain/activity/goods-prize'
import { activities, branches, coupons, drawPrizes, groupSales, products, subsidies } from '../../db/schema'
import type { Tx } from '../../db/transact'
import { asDraw } from '../draws/activity'
import { DRAW_SORT_RULES } from '../draws/sorts'
import type {
  BrandTerms,
  DrawTerms,
  InviteTerms,
  MembershipTerms,
  NewcomerTerms,
  PairTerms,
  ReplacementTerms
} from '../terms'

type PrizeRow = typeof drawPrizes.$inferSelect

interface Head {
  readonly activityId: string
  readonly name: string
  readonly start: Date
  readonly end: Date
}

interface WantedDraw extends Head {
  readonly sort: DrawSort
  readonly terms: DrawTerms
  readonly prizes: readonly Pick<
    PrizeRow,
    'prizeId' | 'name' | 'kind' | 'weight' | 'stock' | 'couponCode' | 'productCode' | 'days'
  >[]
}

interface WantedGroup extends Head {
  readonly sort: 'group'
  readonly productCode: string
  readonly priceFen: number
  readonly size: number
  readonly hours: number
}

interface WantedSubsidy extends Head {
  readonly sort: 'subsidy'
  readonly productCode: string
  readonly priceFen: number
  readonly stock: number
}

/** An activity that an operator wants, new or changed. */
type WantedActivity =
  | WantedDraw
  | WantedGroup
  | WantedSubsidy
  | (Head & { readonly sort: 'newcomer'; readonly terms: NewcomerTerms })
  | (Head & { readonly sort: 'invite'; readonly terms: InviteTerms })
  | (Head & { readonly sort: 'brand'; readonly terms: BrandTerms })
  | (Head & { readonly sort: 'pair'; readonly terms: PairTerms })
  | (Head & { readonly sort: 'replacement'; readonly terms: ReplacementTerms })
  | (Head & { readonly sort: 'member'; readonly terms: MembershipTerms })

interface ImportProblem {
  readonly activityId: string
  readonly why: string
}

/** What an import is judged by. */
interface Known {
  readonly coupons: ReadonlySet<string>
  /** Sale prices in fen, by code. */
  readonly products: ReadonlyMap<string, number>
  /** Those that are memberships. */
  readonly memberships: ReadonlySet<string>
  /** Those of which a piece is two codes. */
  readonly twos: ReadonlySet<string>
  readonly branches: ReadonlySet<string>
  /** Those that can be won. */
  readonly goods: ReadonlySet<string>
}

/**
 * Writes activities with what they give, all or none: what is wrong is named, and nothing is written. Odds and pieces of draws count from
 * the next day on; today's are promised already. A group that was begun keeps its size.
 */
export async function importActivities(
  tx: Tx,
  wanted: readonly WantedActivity[]
): Promise<readonly ImportProblem[]> {
  const problems: ImportProblem[] = []
  const sold = await tx
    .select({
      code: products.productCode,
      fen: products.salePriceFen,
      kind: products.kind,
      category: products.category,
      codes: sql<number | null>`(${products.extra} ->> 'codes')::int`
    })
    .from(products)
  const known: Known = {
    coupons: new Set((await tx.select({ code: coupons.couponCode }).from(coupons)).map(({ code }) => code)),
    products: new Map(sold.map(({ code, fen }) => [code, fen])),
    twos: new Set(sold.flatMap(({ code, codes }) => (codes === 2 ? [code] : []))),
    memberships: new Set(
      sold.flatMap(({ code, category }) => (category === CATEGORY.membership ? [code] : []))
    ),
    goods: new Set(sold.flatMap((one) => (isGoodsPrize(one) ? [one.code] : []))),
    branches: new Set((await tx.select({ code: branches.orgCode }).from(branches)).map(({ code }) => code))
  }
  const ids = wanted.map(({ activityId }) => activityId)
  const sorts = await sortsOf(tx, ids)
  for (const [index, one] of wanted.entries()) {
    const was = sorts.get(one.activityId)
    const whys = [
      ...(ids.indexOf(one.activityId) === index ? [] : ['编号重复']),
      ...(was !== undefined && was !== one.sort ? [`已有同编号的 ${was}`] : []),
      ...(one.start < one.end ? [] : ['结束早于开始']),
      ...problemsOf(one, known)
    ]
    problems.push(...whys.map((why) => ({ activityId: one.activityId, why })))
  }
  if (problems.length > 0) return problems
  for (const one of wanted) await write(tx, one)
  return []
}

async function sortsOf(tx: Tx, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx
    .select({ activityId: activities.activityId, sort: activities.sort })
    .from(activities)
    .where(inArray(activities.activityId, [...ids]))
  const sales = await tx
    .select({ activityId: groupSales.activityId, sort: sql<string>`'group'` })
    .from(groupSales)
    .where(inArray(groupSales.activityId, [...ids]))
  const paid = await tx
    .select({ activityId: subsidies.activityId, sort: sql<string>`'subsidy'` })
    .from(subsidies)
    .where(inArray(subsidies.activityId, [...ids]))
  return new Map([...rows, ...sales, ...paid].map(({ activityId, sort }) => [activityId, sort]))
}

function problemsOf(one: WantedActivity, known: Known): string[] {
  const missing = (codes: readonly string[]) =>
    codes.filter((code) => !known.coupons.has(code)).map((code) => `没有优惠券 ${code}`)
  switch (one.sort) {
    case 'newcomer':
      return missing(one.terms.coupons)
    case 'invite':
      return missing([one.terms.inviterCoupon, one.terms.friendCoupon])
    case 'brand': {
      const { couponCode, productCodes, hospitalIds } = one.terms
      return [
        ...missing(couponCode === '' ? [] : [couponCode]),
        ...productCodes.filter((code) => !known.products.has(code)).map((code) => `没有商品 ${code}`),
        ...hospitalIds.filter((code) => !known.branches.has(code)).map((code) => `没有分院 ${code}`)
      ]
    }
    case 'pair':
      return known.twos.has(one.terms.productCode) ? [] : [`${one.terms.productCode} 不是两个券码的商品`]
    case 'replacement': {
      const { productCode, productCodes } = one.terms
      return [
        ...[productCode, ...productCodes]
          .filter((code) => !known.products.has(code) || known.memberships.has(code))
          .map((code) => `没有商品 ${code}`),
        ...(productCodes.includes(productCode) ? ['不能换成它自己'] : [])
      ]
    }
    case 'member':
      return known.memberships.has(one.terms.productCode)
        ? []
        : [`${one.terms.productCode} 不是会员商品（类目 ${CATEGORY.membership}）`]
    case 'group':
    case 'subsidy': {
      const fen = known.products.get(one.productCode)
      if (fen === undefined) return [`没有商品 ${one.productCode}`]
      return one.priceFen < fen ? [] : ['活动价不低于售价']
    }
    default:
      return drawProblems(one, missing, known)
  }
}

const TABLE_PROBLEMS = {
  empty: '没有奖品',
  weight: '权重应为正整数，总和不超过十亿',
  twice: '奖品编号重复'
} as const

function drawProblems(
  one: WantedDraw,
  missing: (codes: readonly string[]) => string[],
  known: Known
): string[] {
  const { activityId, sort, name, start, end, terms, prizes } = one
  const activity = asDraw({ ...{ activityId, sort, name, terms }, startAt: start, endAt: end, closed: false })
  const set = prizes.map((prize) => ({ ...prize, fen: null }))
  const problem = tableProblem(DRAW_SORT_RULES[sort].table(activity, set))
  const cells = terms.board?.cells ?? []
  const codes = [
    ...prizes.flatMap(({ kind, couponCode }) => (kind === 'coupon' ? (couponCode ?? '') : [])),
    ...cells.flatMap((cell) => (cell.kind === 'coupon' ? cell.couponCode : []))
  ]
  const unlimited = prizes.some(({ prizeId, stock }) => prizeId === terms.fallbackId && stock === null)
  return [
    ...(problem === null ? [] : [TABLE_PROBLEMS[problem]]),
    ...missing(codes),
    ...prizes.flatMap((prize) => goodsProblems(prize, known)),
    ...(prizes.some(({ stock }) => stock !== null) && !unlimited
      ? ['有限量奖品时，fallbackId 要是一个不限量的奖品']
      : []),
    ...(sort === 'monopoly' && !terms.board ? ['大富翁要有 board'] : []),
    ...(sort === 'redPacket' && !terms.rain ? ['红包雨要有 rain'] : [])
  ]
}

/** Goods are given by pieces, and have a time in which they are ordered. */
function goodsProblems(
  { kind, name, productCode, stock, days }: WantedDraw['prizes'][number],
  { products: sold, goods }: Known
): string[] {
  if (kind !== 'goods') return []
  const code = productCode ?? ''
  return [
    ...(sold.has(code) ? [] : [`奖品“${name}”：没有商品 ${code}`]),
    ...(sold.has(code) && !goods.has(code) ? [`奖品“${name}”：${code} 不是寄送的好物`] : []),
    ...(days === null ? [`奖品“${name}”：要写 days，几天内领取`] : []),
    ...(stock === null ? [`奖品“${name}”：实物奖品要写 stock，一共几件`] : [])
  ]
}

async function write(tx: Tx, wanted: WantedActivity): Promise<void> {
  const { activityId, name, start: startAt, end: endAt } = wanted
  const head = { activityId, name, startAt, endAt, closed: false }
  if (wanted.sort === 'group') {
    const { productCode, priceFen, size, hours } = wanted
    const sale = { ...head, productCode, priceFen, size, hours }
    await tx.insert(groupSales).values(sale).onConflictDoUpdate({ target: groupSales.activityId, set: sale })
    return
  }
  if (wanted.sort === 'subsidy') {
    const { productCode, priceFen, stock } = wanted
    const subsidy = { activityId, productCode, priceFen, stock, startAt, endAt }
    await tx
      .insert(subsidies)
      .values(subsidy)
      .onConflictDoUpdate({ target: subsidies.activityId, set: subsidy })
    return
  }
  const row = { ...head, sort: wanted.sort, terms: wanted.terms }
  await tx.insert(activities).values(row).onConflictDoUpdate({ target: activities.activityId, set: row })
  if (wanted.sort === 'member') {
    const { productCode, ...membership } = wanted.terms
    await tx
      .update(products)
      // Two of one order would be paid, and run at the same time.
      .set({ extra: sql`${products.extra} || ${JSON.stringify({ membership })}::jsonb`, orderLimit: 1 })
      .where(eq(products.productCode, productCode))
  }
  if (!('prizes' in wanted)) return
  await tx.delete(drawPrizes).where(eq(drawPrizes.activityId, activityId))
  if (wanted.prizes.length === 0) return
  await tx
    .insert(drawPrizes)
    .values(wanted.prizes.map((prize, index) => ({ ...prize, activityId, no: index + 1 })))
}

/** Takes an activity down, or shows it again. False: there is none. */
export async function closeActivity(tx: Tx, activityId: string, closed: boolean): Promise<boolean> {
  const changed = [
    ...(await tx
      .update(activities)
      .set({ closed })
      .where(eq(activities.activityId, activityId))
      .returning({ one: sql`1` })),
    ...(await tx
      .update(groupSales)
      .set({ closed })
      .where(eq(groupSales.activityId, activityId))
      .returning({ one: sql`1` }))
  ]
  return changed.length > 0
}
