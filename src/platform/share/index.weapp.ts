import type { ShareCapability } from './types'

/** Mini-program pages answer `onShareAppMessage`; nothing has to be prepared and no code opens the sheet. */
export const sharing: ShareCapability = {
  canOpen: () => false,
  prepare: async () => undefined,
  share: async () => false
}
