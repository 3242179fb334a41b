/** What the seeded server answered: written by tests/recorded.test.ts, never by hand. */
import type { ResultsOf } from '@/contract/catalogue'

/** The demo user. */
export const profile: ResultsOf<'account.profile'> = {
  allergies: '',
  birthday: '19880314',
  erasedAfter: null,
  gender: 1,
  hasPassword: 0,
  heightCm: null,
  marry: 1,
  medicines: '',
  memberLevel: 1,
  mobile: '10000000001',
  nickname: '',
  realName: '陈予安',
  weightKg: null
}
