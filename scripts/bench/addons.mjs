import { createRequire } from 'node:module'
import { register } from 'tsx/cjs/api'
import { ensureBuilt } from '../build.mjs'
import { findBrowser } from '../find-browser.mjs'
import { atMost, median } from './rows.mjs'

const ITEMS = 300
const RUNS = 5

/** The add-on page with a list far longer than a shop's, on both targets, by the drivers of the journeys. */
export async function measure() {
  process.env.CHROME_PATH = await findBrowser()
  await ensureBuilt('h5')
  await ensureBuilt('weapp')
  // CommonJS, as the journeys are. Not `tsImport`: it adds a query to the path of esbuild's program.
  register()
  const require = createRequire(import.meta.url)
  const support = (name) => require(`../../tests/e2e/support/${name}.ts`)
  const { onManyAddons } = support('many-addons')
  const { bytesOfToggle, closeShared, paintTimes } = support('many-addons-figures')
  const { selfSelectTimes } = support('supermarket-figures')
  const times = []
  const chosen = []
  const bytes = await onManyAddons(ITEMS, async ({ site, mini }) => {
    for (let run = 0; run < RUNS; run += 1) {
      times.push(await site(paintTimes))
      console.error(`list ${Math.round(times[run].list)} ms, toggle ${Math.round(times[run].toggle)} ms`)
    }
    for (let run = 0; run < RUNS; run += 1) chosen.push(await site(selfSelectTimes))
    return mini(bytesOfToggle)
  }).finally(closeShared)
  const middle = (key, all = times) => Math.round(median(all.map((time) => time[key])))
  return [
    atMost(`${ITEMS} add-ons, processor slowed 4×: first paint after data`, middle('list'), 'ms', 400),
    atMost(`${ITEMS} add-ons, processor slowed 4×: toggle to painted`, middle('toggle'), 'ms', 80),
    atMost(`${ITEMS} items to choose oneself: filter to painted`, middle('filter', chosen), 'ms', 50),
    atMost(
      `${ITEMS} items to choose oneself, processor slowed 4×: toggle to painted`,
      middle('toggle', chosen),
      'ms',
      80
    ),
    {
      ...atMost(`${ITEMS} add-ons, mini-program: setData of one toggle`, bytes.toggle, 'bytes', 4096),
      must: true
    }
  ]
}
