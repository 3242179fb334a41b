/** Third parties with a page of ours that leads to them (§2), named by the first word of its public path. */
export const PARTNERS = ['daHeYun', 'douguo', 'ikkie-transfer', 'cqep'] as const

export type Partner = (typeof PARTNERS)[number]

/** Opened to those alone who are logged in (§2 'private'). */
const PRIVATE: readonly Partner[] = ['douguo']

export const needsLogin = (partner: Partner): boolean => PRIVATE.includes(partner)

/** Whose page a public path is; undefined for none of them. */
export function partnerOf(path: string): Partner | undefined {
  const [, word] = path.split(/[/?#]/)
  return PARTNERS.find((partner) => partner === word)
}
