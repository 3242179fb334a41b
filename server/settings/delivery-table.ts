import type { DeliveryTable } from '@/domain/delivery/arrival'
import type { Db } from '../db/client'
import { shopSettingsOf } from './shop-profile'

const HOURS = /^[1-9]\d{0,2}$/
const LINE = /^(\S+)\s+(\d{1,2})$/

/** Whole hours, as a setting has them; null for anything else. */
export const hoursOf = (text: string): number | null => (HOURS.test(text) ? Number(text) : null)

/** A line of the setting, `天津市 2`: a province and the days to it; null for anything else. */
export function deliveryLine(line: string): readonly [province: string, days: number] | null {
  const [, province, days] = LINE.exec(line.trim()) ?? []
  return province === undefined ? null : [province, Number(days)]
}

/** When parcels leave and come, as the shop's settings have it. */
export async function deliveryTable(db: Db): Promise<DeliveryTable> {
  const { leavesHours = '', deliveryDays = '' } = await shopSettingsOf(db)
  return {
    leavesHours: hoursOf(leavesHours),
    days: new Map(
      deliveryDays.split('\n').flatMap((line) => [deliveryLine(line)].filter((found) => found !== null))
    )
  }
}
