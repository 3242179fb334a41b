import { maskPerson } from '@/domain/mask'

/** The demo user as the server tells them on order cards and details (§5). */
export const SHOWN = maskPerson({
  name: '陈予安',
  mobile: '10000000001',
  idType: 1,
  idNumber: '99010119880314011X'
})
