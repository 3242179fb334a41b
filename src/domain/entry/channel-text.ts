/** A channel as an address or a header spells it: no word, no sign, no more digits than any channel has. */
export const CHANNEL_TEXT = /^[1-9]\d{0,5}$/
