/** Texts of paying with stored money first, gift cards or another; by its name. */
export const storedTexts = (name: string) =>
  ({
    refusedTitle: `${name}不可用`,
    note: `先用${name}支付，退款时先退回${name}`,
    use: (yuan: string) => `用${name}支付 ¥${yuan}`,
    none: `不使用${name}`,
    enough: `已选的${name}足够支付`
  }) as const

export const texts = {
  step: (names: readonly string[]) => names.join('和'),
  left: (yuan: string) => `余额 ¥${yuan}`,
  facts: (end: string, day: string) => `尾号 ${end}，有效期至 ${day}`,
  pays: (yuan: string) => `本次支付 ¥${yuan}`,
  failed: '读取失败，点按重试'
} as const
