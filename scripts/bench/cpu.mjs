import fs from 'node:fs'

/** Of `/proc`. */
const MS_PER_TICK = 10

/** CPU that processes have used, in ms; where the system does not tell, NaN. */
export function cpuOf(pids) {
  const ticks = pids.map((pid) => {
    try {
      const [, , user, system] =
        /\) \S (?:\S+ ){10}((\d+) (\d+))/.exec(fs.readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
      return Number(user) + Number(system)
    } catch {
      return NaN
    }
  })
  return ticks.reduce((sum, one) => sum + one, 0) * MS_PER_TICK
}
