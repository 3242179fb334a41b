import type { Profile } from '@/contract/account/dto/account'

/** An account as the wire tells it. */
export const wireProfile = (changes: Partial<Profile> = {}): Profile => ({
  nickname: '予安',
  gender: 1,
  birthday: '19880314',
  marry: 1,
  heightCm: 174,
  weightKg: 76.4,
  allergies: '青霉素',
  medicines: '',
  mobile: '10000000001',
  realName: '陈予安',
  hasPassword: 1,
  memberLevel: 1,
  erasedAfter: null,
  ...changes
})
