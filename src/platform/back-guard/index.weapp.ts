import type { BackGuardCapability } from './types'

/** A mini-program may not hold the way back of its host. */
export const backGuard: BackGuardCapability = { hold: () => () => undefined, letPass: () => undefined }
