/**
 * Captions of a film, as a VTT file has them.
 *
 * - `readCaptions(vtt)`: its cues in their order, or the line that is none
 * - `captionAt(cues, second)`: what is said then; '' nothing
 * - `chapterAt(chapters, second)`: the index of the chapter; -1 before the first
 * - `clockText(seconds)`: 02:36
 */

export interface Cue {
  /** Seconds from the beginning. */
  readonly from: number
  readonly to: number
  readonly text: string
}

export interface Chapter {
  readonly at: number
  readonly title: string
}

type Read =
  { readonly ok: true; readonly cues: readonly Cue[] } | { readonly ok: false; readonly line: number }

const TIMES =
  /^(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3}) --> (?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})(?: .*)?$/

const secondsOf = (parts: readonly (string | undefined)[]): number => {
  const [hours = '0', minutes = '0', seconds = '0', thousandths = '0'] = parts
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(thousandths) / 1000
}

/** Cues follow each other: one that ends before it begins, or begins before the last has ended, is wrong. */
export function readCaptions(vtt: string): Read {
  const lines = vtt.replace(/^\ufeff/, '').split(/\r\n|\n|\r/)
  if (!/^WEBVTT(?:$|[ \t])/.test(lines[0] ?? '')) return { ok: false, line: 1 }
  const cues: Cue[] = []
  for (let at = 1; at < lines.length; at += 1) {
    const times = TIMES.exec(lines[at] ?? '')
    if (!times) {
      if (lines[at]?.includes('-->')) return { ok: false, line: at + 1 }
      continue
    }
    const from = secondsOf(times.slice(1, 5))
    const to = secondsOf(times.slice(5, 9))
    const said: string[] = []
    const first = at + 1
    while ((lines[at + 1] ?? '').trim() !== '') said.push((lines[(at += 1)] ?? '').trim())
    const text = said.join(' ')
    if (to <= from || from < (cues.at(-1)?.to ?? 0) || text === '' || /[<>]/.test(text))
      return { ok: false, line: first }
    cues.push({ from, to, text })
  }
  return cues.length === 0 ? { ok: false, line: 1 } : { ok: true, cues }
}

export const captionAt = (cues: readonly Cue[], second: number): string =>
  cues.find(({ from, to }) => from <= second && second < to)?.text ?? ''

export const chapterAt = (chapters: readonly Chapter[], second: number): number =>
  chapters.filter(({ at }) => at <= second).length - 1

const two = (value: number): string => String(value).padStart(2, '0')

export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  return `${two(Math.floor(whole / 60))}:${two(whole % 60)}`
}
