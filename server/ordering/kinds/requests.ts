import type { COMPLETIONS } from '@/contract/completions'
import type { ParsedInput } from '@/contract/schemas'
import type { ConsentRequest, ExamineeRequest, GoodsRequest, VisitRequest } from '../checkout/request'
import type { NamedTenders } from '../tenders'
import type { OrderRequest, RequestOf, SoldKind } from './flows'

/** What a call that orders says, and what is asked for by it in our own words. */

/** An order may be booked on a company's card. */
type InputOf<K extends SoldKind> = ParsedInput<NonNullable<(typeof COMPLETIONS)[K]>> & {
  readonly cardNumber?: string | undefined
}

type Complete = ParsedInput<'order.complete'>
type VisitWire = Pick<Complete, 'productCode' | 'regDate' | 'timeSpanId' | 'medUserInfo'> &
  Partial<Omit<Complete, 'hospitalId' | 'timespanStr'>> & {
    readonly cardNumber?: string | undefined
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
  cardNumber: input.cardNumber,
  examinee: examinee(input.medUserInfo, input.relationType ?? ''),
  breakfastId: input.breakfastId ?? null,
  sexHistory: input.sexHistory ?? null,
  reportTo: { region: input.receiveCity ?? '', detail: input.receiveAddress ?? '' },
  questionId: input.questionId ?? '',
  source: input.orderSource ?? '',
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

/** Of each kind that is sold, or this does not compile. */
const REQUESTS: { readonly [K in SoldKind]: (input: InputOf<K>) => RequestOf<K> } = {
  checkup: (input) => visit(input, { branchCode: input.hospitalId, timespan: input.timespanStr }),
  sugarshaker: ({ bindUser, bindTel, medUserInfo, ...input }) =>
    visit(
      { ...input, medUserInfo: { ...medUserInfo, medUserName: bindUser, medUserPhone: bindTel } },
      { branchCode: input.hospitalId, timespan: input.timespanStr }
    ),
  dentistry: ({ schedulingId: timeSpanId, ...input }) =>
    visit({ ...input, timeSpanId }, { branchCode: input.orgId, timespan: input.regTime }),
  vaccine: (input) => ({
    ...visit(input, { branchCode: input.orgCode, timespan: input.startTimeSpan }),
    // An address is taken, and not kept: nothing is sent.
    home: { region: input.buyCity ?? '' },
    payType: input.payType
  }),
  waston: (input) => visit(input, { branchCode: input.hospitalId, timespan: input.timeSpanDesc }),
  'health-selection': goods,
  'cross-border': ({ province, city, area, address, buyerName, idCard, ...input }) => ({
    ...goods({ ...input, receiveCity: [province, city, area].join('-'), receiveAddress: address }),
    buyer: { name: buyerName, idNumber: idCard }
  }),
  gene: (input) => ({
    ...visit(input, { branchCode: input.hospitalId, timespan: input.timespanStr }),
    ...agreed(input)
  }),
  'gene-home': (input) => ({ ...goods(input), ...agreed(input) }),
  'coupon-activity': goods
}

/** One order that a call wants, as the call says it. */
export type CalledOrder<K extends SoldKind = SoldKind> = {
  readonly [P in K]: { readonly kind: P; readonly input: InputOf<P>; readonly name?: string }
}[K]

/** What several such orders ask for. */
export interface CalledBasket extends NamedTenders {
  readonly wants: readonly CalledOrder[]
}

export const requestOf = <K extends SoldKind>({
  kind,
  input,
  name
}: {
  readonly kind: K
  readonly input: InputOf<K>
  readonly name?: string
}): OrderRequest => {
  const request = REQUESTS[kind](input)
  return { kind, request, ...(name === undefined ? {} : { name }) } as OrderRequest
}

/** Goods of a cart: each line with whom all of it is for. */
export const cartRequest = ({ goods: pieces, ...shared }: ParsedInput<'order.completeCart'>) =>
  pieces.map((piece) => ({ ...goods({ ...shared, ...piece }), ...agreed(piece) }))
