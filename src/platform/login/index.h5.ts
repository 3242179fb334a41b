import type { LoginCapability } from './types'

export const hostLogin: LoginCapability = { silent: false, credential: async () => null }
