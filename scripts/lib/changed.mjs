import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { inRoot, ROOT } from './paths.mjs'

const git = (...args) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean)

/** Where the branch left `main`; on `main` itself, and in a clone without it, the last commit. */
function base() {
  try {
    return git('merge-base', 'HEAD', 'main')[0]
  } catch {
    return 'HEAD'
  }
}

/** Files that differ from `main`, new ones among them; those that are gone as well. */
export const changedFiles = () => [
  ...new Set([
    ...git('diff', '--name-only', '--no-renames', base()),
    ...git('ls-files', '-o', '--exclude-standard')
  ])
]

/** The host that runs the mini-program in the tests. */
const HOST = 'tests/weapp-host/'
const JOURNEY = ['book-checkup']

/** Journeys that show whether a change of these files broke something; what is in no row of it is shown by the whole journey. */
const TOUCHED = [
  [/^src\/(pages\/(process|confirm|goods)|components\/(booking|addon|coupon|contact|order))\//, JOURNEY],
  [/^src\/pages\/(confirm\/confirm\/goods|goods)\//, ['buy-goods']],
  [/^src\/pages\/(confirm\/confirm\/goods|customs|gene)\//, ['buy-parcels']],
  [/^src\/pages\/(account|order|info|tabs|find)\//, ['tree.h5', 'tree.weapp']],
  [/^src\/(components\/(ui|care|feedback-host|loadable-view)|styles)\//, [...JOURNEY, 'care.h5', 'tree.h5']],
  [/^src\/(stores|services)\//, [...JOURNEY, 'faults']],
  [/^src\/platform\/.*\.weapp\./, [...JOURNEY, 'phone.weapp', 'host-login.weapp']],
  [/^src\/platform\/(?!.*\.weapp\.)/, JOURNEY],
  [/^src\/routes\//, [...JOURNEY, 'deep-links.h5']],
  [/^(server|src\/(contract|domain))\//, [...JOURNEY, 'evening.h5']],
  [/^src\/[^/]+$|^(config\/|types\/|babel|package-lock|project\.config)/, [...JOURNEY, 'first-frame.h5']],
  [/^tests\/weapp-host\//, [...JOURNEY, 'theme.weapp']]
]

function touchedBy(file) {
  const names = TOUCHED.filter(([files]) => files.test(file)).flatMap(([, journeys]) => journeys)
  return names.length === 0 && file.startsWith('src/') ? JOURNEY : names
}

/** A file of the journeys that names a target runs there alone. */
export const runsOn = (file, target) => {
  const [, named] = /\.(h5|weapp)\.test\.ts$/.exec(file) ?? []
  return (named ?? target) === target
}

/** @param {string[]} all files of the journeys @returns {string[]} those of them that the changed files touch */
export function journeysOf(changed, all) {
  const named = (name) => {
    const file = all.find((candidate) => path.basename(candidate) === `${name}.test.ts`)
    if (!file) throw new Error(`scripts/lib/changed.mjs names the journey ${name}, which does not exist`)
    return file
  }
  const host = changed.some((file) => file.startsWith(HOST))
  const product = changed.filter((file) => !/\.test\.tsx?$/.test(file))
  const helpers = changed.filter((file) => /^tests\/e2e\/(journeys|support)\//.test(file))
  const uses = (test, helper) => {
    const text = fs.readFileSync(inRoot(test), 'utf8')
    return text.includes(`/${path.basename(helper, '.ts')}'`)
  }
  return [
    ...new Set([
      ...product.flatMap(touchedBy).map(named),
      ...(helpers.length > 0 ? JOURNEY.map(named) : []),
      ...all.filter((test) => host && test.startsWith(HOST)),
      ...all.filter((test) => changed.includes(test) || helpers.some((helper) => uses(test, helper)))
    ])
  ]
}
