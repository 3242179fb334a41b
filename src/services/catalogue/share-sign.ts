import type { WxSignature } from '@/contract/content/dto'
import type { Call } from '../http/call'

/** WeChat's signature of an address (§7 `/wx/getSignature`); null where the server gives none. Sharing then stays WeChat's own. */
export const shareSigner =
  (call: Call) =>
  (url: string): Promise<WxSignature | null> =>
    call('wx.signature', { url }).then(
      ([signature]) => signature ?? null,
      () => null
    )
