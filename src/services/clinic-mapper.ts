/**
 * Branch rows come in either spelling of the specification (§3 'Clinic or hospital row'); pages see one.
 *
 * - `toClinic(row)`: one row · `toBookingInfo(info)`: all rows of a booking list
 */
import type { BookingList, Clinic } from '@/contract/dto/booking'

type Names = Pick<Clinic, 'hospitalId' | 'orgCode' | 'hospitalName' | 'hospitalAddress' | 'hospitalDistance'>

/** A row as it may arrive: each name in one of its spellings. */
export type WireClinic = Omit<Clinic, keyof Names> &
  Partial<Names> & {
    readonly orgName?: string
    readonly orgAddress?: string
    readonly address?: string
    readonly distance?: number | null
  }

/** Whatever the spelling, the same branch; the distance stays null when it is not known. */
export function toClinic({ orgName, orgAddress, address, distance, ...row }: WireClinic): Clinic {
  return {
    ...row,
    hospitalId: row.hospitalId ?? row.orgCode ?? '',
    orgCode: row.orgCode ?? row.hospitalId ?? '',
    hospitalName: row.hospitalName ?? orgName ?? '',
    hospitalAddress: row.hospitalAddress ?? orgAddress ?? address ?? '',
    hospitalDistance: row.hospitalDistance ?? distance ?? null
  }
}

/** A booking list with its rows in one spelling. */
export const toBookingInfo = (info: BookingList[number]): BookingList[number] => ({
  ...info,
  bookingDetailList: info.bookingDetailList.map((day) => ({
    ...day,
    hospitalInfo: day.hospitalInfo.map(toClinic)
  }))
})
