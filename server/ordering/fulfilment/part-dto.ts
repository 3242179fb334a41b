import type { OrderDetail } from '@/contract/order/dto/order'
import { stepsDto } from '../../catalogue/dto'
import { toYuan } from '@/domain/money'
import { orderCodesDto } from '../vouchers/dto'
import type { OrderPart, ParcelPart, VisitPart, VoucherPart } from './queries/order-part'

/** The fields of a detail on the wire that hang on how an order is fulfilled; each has all of them. */
type PartDto = Pick<
  OrderDetail,
  | ('hospAddress' | 'openHours' | 'transit' | 'lat' | 'lon' | 'doctor' | 'doctorId')
  | ('breakfastName' | 'paperReport' | 'receiveCity' | 'receiveAddress' | 'exchange' | 'gifts' | 'addItems')
  | ('baseItemNum' | 'credential' | 'prep' | 'changeCount' | 'fasting' | 'changeDifference' | 'doses')
  | ('guide' | 'goods' | 'remark' | 'codes' | 'parcel' | 'kit' | 'declareBefore')
>

const NOTHING: PartDto = {
  ...{ hospAddress: '', openHours: '', transit: '', lat: 0, lon: 0, doctor: '', doctorId: '' },
  ...{ breakfastName: '', paperReport: '', receiveCity: '', receiveAddress: '', exchange: null },
  ...{ gifts: [], addItems: [], baseItemNum: 0, credential: null, prep: [], changeCount: 0 },
  ...{ fasting: false, changeDifference: 0, doses: [] },
  ...{ guide: [], goods: null, remark: '', codes: [], parcel: null, kit: null, declareBefore: null }
}

/** A part of an order on the wire, which has one shape for all orders. @param userId who asks: codes are shown to who holds them */
export function partDto(part: OrderPart, userId: string): PartDto {
  switch (part.by) {
    case 'visit':
      return visitDto(part)
    case 'parcel':
      return parcelDto(part)
    case 'code':
      return { ...NOTHING, ...chosenDto(part), codes: orderCodesDto({ codes: part.codes, userId }) }
  }
}

const visitDto = ({ branch, doctor, delivery, exchange, prep, credential, ...part }: VisitPart): PartDto => ({
  ...NOTHING,
  hospAddress: branch.address,
  openHours: branch.openHours,
  transit: branch.transit,
  lat: branch.lat,
  lon: branch.lon,
  doctor: doctor.name,
  doctorId: doctor.id,
  breakfastName: part.breakfast,
  paperReport: part.paperReport,
  // Only its report on paper is sent: where somebody lives is told of nothing else.
  receiveCity: delivery?.city ?? '',
  receiveAddress: delivery?.address ?? '',
  exchange: exchange && { productName: exchange.name, price: toYuan(exchange.fen) },
  gifts: [...part.gifts],
  addItems: [...part.added],
  baseItemNum: part.baseItems,
  credential: credential && { ...credential, expiresAt: credential.expiresAt.getTime() },
  prep: prep.map(({ title, text, icon }) => ({ title, text, icon })),
  changeCount: part.changeCount,
  fasting: part.fasting,
  guide: stepsDto(part.guide),
  changeDifference: toYuan(part.changeFen),
  doses: part.doses
})

const parcelDto = ({ address, guide, parcel, kit, declareBefore, ...part }: ParcelPart): PartDto => ({
  ...NOTHING,
  ...chosenDto(part),
  receiveCity: address.region,
  receiveAddress: address.rest,
  guide: stepsDto(guide),
  parcel,
  kit,
  declareBefore
})

const chosenDto = ({ goods, remark }: Pick<ParcelPart | VoucherPart, 'goods' | 'remark'>) => ({
  goods: goods && { note: goods.note, unitPrice: toYuan(goods.unitFen) },
  remark
})
