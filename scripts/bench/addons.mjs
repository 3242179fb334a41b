import { register as registerRequire } from 'tsx/cjs/api'
import { tsImport } from 'tsx/esm/api'
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
  // The journeys' server loads CommonJS sources by `require`, which `tsImport` does not reach.
  registerRequire()
  const support = (name) => tsImport(`../../tests/e2e/support/${name}.ts`, import.meta.url)
  const { onManyAddons } = await support('many-addons')
  const { bytesOfToggle, paintTimes } = await support('many-addons-figures')
  const { selfSelectTimes } = await support('supermarket-figures')
  const times = []
  const chosen = []
  const bytes = await onManyAddons(ITEMS, async ({ site, mini }) => {
    for (let run = 0; run < RUNS; run += 1) {
      times.push(await site(paintTimes))
      console.error(`list ${Math.round(times[run].list)} ms, toggle ${Math.round(times[run].toggle)} ms`)
    }
    for (let run = 0; run < RUNS; run += 1) chosen.push(await site(selfSelectTimes))
    return mini(bytesOfToggle)
  })
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
