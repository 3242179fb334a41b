import type { Db } from '../client'
import { transact, type Tx } from '../transact'
import { seedMarks } from '../schema'
import {
  seedAwards,
  seedDraws,
  seedGroups,
  seedMembership,
  seedPairs,
  seedReplacements,
  seedSubsidies
} from './activities'
import { seedAddons } from './addons'
import { seedCards } from './cards'
import { seedCheckItems } from './check-items'
import { seedContent } from './content'
import type { SeedContext } from './context'
import { seedCoupons, seedDemoCoupons, withdrawSampleCoupons } from './coupons'
import { seedDoctors } from './doctors'
import { seedFlashSales } from './flash-sales'
import { seedGiftCards } from './gift-cards'
import { seedGiftCodes } from './gift-codes'
import { seedGlucose } from './glucose'
import { seedOrders } from './orders'
import { seedPlaces } from './places'
import { seedProducts } from './products'
import { seedReports } from './reports'
import { seedCardAgreement, seedDelivery, seedIssuer, seedLaboratory, seedShop } from './shop'
import { seedStock } from './stock'
import { seedSupermarket } from './supermarket'
import { seedUsers } from './users'

/** A step runs once per database, in one transaction, in the order of the list. */
interface SeedStep {
  readonly name: string
  /** Only where demo accounts are wanted. */
  readonly demoOnly: boolean
  /** Only where they are not. */
  readonly realOnly?: true
  readonly run: (tx: Tx, context: SeedContext) => Promise<void>
}

/** One file per subject; a step may read what earlier steps wrote. */
const STEPS: readonly SeedStep[] = [
  { name: 'users', demoOnly: true, run: seedUsers },
  { name: 'places', demoOnly: false, run: seedPlaces },
  { name: 'doctors', demoOnly: false, run: seedDoctors },
  { name: 'shop', demoOnly: false, run: seedShop },
  { name: 'card-agreement', demoOnly: false, run: seedCardAgreement },
  { name: 'issuer', demoOnly: true, run: seedIssuer },
  { name: 'laboratory', demoOnly: true, run: seedLaboratory },
  { name: 'delivery', demoOnly: true, run: seedDelivery },
  { name: 'check-items', demoOnly: false, run: seedCheckItems },
  { name: 'products', demoOnly: false, run: seedProducts },
  { name: 'flash-sales', demoOnly: false, run: seedFlashSales },
  { name: 'content', demoOnly: false, run: seedContent },
  { name: 'stock', demoOnly: false, run: seedStock },
  { name: 'addons', demoOnly: false, run: seedAddons },
  { name: 'supermarket', demoOnly: false, run: seedSupermarket },
  { name: 'coupons', demoOnly: true, run: seedCoupons },
  { name: 'sample-coupons-withdrawn', demoOnly: false, realOnly: true, run: withdrawSampleCoupons },
  { name: 'demo-coupons', demoOnly: true, run: seedDemoCoupons },
  { name: 'draws', demoOnly: true, run: seedDraws },
  { name: 'groups', demoOnly: true, run: seedGroups },
  { name: 'awards', demoOnly: true, run: seedAwards },
  { name: 'subsidies', demoOnly: true, run: seedSubsidies },
  { name: 'membership', demoOnly: true, run: seedMembership },
  { name: 'pairs', demoOnly: true, run: seedPairs },
  { name: 'replacements', demoOnly: true, run: seedReplacements },
  { name: 'cards', demoOnly: true, run: seedCards },
  { name: 'gift-cards', demoOnly: true, run: seedGiftCards },
  { name: 'gift-codes', demoOnly: true, run: seedGiftCodes },
  { name: 'reports', demoOnly: true, run: seedReports },
  { name: 'glucose', demoOnly: true, run: seedGlucose },
  { name: 'orders', demoOnly: true, run: seedOrders }
]

/** Runs the steps that have no mark yet. A step that fails leaves nothing behind. */
export async function runSeeds(db: Db, context: SeedContext): Promise<void> {
  const done = new Set((await db.select({ name: seedMarks.name }).from(seedMarks)).map((mark) => mark.name))
  // A shop that an older version filled with samples goes on with them.
  const wanted = context.demo || context.samples === true || done.has('content')
  for (const step of STEPS) {
    const here = step.realOnly ? !context.demo : step.demoOnly ? context.demo : wanted
    if (done.has(step.name) || !here) continue
    await transact(db, async (tx) => {
      await step.run(tx, context)
      await tx.insert(seedMarks).values({ name: step.name, ranAt: context.now })
    })
  }
}
