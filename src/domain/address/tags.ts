/** What an address of the account can be called. */
export const ADDRESS_TAGS = ['家', '公司', '爸妈家'] as const

/** '' nothing. */
export type AddressTag = (typeof ADDRESS_TAGS)[number] | ''
