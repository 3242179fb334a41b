import type { Db } from '../db/client'
import { branches, cities } from '../db/schema'

interface City {
  readonly cityCode: string
  readonly cityName: string
  readonly providerCode: string
  readonly initial: string
  readonly lat: number
  readonly lon: number
  readonly hot: boolean
}

export const BEIJING: City = {
  cityCode: '131',
  cityName: '北京',
  providerCode: '0010',
  initial: 'B',
  lat: 39.91,
  lon: 116.41,
  hot: true
}
export const HANGZHOU: City = {
  cityCode: '179',
  cityName: '杭州',
  providerCode: '0571',
  initial: 'H',
  lat: 30.27,
  lon: 120.16,
  hot: true
}

let made = 0

/** A branch in a city, and the city where it is not there yet. */
export async function addBranch(db: Db, city: City): Promise<void> {
  made += 1
  await db
    .insert(cities)
    .values({ ...city, pinyin: '' })
    .onConflictDoNothing()
  const { cityCode, lat, lon } = city
  await db.insert(branches).values({
    ...{ orgCode: `N${made}`, cityCode, name: `新分院${made}`, address: '路 1 号', areaName: '区', lat, lon },
    ...{
      coordSystem: 'GCJ-02',
      openHours: '08:00-11:30',
      transit: '',
      tel: '',
      intro: '',
      image: '',
      facilities: []
    },
    ...{
      tags: [],
      kinds: ['checkup'],
      capacityPerDay: 10,
      baseOccupancy: 0,
      closedWeekdays: [],
      fullDates: []
    },
    ...{ excludeItemCodes: [], hasBreakfast: false, breakfastIds: null, singleSlot: false, thirdOrg: false }
  })
}
