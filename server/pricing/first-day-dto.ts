import type { FirstDay as FirstDayDto, FirstDays } from '@/contract/browse/dto'
import type { FirstDay } from './queries/first-days'

export const firstDayDto = ({ branch, ...first }: FirstDay): FirstDayDto => ({
  ...first,
  branchName: branch.name
})

export const firstDaysDto = (
  productCodes: readonly string[],
  found: ReadonlyMap<string, FirstDay>
): FirstDays =>
  productCodes.map((productCode) => {
    const first = found.get(productCode)
    return { productCode, first: first ? firstDayDto(first) : null }
  })
