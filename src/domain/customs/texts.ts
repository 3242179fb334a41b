/** User-facing texts of the limits of customs. */
export const CUSTOMS_TEXTS = {
  pieces: (most: number) => `海关规定同一商品每单最多 ${most} 件`,
  order: (yuan: string, fits: string) => `海关规定单笔不超过 ¥${yuan}（商品加运费，不含税），${fits}`,
  year: (yuan: string, fits: string) => `订购人今年的跨境额度还剩 ¥${yuan}，${fits}`,
  fits: (most: number) => (most > 0 ? `最多可买 ${most} 件` : '这次不能再买'),
  tax: '跨境税费',
  taxNote: (percent: string) => `商品和运费的 ${percent}%`
} as const
