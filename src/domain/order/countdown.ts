/** A countdown in parts of two digits. */
export interface Countdown {
  /** ['05','18','42'] from one hour on, ['29','41'] below. */
  parts: readonly string[]
  /** '05:18:42' or '29:41'. */
  text: string
  ended: boolean
}

/** The time left until a deadline, HH:MM:SS, or MM:SS under one hour. Both in epoch ms of the server's clock. */
export function countdown(deadline: number, now: number): Countdown {
  const seconds = Math.max(0, Math.ceil((deadline - now) / 1000))
  const hours = Math.floor(seconds / 3600)
  const units = [Math.floor(seconds / 60) % 60, seconds % 60]
  const parts = (hours > 0 ? [hours, ...units] : units).map((unit) => String(unit).padStart(2, '0'))
  return { parts, text: parts.join(':'), ended: seconds === 0 }
}
