import { addDays, dateOf, instantAt } from '@/domain/date'
import { PRIZE_KINDS } from '@/domain/activity/sorts'
import { toFen } from '@/domain/money'
import { activities, drawPrizes, groupSales, products, productSkus, subsidies } from '../schema'
import type { Tx } from '../transact'
import activityData from './activities.json'
import type { SeedContext } from './context'
import { base } from './product-template'

/** Days that the demo's activities run from today on. */
const RUN_DAYS = 60

const windowOf = (now: Date) => {
  const today = dateOf(now.getTime())
  return {
    startAt: new Date(instantAt(today)),
    endAt: new Date(instantAt(addDays(today, RUN_DAYS)))
  }
}

interface PrizeTemplate {
  readonly prizeId: string
  readonly name: string
  readonly kind: string
  readonly weight: number
  readonly stock?: number
  readonly couponCode?: string
}

/** Activities in which the server draws, with their prizes. */
export async function seedDraws(tx: Tx, { now }: SeedContext): Promise<void> {
  await tx.insert(activities).values(
    activityData.draws.map(({ activityId, sort, name, terms }) => ({
      ...{ activityId, sort, name, terms },
      ...windowOf(now)
    }))
  )
  await tx.insert(drawPrizes).values(
    activityData.draws.flatMap(({ activityId, prizes }) =>
      prizes.map((prize: PrizeTemplate, index) => {
        const kind = PRIZE_KINDS.find((one) => one === prize.kind)
        if (kind === undefined) throw new Error(`no kind of prize: ${prize.kind}`)
        const { prizeId, name, weight, stock = null, couponCode = null } = prize
        return { activityId, prizeId, no: index + 1, name, kind, weight, stock, couponCode }
      })
    )
  )
}

/** Products that groups have cheaper. */
export async function seedGroups(tx: Tx, { now }: SeedContext): Promise<void> {
  await tx.insert(groupSales).values(
    activityData.groupBuy.map(({ activityId, name, productCode, size, price, hours }) => ({
      ...{ activityId, name, productCode, size, hours, priceFen: toFen(price) },
      ...windowOf(now)
    }))
  )
}

/** What new accounts and who invites them get, and partners that are new. */
export async function seedAwards(tx: Tx, { now }: SeedContext): Promise<void> {
  await tx.insert(activities).values(
    [...activityData.awards, ...activityData.brands].map(({ activityId, sort, name, terms }) => ({
      ...{ activityId, sort, name, terms },
      ...windowOf(now)
    }))
  )
}

/** Months from this one on that the demo's subsidies are made for. */
const SUBSIDY_MONTHS = 3

/** Prices of which the shop pays a part, a row a month. */
export async function seedSubsidies(tx: Tx, { now }: SeedContext): Promise<void> {
  const months = [dateOf(now.getTime()).slice(0, 7)]
  for (let at = 0; at < SUBSIDY_MONTHS; at += 1) months.push(addDays(`${months.at(-1)}-28`, 4).slice(0, 7))
  await tx.insert(subsidies).values(
    activityData.subsidies.flatMap(({ activityId, productCode, price, stock }) =>
      months.slice(0, SUBSIDY_MONTHS).map((month, at) => ({
        ...{ activityId: `${activityId}-${month}`, productCode, priceFen: toFen(price), stock },
        startAt: new Date(instantAt(`${month}-01`)),
        endAt: new Date(instantAt(`${months[at + 1]}-01`))
      }))
    )
  )
}

/** The membership, which is a product of its own. */
export async function seedMembership(tx: Tx, { now }: SeedContext): Promise<void> {
  const { activityId, membership, ...sold } = activityData.member88
  const { productCode, salePrice } = sold
  await tx.insert(products).values({
    ...base({ ...sold, comboMarketPrice: salePrice }, 'health-selection', '/seed-img/illus/giftcard.svg'),
    ...{ extra: { membership }, orderLimit: 1, reasons: {}, notice: [], process: [], suitFor: [] },
    ...{ channels: [], keywords: ['会员'], createdAt: now }
  })
  await tx.insert(activities).values({
    ...{ activityId, sort: 'member', name: sold.comboName, terms: { productCode, ...membership } },
    ...windowOf(now)
  })
  await tx.insert(productSkus).values({
    ...{ skuId: `${productCode}-1`, productCode, spec: '一年', note: '', priceFen: toFen(salePrice) },
    ...{ stock: 1_000_000, sort: 0 }
  })
}

/** A product that is sold out, and what it can be exchanged for. */
export async function seedReplacements(tx: Tx, { now }: SeedContext): Promise<void> {
  await tx.insert(activities).values({ ...activityData.replacement, sort: 'replacement', ...windowOf(now) })
}

/** Two who buy together. */
export async function seedPairs(tx: Tx, { now }: SeedContext): Promise<void> {
  await tx.insert(activities).values({ ...activityData.makeUp, sort: 'pair', ...windowOf(now) })
}
