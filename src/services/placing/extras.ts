/** What comes with a visit (§4): breakfast, gifts and the paper report, in our own words and fen. */
import type {
  PaperlessInput,
  PaperlessResults,
  PaperOption as WirePaper
} from '@/contract/booking/dto/confirm'
import type { PaperReportId } from '@/domain/addon/paper-report'
import type { BookedDraft } from '@/domain/draft/draft'
import { toFen, toYuan } from '@/domain/money'
import { toWireSelection } from '../booking/addon-wire'
import type { Call } from '../http/call'

/** §3 Breakfast. */
export interface Breakfast {
  readonly id: number
  readonly name: string
  readonly text: string
}

/** §3 Gift. */
export interface Gift {
  readonly productCode: string
  /** Category of the product that is given: its detail is `/selling/{category}/{code}`. */
  readonly category: number
  readonly name: string
  readonly image: string
  readonly priceFen: number
  readonly count: number
}

/** §3 Paper-report info: package -1 is the donation, -2 the gift. */
export interface PaperOption {
  readonly packageId: number
  readonly itemCode: string
  readonly name: string
  readonly text: string
  /** The server has it chosen already. */
  readonly chosen: boolean
}

/** A self-selected checkup has those of its own call. */
export async function listBreakfasts(
  call: Call,
  { productCode, product, visit, choice }: BookedDraft,
  cityCode: string
): Promise<readonly Breakfast[]> {
  const { branch, date } = visit
  const packageId = choice.addons[0]?.packageId
  const wire = product.supermarketCode
    ? await call('supermarket.breakfasts', {
        ...{ id: productCode, cityCode, date, hospId: branch.id },
        ...(packageId === undefined ? {} : { packageId: String(packageId) })
      })
    : await call('confirm.breakfasts', { hospitalId: branch.id, regDate: date })
  return wire.map(({ id, breakfastName, breakFastDescription }) => ({
    id,
    name: breakfastName,
    text: breakFastDescription
  }))
}

export async function listGifts(
  call: Call,
  { productCode, visit, choice }: BookedDraft
): Promise<readonly Gift[]> {
  const amount = toYuan(choice.quote?.userPayFen ?? visit.branch.priceFen)
  const gifts = await call('confirm.gifts', { productCode, amount })
  return gifts.map((gift) => ({
    productCode: gift.productCode,
    category: gift.productCategory,
    name: gift.productName,
    image: gift.productImage,
    priceFen: toFen(gift.productPrice),
    count: gift.itemNum
  }))
}

const toPaper = ({ packageId, itemCode, addItemName, describe, operType }: WirePaper): PaperOption => ({
  packageId,
  itemCode,
  name: addItemName,
  text: describe,
  chosen: operType === 1
})

type AskPapers = (call: Call, asked: PaperlessInput) => Promise<readonly PaperlessResults[]>

/**
 * What one gets for the report on paper, by the call of a way to book; nothing where the branch does not offer it.
 * @param chosen the choice so far
 */
export const papersBy =
  (ask: AskPapers) =>
  async (
    call: Call,
    { productCode, product, visit, choice }: BookedDraft,
    chosen: PaperReportId | null,
    /** Number of the order that is booked again. */
    again: string | undefined
  ): Promise<readonly PaperOption[]> => {
    const paper = chosen === null ? [] : [{ addPackageId: chosen, itemCodeList: [] }]
    const [info] = await ask(call, {
      comboId: product.comboId,
      comboName: product.name,
      customAddPackage: [...toWireSelection(choice.addons), ...paper],
      hosId: visit.branch.id,
      ...(again ? { orderNum: again } : {}),
      productCode,
      timespan: visit.timespan
    })
    if (info?.paperReport !== 1) return []
    return [info.addPublicItemInfo, info.addItemInfo].flatMap((option) => (option ? [toPaper(option)] : []))
  }

export const listPaperOptions = papersBy((call, asked) => call('confirm.paperless', asked))
