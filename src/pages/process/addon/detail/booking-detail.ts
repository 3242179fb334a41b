import { isPaperReport, selectedCodes } from '@/domain/addon/selection-read'
import { payerOf } from '@/domain/addon/sections'
import type { BookedDraft } from '@/domain/draft/draft'
import type { DraftProduct, VisitBranch, VisitDoctor } from '@/domain/draft/parts'
import type { Account } from '@/services/account/account'
import type { AddonModel } from '../model'

/** An add-on, or what was bought with it; null: somebody else pays for it. */
interface DetailItem {
  readonly code: string
  readonly name: string
  readonly priceFen: number | null
  /** Whether it is in the booking. */
  readonly chosen: boolean
}

/** All of a booking before it is confirmed (§3 'Booking detail popup'), in our own words. */
export interface BookingDetail {
  readonly product: DraftProduct
  /** Who books. */
  readonly account: Account | null
  readonly branch: VisitBranch
  /** By which branch and hotline know the place. */
  readonly branchNumber: string
  readonly doctor: VisitDoctor | undefined
  /** 'YYYY-MM-DD' */
  readonly date: string
  readonly timespan: string
  /** Check items in all. */
  readonly count: number
  readonly recommended: readonly DetailItem[]
  readonly chosen: readonly DetailItem[]
  /** Fen: what everything costs, and what of it is paid by who books. Null until it was quoted. */
  readonly price: { readonly totalFen: number; readonly payFen: number } | null
}

/** What is recommended stays on the list once it is chosen, and says so. */
function recommendedOf(model: AddonModel): DetailItem[] {
  const codes = selectedCodes(model.session.selection)
  return (model.request.value?.recommendation?.items ?? [])
    .filter(({ itemCode }) => model.showsRecommended(itemCode))
    .map(({ itemCode: code, itemName: name, salePriceFen: priceFen }) => {
      return { code, name, priceFen, chosen: codes.includes(code) }
    })
}

function chosenOf({ session, exchanges }: AddonModel): DetailItem[] {
  const items = session.selection
    .filter(({ packageId }) => !isPaperReport(packageId))
    .flatMap(({ packageId, itemCodes }) => {
      const pkg = session.packages.find((known) => known.packageId === packageId)
      const quoted = session.quote?.addons.find((part) => part.packageId === packageId)?.items ?? []
      const paid = pkg === undefined || payerOf(pkg) !== 'enterprise'
      return itemCodes.map((code) => {
        const item = pkg?.items.find(({ itemCode }) => itemCode === code)
        const priced = quoted.find(({ itemCode }) => itemCode === code)
        return {
          code,
          name: item?.itemName ?? priced?.name ?? code,
          priceFen: paid ? (priced?.priceFen ?? item?.salePriceFen ?? 0) : null,
          chosen: true
        }
      })
    })
  const exchange = exchanges.find(({ id }) => id === session.exchangeId)
  return exchange
    ? [
        ...items,
        { code: exchange.productCode, name: exchange.name, priceFen: exchange.priceFen, chosen: true }
      ]
    : items
}

export function bookingDetail(model: AddonModel, { product, visit }: BookedDraft): BookingDetail {
  const { quote } = model.session
  const { branch, doctor, date, timespan } = visit
  return {
    product,
    account: model.account,
    branch,
    branchNumber: branch.id,
    doctor,
    date,
    timespan,
    count: model.total,
    recommended: recommendedOf(model),
    chosen: chosenOf(model),
    price: quote && {
      totalFen: quote.userPayFen + quote.enterprisePaidFen + quote.quotaUsedFen,
      payFen: quote.userPayFen
    }
  }
}
