import { dateOf } from '@/domain/date'
import type { Tx } from '../transact'
import { branches, cities } from '../schema'
import branchData from './branches.json'
import cityData from './cities.json'
import type { SeedContext } from './context'
import { reviewsFrom } from './seed-reviews'

/** Cities, also those without a branch, and the clinics that examine. */
export async function seedPlaces(tx: Tx, { now }: SeedContext): Promise<void> {
  const today = dateOf(now.getTime())
  await tx.insert(cities).values(cityData.cities.map((city) => ({ ...city, hot: city.hot === 1 })))
  await tx.insert(branches).values(
    branchData.branches.map((branch) => ({
      orgCode: branch.orgCode,
      cityCode: branch.cityCode,
      name: branch.hospitalName,
      address: branch.hospitalAddress,
      areaName: branch.areaName,
      lat: branch.lat,
      lon: branch.lon,
      coordSystem: branch.coordSystem,
      openHours: branch.openHours,
      transit: branch.transit,
      tel: branch.tel,
      intro: branch.intro,
      image: branch.imgUrl,
      gallery: branch.gallery,
      licence: branch.licence,
      arrival: branch.arrival,
      reviews: reviewsFrom(branch.reviews, today),
      facilities: branch.facilities,
      tags: branch.tags,
      kinds: branch.kinds,
      capacityPerDay: branch.capacityPerDay,
      baseOccupancy: branch.baseOccupancy,
      thirdOrg: branch.thirdOrg === 1,
      closedWeekdays: branch.closedWeekdays,
      excludeItemCodes: branch.excludeItemCodes ?? [],
      hasBreakfast: branch.hasBreakfast,
      breakfastIds: branch.breakfastIds ?? null,
      fullDates: branch.fullDates ?? [],
      singleSlot: branch.singleSlot ?? false
    }))
  )
}
