import fs from 'node:fs'

/** Of `/proc`. */
const MS_PER_TICK = 10

/** CPU that processes have used, in ms; where the system does not tell, NaN. */
function cpuOf(pids) {
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

/** CPU that servers and the connections of a database, but for that of `client`, have used: both in ms. */
export async function cpuOfBoth(client, pids) {
  const { rows } = await client.query(
    'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()'
  )
  return [cpuOf(pids), cpuOf(rows.map(({ pid }) => pid))]
}
