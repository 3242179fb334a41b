export interface ShareCard {
  readonly title: string
  readonly text: string
  /** Public path with its query, `/selling/checkup/CK1003`. */
  readonly path: string
  readonly imgUrl: string
}

export interface WxSignature {
  readonly appId: string
  readonly timestamp: number
  readonly nonceStr: string
  readonly signature: string
}

/** Fetches WeChat's signature of an address; null: there is none. */
export type Sign = (url: string) => Promise<WxSignature | null>

export interface ShareCapability {
  /** Whether `share` opens a sheet, or answers how to share without one; else there is no button for it. */
  readonly canOpen: () => boolean
  /** Tells when `canOpen` may answer otherwise. @returns what ends it */
  watch?(changed: () => void): () => void
  /** Prepares what the host's share menu sends; `sign` is asked where a signature is needed. */
  prepare(card: ShareCard, sign: Sign): Promise<void>
  /** @returns whether it was shared; a text: how the person does it by themselves, where the host shares by its menu alone */
  share(card: ShareCard): Promise<boolean | string>
}
