import { completionOf, type CompletionOf } from '@/contract/completions'
import type { ParsedInput } from '@/contract/schemas'
import type { ConsentRequest, ExamineeRequest, GoodsRequest, VisitRequest } from '../checkout/request'
import type { NamedTenders } from '../tenders'
import type { OrderRequest, RequestOf, SoldKind } from './flows'

/** What a call that orders says, and what is asked for by it in our own words. */

interface CardWire {
  readonly cardNumber?: string | undefined
  readonly fromComboId?: string | undefined
}

/** An order may be booked on a card. */
type InputOf<K extends SoldKind> = ParsedInput<NonNullable<CompletionOf<K>>> & CardWire

type Complete = ParsedInput<'order.complete'>
type VisitWire = Pick<Complete, 'productCode' | 'regDate' | 'timeSpanId' | 'medUserInfo'> &
  Partial<Omit<Complete, 'hospitalId' | 'timespanStr'>> &
  CardWire & {
    readonly doctorId?: string | undefined
  }

/** `19880314` as a date; '' and undefined as none. */
const birthday = (compact: string | undefined): string | null =>
  compact ? `${compact.slice(0, 4)}-${compact.slice(4, 6)}-${compact.slice(6, 8)}` : null

const examinee = (info: VisitWire['medUserInfo'], relation: string): ExamineeRequest => ({
  contactId: info.contactsId ?? '',
  name: info.medUserName,
  mobile: info.medUserPhone,
  idType: info.cardType,
  idNumber: info.identityCard,
  gender: info.gender,
  birthday: birthday(info.birthday),
  married: info.marry ?? null,
  relation
})

const visit = (
  input: VisitWire,
  { branchCode, timespan }: Pick<VisitRequest, 'branchCode' | 'timespan'>
): VisitRequest => ({
  ...{ branchCode, timespan, date: input.regDate, slotId: input.timeSpanId },
  doctorId: input.doctorId ?? '',
  holdId: input.holdId ?? '',
  productCode: input.productCode,
  addons: (input.customAddPackage ?? []).map(({ addPackageId: packageId, itemCodeList: itemCodes }) => ({
    packageId,
    itemCodes
  })),
  exchangeId: input.addItemConfigId ?? null,
  onCard:
    input.cardNumber === undefined
      ? undefined
      : { cardNumber: input.cardNumber, fromComboId: input.fromComboId },
  examinee: examinee(input.medUserInfo, input.relationType ?? ''),
  breakfastId: input.breakfastId ?? null,
  sexHistory: input.sexHistory ?? null,
  reportTo: { region: input.receiveCity ?? '', detail: input.receiveAddress ?? '' },
  questionId: input.questionId ?? '',
  source: input.orderSource ?? '',
  payType: input.payType ?? null,
  priceVersion: input.priceVersion,
  allowDuplicateOf: input.besideOrder ?? '',
  sameExamineeAs: input.orderNum ?? ''
})

type Goods = ParsedInput<'order.completeGoods'>
type GoodsWire = Pick<
  Goods,
  'receiveName' | 'receivePhone' | 'productCode' | 'skuId' | 'quantity' | 'remark'
> &
  Partial<Goods>

const goods = (input: GoodsWire): GoodsRequest => ({
  productCode: input.productCode,
  skuId: input.skuId,
  quantity: input.quantity,
  recipient: {
    name: input.receiveName,
    mobile: input.receivePhone,
    region: input.receiveCity ?? '',
    address: input.receiveAddress ?? ''
  },
  wantsInvoice: input.needInvoice === 1,
  invoice: input.invoice ?? null,
  remark: input.remark,
  priceVersion: input.priceVersion
})

const agreed = (input: { readonly consent: number; readonly questionId: string }): ConsentRequest => ({
  consent: input.consent === 1,
  questionId: input.questionId
})

/** A call that orders something. */
export type Completion = NonNullable<CompletionOf<SoldKind>>

/** What kinds of a call ask for, all together. */
type AskedBy<K extends SoldKind> = (K extends SoldKind ? (request: RequestOf<K>) => void : never) extends (
  request: infer R
) => void
  ? R
  : never
type KindsOf<C extends Completion> = { [K in SoldKind]: CompletionOf<K> extends C ? K : never }[SoldKind]

/** Of each call, for all kinds that are ordered by it, or this does not compile. */
const REQUESTS: { readonly [C in Completion]: (input: InputOf<KindsOf<C>>) => AskedBy<KindsOf<C>> } = {
  'order.complete': (input) => visit(input, { branchCode: input.hospitalId, timespan: input.timespanStr }),
  'order.completeSugar': ({ bindUser, bindTel, medUserInfo, ...input }) =>
    visit(
      { ...input, medUserInfo: { ...medUserInfo, medUserName: bindUser, medUserPhone: bindTel } },
      { branchCode: input.hospitalId, timespan: input.timespanStr }
    ),
  'order.completeDental': ({ schedulingId: timeSpanId, ...input }) =>
    visit({ ...input, timeSpanId }, { branchCode: input.orgId, timespan: input.regTime }),
  'order.completeVaccine': (input) => ({
    ...visit(input, { branchCode: input.orgCode, timespan: input.startTimeSpan }),
    // An address is taken, and not kept: nothing is sent.
    home: { region: input.buyCity ?? '' }
  }),
  'order.completeWatson': (input) =>
    visit(input, { branchCode: input.hospitalId, timespan: input.timeSpanDesc }),
  'order.completeGoods': goods,
  'order.completeCustoms': ({ province, city, area, address, buyerName, idCard, ...input }) => ({
    ...goods({ ...input, receiveCity: [province, city, area].join('-'), receiveAddress: address }),
    buyer: { name: buyerName, idNumber: idCard }
  }),
  'order.completeGene': (input) => ({
    ...visit(input, { branchCode: input.hospitalId, timespan: input.timespanStr }),
    ...agreed(input)
  }),
  'order.completeKit': (input) => ({ ...goods(input), ...agreed(input) }),
  'order.completeCoupon': goods
}

/** One order that a call wants, as the call says it. */
export type CalledOrder<K extends SoldKind = SoldKind> = {
  readonly [P in K]: { readonly kind: P; readonly input: InputOf<P>; readonly name?: string }
}[K]

/** What several such orders ask for. */
export interface CalledBasket extends NamedTenders {
  readonly wants: readonly CalledOrder[]
}

/** Reads what a call says. `CalledOrder` ties its input to the kind, and the kind says which call it is. */
export function requestOf({ kind, input, name }: CalledOrder): OrderRequest {
  const call = completionOf(kind)
  if (call === null) throw new Error(`${kind} is not sold`)
  const read = REQUESTS[call] as (input: CalledOrder['input']) => OrderRequest['request']
  return { kind, request: read(input), ...(name === undefined ? {} : { name }) } as OrderRequest
}

/** Goods of a cart: each line with whom all of it is for. */
export const cartRequest = ({ goods: pieces, ...shared }: ParsedInput<'order.completeCart'>) =>
  pieces.map((piece) => ({ ...goods({ ...shared, ...piece }), ...agreed(piece) }))
