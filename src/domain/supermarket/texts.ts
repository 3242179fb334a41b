/** User-facing texts of the rules of self-selected checkups (§2, §4). */
export const SUPERMARKET_TEXTS = {
  inside: (packageName: string): string => `已含在${packageName}`,
  overlap: (itemName: string, packageName: string): string =>
    `${itemName}已含在${packageName}，两个组合不能同时选`,
  duplicate: (why: string, itemName: string, yuan: string): string =>
    `${why}，${itemName}（¥${yuan}）不再计价。`
} as const
