import type { Sign } from './share'

/**
 * What became of it: what the code says; `none`: no code was read. Hosts tell nobody apart who closed the scanner, showed it nothing of
 * use, or refused it the camera. `lacking`: the host has no scanner, or did not open it.
 */
export type Scanned = { readonly text: string } | 'none' | 'lacking'

export interface ScanCapability {
  /** Whether the host reads codes of one or two dimensions; else there is no button for it. */
  can(): boolean
  /** Opens the host's scanner. Never rejects. `sign` fetches WeChat's signature where one is needed. */
  read(sign: Sign): Promise<Scanned>
}
