/** Texts of the booking parts that several pages share. */
export const bookingTexts = {
  addressCopied: '地址已复制，可在地图应用中查找',
  moreDates: '更多日期',
  slotHeld: '已为你保留'
} as const
