import { uiTexts } from '../texts'

const SECOND_MS = 1000
const MINUTE_S = 60
const HOUR_S = 3600

const pad = (value: number): string => String(value).padStart(2, '0')

/** Milliseconds left as two-digit blocks: hours, minutes, seconds; under an hour without the hours. A begun second counts. */
export function clockParts(leftMs: number): string[] {
  const seconds = Math.ceil(Math.max(0, leftMs) / SECOND_MS)
  const parts = [Math.floor((seconds % HOUR_S) / MINUTE_S), seconds % MINUTE_S].map(pad)
  return seconds < HOUR_S ? parts : [pad(Math.floor(seconds / HOUR_S)), ...parts]
}

/** Whole minutes in words; a begun one counts. */
export function restText(leftMs: number): string {
  const minutes = Math.ceil(Math.max(0, leftMs) / SECOND_MS / MINUTE_S)
  const hours = Math.floor(minutes / 60)
  return `${hours ? `${hours}小时` : ''}${minutes % 60}分钟`
}

/** The same in words, for who asks, and of what: '名额保留剩余5分钟'. It changes once a minute. */
export function spokenRest(leftMs: number, of: string): string {
  return leftMs > 0 ? `${of}剩余${restText(leftMs)}` : `${of}${uiTexts.ended}`
}

/** Minutes before the end at which the rest is said to who did not ask. */
const SAID_AT = [1, 5]

/** What is said by itself: at five minutes and at one, and at the end; '' before. */
export function announcement(leftMs: number, of: string): string {
  if (leftMs <= 0) return `${of}${uiTexts.ended}`
  const due = SAID_AT.find((minutes) => leftMs <= minutes * MINUTE_S * SECOND_MS)
  return due === undefined ? '' : spokenRest(due * MINUTE_S * SECOND_MS, of)
}
