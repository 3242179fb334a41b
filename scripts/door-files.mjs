/** node scripts/door-files.mjs: what one host of the site fetches, no other does; nothing of `npm run dev:doors` is in a build. */
import fs from 'node:fs'
import path from 'node:path'
import { listFiles } from './lib/fingerprint.mjs'
import { inRoot, isMain } from './lib/paths.mjs'

/** The chunks of a host, by a word that stands in them and nowhere else. */
const MARKS = [
  { doors: ['native'], mark: '应用登录没有成功' },
  { doors: ['wechat', 'wechat-pay', 'miniweb'], mark: 'WeixinJSBridge' }
]
/** Words of the six phones beside each other. */
const DEVELOPING = /__disguise|dev:doors|doors\.localhost/

const TARGETS = ['h5', 'weapp', 'server']

/**
 * Looks through the builds below a folder and prints a row each.
 * @param {string} dist
 * @returns {{ name: string, ok: boolean, problem?: string }[]} throws when the site is not built
 */
export function doorFiles(dist = inRoot('dist')) {
  const root = path.join(dist, 'h5')
  const lists = JSON.parse(fs.readFileSync(path.join(root, 'page-files.json'), 'utf8'))
  const rows = [
    ...ownFiles(lists),
    ...marked(root, lists.doors),
    ...TARGETS.map((target) => built(dist, target))
  ]
  for (const { name, ok, problem } of rows)
    console.log(`${ok ? 'ok    ' : 'FAILED'} ${name}${problem ? `\n${problem}` : ''}`)
  return rows
}

const rowOf = (name, problems) => ({
  name,
  ok: problems.length === 0,
  ...(problems.length > 0 ? { problem: problems.join('\n') } : {})
})

/** A file of one door is in no other list: neither of what every visit, a page or a plan fetches, nor of another door. */
function ownFiles({ entry, wide, pages, plans, doors }) {
  const others = [
    ['entry', entry],
    ['wide', wide],
    ...Object.entries(pages),
    ...Object.entries(plans).map(([plan, { files }]) => [`plan ${plan}`, files])
  ]
  const missing = MARKS.flatMap((one) => one.doors).filter((door) => !doors[door]?.length)
  return [
    rowOf(
      'every door has files of its own',
      missing.map((door) => `${door} has none`)
    ),
    ...Object.entries(doors).map(([door, files]) => {
      const elsewhere = [...others, ...Object.entries(doors).filter(([name]) => name !== door)]
      const problems = elsewhere.flatMap(([name, list]) =>
        list.filter((file) => files.includes(file)).map((file) => `${file} is fetched by ${name} as well`)
      )
      return rowOf(`files of the door ${door}`, problems)
    })
  ]
}

/** A door's words stand in its own files alone: its code was not taken into another chunk. */
function marked(root, doors) {
  const scripts = listFiles(root, '.', (name) => name.endsWith('.js'))
  return MARKS.map(({ doors: names, mark }) => {
    const own = names.flatMap((name) => doors[name] ?? []).map((file) => path.normalize(file))
    const found = scripts.filter((file) => fs.readFileSync(path.join(root, file), 'utf8').includes(mark))
    const outside = found.filter((file) => !own.includes(path.normalize(file)))
    const problems = outside.map((file) => `${file} has code of ${names.join(', ')}`)
    return rowOf(`code of ${names.join(', ')}`, found.length > 0 ? problems : [`no script has ${mark}`])
  })
}

function built(dist, target) {
  const root = path.join(dist, target)
  const found = listFiles(root, '.').filter((file) =>
    DEVELOPING.test(fs.readFileSync(path.join(root, file), 'utf8'))
  )
  return rowOf(`${target} without what is for developing`, found)
}

if (isMain(import.meta)) {
  try {
    process.exitCode = doorFiles().every((row) => row.ok) ? 0 : 1
  } catch (error) {
    console.error(error.message)
    process.exitCode = 1
  }
}
