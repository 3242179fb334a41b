interface Link {
  readonly route: string
  readonly params: Readonly<Record<string, string>>
}

/** Pages of one product. */
const OF_PRODUCT: readonly string[] = ['selling', 'booking']

/** The product that a banner, an entry or a window leads to; null where it leads to another page. */
export const entryProduct = (to: Link | null): { readonly type: string; readonly id: string } | null =>
  to && OF_PRODUCT.includes(to.route) ? { type: to.params['type'] ?? '', id: to.params['id'] ?? '' } : null
