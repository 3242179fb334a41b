/** What a self-selected checkup can be made of (§7), in our own words and fen. */
import { CallError, ErrorCode, NETWORK_ERROR_TEXT } from '@/contract/errors'
import type { AddonPackage } from '@/domain/addon/types'
import type { Visit } from '@/domain/draft/parts'
import type { ProductKind } from '@/domain/kinds'
import { toFen } from '@/domain/money'
import { packagesOf, type AddonFacts } from '../booking/addons'
import type { Call } from '../http/call'

/** An item of the base package. */
interface BaseItem extends AddonFacts {
  readonly itemCode: string
  readonly name: string
}

export interface SelfSelected {
  /** What is sold whole first, then the categories. */
  readonly packages: readonly AddonPackage[]
  readonly base: readonly BaseItem[]
  /** Of the base package, before any quote. */
  readonly baseFen: number
  readonly facts: ReadonlyMap<string, AddonFacts>
}

export async function listSelfSelected(
  call: Call,
  { productCode, visit }: { readonly productCode: string; readonly visit: Visit }
): Promise<SelfSelected> {
  const input = { orgCode: visit.branch.id, productCode, regDate: visit.date }
  const [dto] = await call('supermarket.packages', input)
  if (!dto) throw new CallError(ErrorCode.badAnswer, NETWORK_ERROR_TEXT)
  const base = dto.checkItem.map(({ id, ...item }) => ({ itemCode: id, ...item }))
  const { packages, facts } = packagesOf(
    [...dto.specialPackageList, ...dto.addPackageList],
    base.map(({ itemCode }) => itemCode)
  )
  return { packages, base, baseFen: toFen(dto.salePrice), facts }
}

/** The base of a self-selected checkup. */
export interface SelfSelectedBase {
  readonly productCode: string
  readonly kind: ProductKind
  readonly comboId: string
  readonly name: string
  readonly intro: string
  readonly image: string
  readonly itemCount: number
  readonly priceFen: number
}

export async function listBases(call: Call): Promise<readonly SelfSelectedBase[]> {
  const { list } = await call('product.home', { channelId: 'supermarket', pageNo: 1 })
  return list.map((card) => ({
    productCode: card.productCode,
    kind: card.kind,
    comboId: card.comboId,
    name: card.comboName,
    intro: card.intro,
    image: card.comboThumbnail,
    itemCount: card.itemNum,
    priceFen: toFen(card.seckillPrice ?? card.salePrice)
  }))
}
