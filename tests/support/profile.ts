import type { Profile } from '@/contract/account/dto/account'
import { profile } from '../recorded/account'

/** An account as the wire tells it; its owner has told all of it. */
export const wireProfile = (changes: Partial<Profile> = {}): Profile => ({
  ...profile,
  ...{ nickname: '予安', heightCm: 174, weightKg: 76.4, allergies: '青霉素', hasPassword: 1 },
  ...changes
})
