export interface ShareCard {
  readonly title: string
  readonly text: string
  /** Public path with its query, `/selling/checkup/CK1003`. */
  readonly path: string
  readonly imgUrl: string
}

interface WxShareSignature {
  readonly appId: string
  readonly timestamp: number
  readonly nonceStr: string
  readonly signature: string
}

export interface ShareCapability {
  /** Whether `share` can open a sheet by itself; in WeChat the user shares from the menu. */
  readonly canOpen: () => boolean
  /** Prepares what the host's share menu sends; `sign` fetches WeChat's signature where one is needed. */
  prepare(card: ShareCard, sign: (url: string) => Promise<WxShareSignature | null>): Promise<void>
  share(card: ShareCard): Promise<boolean>
}
