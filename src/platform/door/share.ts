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
  /** Whether `share` opens a sheet, or answers how to share without one; else there is no button for it. */
  readonly canOpen: () => boolean
  /** Tells when `canOpen` may answer otherwise. @returns what ends it */
  watch?(changed: () => void): () => void
  /** Prepares what the host's share menu sends; `sign` fetches WeChat's signature where one is needed. */
  prepare(card: ShareCard, sign: (url: string) => Promise<WxShareSignature | null>): Promise<void>
  /** @returns whether it was shared; a text: how the person does it by themselves, where the host shares by its menu alone */
  share(card: ShareCard): Promise<boolean | string>
}
