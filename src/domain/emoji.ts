/** Emoji and pictographs with their joiners; characters of rare Chinese planes stay. */
const EMOJI =
  /\uD83C[\uDC00-\uDFFF]|\uD83D[\uDC00-\uDFFF]|\uD83E[\uDC00-\uDFFF]|\uDB40[\uDC00-\uDFFF]|[\u2300-\u23FF\u2600-\u27BF\u2B00-\u2BFF\u3030\u303D\u3297\u3299\u00A9\u00AE\u203C\u2049\u2122\u200D\u20E3\uFE0E\uFE0F]/g

export const withoutEmoji = (text: string): string => text.replace(EMOJI, '')
