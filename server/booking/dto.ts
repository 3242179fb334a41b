import type {
  BookingList as BookingListDto,
  CalendarDay,
  Clinic,
  TimeSlot
} from '@/contract/booking/dto/booking'
import type { Hold } from '@/contract/booking/dto/hold'
import type { HospitalDetail } from '@/contract/product/dto'
import type { DentalDoctor, DentalTime } from '@/contract/visit-kinds/dto'
import { toYuan } from '@/domain/money'
import { MAX_HOLD_EXTENSIONS } from '@/domain/order/timers'
import { branchDetailDto } from '../catalogue/dto'
import { depositView } from '../catalogue/queries/pay-terms'
import { pictureOf } from '../catalogue/queries/picture'
import type { SlotHold } from '../stock/queries/own-hold'
import type { SlotRow } from '../stock/queries/stock'
import type { Day } from './queries/booking-days'
import type { BookedProduct, BookingList, BranchDay } from './queries/booking-list'
import type { BranchPage } from './queries/branch-page'
import type { DoctorOnDay } from './queries/doctors'

/** A hold as its owner sees it, with the server's clock: the screen counts its minutes. */
export const holdDto = ({ hold, slot }: SlotHold, now: Date): Hold => ({
  holdId: hold.id,
  expiresAt: hold.expiresAt.getTime(),
  serverTime: now.getTime(),
  orgCode: slot.orgCode,
  productCode: hold.productCode,
  date: slot.date,
  slotId: slot.slotId,
  timespan: slot.timespan,
  extensionsLeft: Math.max(0, MAX_HOLD_EXTENSIONS - hold.extensions)
})

export const daysDto = (days: readonly Day[]): CalendarDay[] =>
  days.map(({ priceFen, ...day }) => ({ ...day, price: toYuan(priceFen) }))

export const timesDto = (slots: readonly SlotRow[]): TimeSlot[] =>
  slots.map(({ slotId, timespan, capacity, remaining, date, ampm }) => ({
    ...{ id: slotId, timespan, num: capacity, remnum: remaining, rdate: date, ampm }
  }))

export const dentalTimesDto = (slots: readonly SlotRow[]): DentalTime[] =>
  slots.map(({ slotId, timespan, capacity, remaining, date, ampm }) => ({
    ...{ schedulingId: slotId, regTime: timespan, num: capacity, remnum: remaining, regDate: date, ampm }
  }))

export const doctorsDto = (doctors: readonly DoctorOnDay[]): DentalDoctor[] =>
  doctors.map(({ doctor: { id, name, title, years, focus, image }, works, remaining, ...first }) => ({
    ...{ doctorId: id, doctorName: name, title, years, focus, image, works },
    remnum: remaining,
    firstDate: first.firstDate ?? '',
    firstTime: first.firstTime
  }))

export const branchPageDto = ({ days, first, percent, ...branch }: BranchPage): HospitalDetail => ({
  ...branchDetailDto(branch),
  days: [...days],
  first,
  percent
})

export const clinicDto = ({ branch, stock, km, rating, priceFen, marketFen }: BranchDay): Clinic => ({
  hospitalId: branch.orgCode,
  orgCode: branch.orgCode,
  hospitalName: branch.name,
  hospitalAddress: branch.address,
  hospitalDistance: km,
  lat: branch.lat,
  lon: branch.lon,
  comboSalePrice: toYuan(priceFen),
  comboMarketPrice: toYuan(marketFen),
  percent: stock.percent,
  congestionDegree: stock.level,
  level: stock.level,
  free: stock.free,
  remaining: stock.remaining,
  ctflag: stock.open ? 0 : 1,
  ampm: stock.ampm,
  tags: branch.tags,
  thirdOrg: branch.thirdOrg ? 1 : 0,
  hasBreakfast: branch.hasBreakfast,
  imgUrl: branch.image,
  transit: branch.transit,
  score: rating.score,
  reviewCount: rating.count,
  firstTime: stock.firstTime,
  capacity: stock.capacity
})

/** The oldest age on the wire where a product names none. */
const NO_AGE_LIMIT = 150

const productDto = ({
  product,
  offer,
  itemCount,
  familyUnfit
}: BookedProduct): BookingListDto[number]['productView'] => {
  const { url, tone } = pictureOf(product.thumbnail)
  return {
    productCode: product.productCode,
    comboId: product.comboId ?? '',
    productName: product.name,
    comboThumbnail: url,
    tone,
    productCategory: product.category,
    itemNum: itemCount,
    estimatedMinutes: product.estimatedMinutes,
    fasting: product.fasting,
    salePrice: toYuan(product.salePriceFen),
    comboMarketPrice: toYuan(product.marketPriceFen),
    seckillPrice: offer.kind === 'sale' ? null : toYuan(offer.priceFen),
    skipItemSelection: product.skipItemSelection,
    supermarketCode: product.supermarketCode ?? '',
    sexLimit: product.sexLimit,
    ageMin: product.ageMin ?? 0,
    ageMax: product.ageMax ?? NO_AGE_LIMIT,
    persons: product.persons,
    deposit: depositView(product),
    familyUnfit
  }
}

export const bookingListDto = ({ cities, days, product }: BookingList, now: Date): BookingListDto => [
  {
    cityViewList: cities,
    bookingDetailList: days.map(({ date, branches }) => ({
      bookingableDate: date,
      hospitalInfo: branches.map(clinicDto)
    })),
    productView: productDto(product),
    serverTime: now.getTime()
  }
]
