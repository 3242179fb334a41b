import { setTimeout as pause } from 'node:timers/promises'

const LOOK_AGAIN_MS = 500
/** What fell due while no server was up is made up for within this, ms. */
const LONGEST_MS = 600_000

const PORT = /\/metrics 的端口是 (\d+)/

/** Sums and counts of the jobs of a server, by /metrics. */
async function told(port) {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  const of = (metric) =>
    new Map(
      [...text.matchAll(new RegExp(`^${metric}\\{job="([^"]+)"\\} (\\S+)$`, 'gm'))].map(([, job, value]) => [
        job,
        Number(value)
      ])
    )
  const [sums, counts, intervals] = [
    'shop_job_seconds_sum',
    'shop_job_seconds_count',
    'shop_job_interval_seconds'
  ].map(of)
  return [...intervals].map(([name, interval]) => ({
    ...{ name, interval, seconds: sums.get(name) ?? 0, runs: counts.get(name) ?? 0 }
  }))
}

/**
 * What jobs took since the server started, once each has run and some time has passed.
 * @returns {Promise<{ name: string, interval: number, seconds: number, runs: number }[]>}
 */
export async function jobTimes({ output }, { for: ms }) {
  const port = PORT.exec(output())?.[1]
  if (!port) throw new Error('the server told no port of /metrics')
  const end = Date.now() + LONGEST_MS
  while ((await told(port)).some(({ runs }) => runs === 0)) {
    if (Date.now() > end) throw new Error('jobs do not come to their end')
    await pause(LOOK_AGAIN_MS)
  }
  await pause(ms)
  return told(port)
}

/** The job whose runs take the largest share of the time between them. */
export const busiest = (jobs) =>
  jobs
    .map(({ name, interval, seconds, runs }) => ({ name, share: seconds / runs / interval }))
    .reduce((most, one) => (one.share > most.share ? one : most))
