/** node scripts/sizes.mjs: what a person waits for on each page and the mini-program's packages, against budgets. */
import fs from 'node:fs'
import path from 'node:path'
import zlib from 'node:zlib'
import esbuild from 'esbuild'
import { listFiles } from './lib/fingerprint.mjs'
import { inRoot, isMain } from './lib/paths.mjs'

const KB = 1024

const SECTIONS = 'src/pages/confirm/sections'

/**
 * The one table of budgets. H5: JS and CSS, gzip; weapp: raw bytes of a package. A page is what its first visit loads; of a
 * screen with plans that is the shell, a section is a block that its plans list, and usable is the shell with one plan and all
 * its sections: what is fetched before the button works. Sent is what comes over the line to a browser that knows Brotli, as all
 * supported ones do over https: what every page loads, and the heaviest plan until usable.
 */
export const BUDGETS = {
  h5: {
    'pages/tabs/home/index': 142 * KB
  },
  h5Other: 160.8 * KB,
  shell: 146 * KB,
  section: 6 * KB,
  usable: 170.2 * KB,
  wide: 3 * KB,
  sentByAll: 110 * KB,
  sentUsable: 150 * KB,
  weappMain: 600 * KB,
  weappSub: 250 * KB
}

/** What the mini-program's uploader packs. */
const PACKED = /\.(js|json|wxml|wxss|wxs|png|jpe?g|gif|svg|webp|ttf|woff2?|cer|mp3|mp4|aac)$/i

const readJson = (file) => JSON.parse(fs.readFileSync(file, 'utf8'))
const isCode = (file) => /\.(js|css)$/.test(file)

/** Rows for the pages of dist/h5, and of their plans, from the lists of files that the build writes. */
function h5Rows() {
  const root = inRoot('dist/h5')
  const { entry, wide, pages, plans } = readJson(path.join(root, 'page-files.json'))
  const sum = (suffix, lists) =>
    [...new Set(lists.flat())]
      .filter(isCode)
      .reduce((bytes, file) => bytes + fs.statSync(path.join(root, file + suffix)).size, 0)
  const weigh = (...lists) => sum('.gz', lists)
  const sent = (...lists) => sum('.br', lists)
  const shells = new Set(Object.values(plans).map(({ page }) => page))
  if (shells.size === 0) throw new Error('the build has no plans')
  // A page that only leads on lacks what all others load.
  const lists = Object.values(pages)
  const byAll = [...new Set(lists.flat())].filter(
    (file) => lists.filter((files) => files.includes(file)).length > 0.9 * lists.length
  )
  const ofPage = (page) => (shells.has(page) ? BUDGETS.shell : (BUDGETS.h5[page] ?? BUDGETS.h5Other))
  return [
    ...Object.entries(pages).map(([page, files]) => ({
      name: `h5 ${page}${shells.has(page) ? ' (shell)' : ''}`,
      size: weigh(entry, files),
      budget: ofPage(page)
    })),
    ...Object.entries(plans).map(([plan, { page, files }]) => ({
      name: `h5 ${page} usable, ${plan}`,
      size: weigh(entry, pages[page], files),
      budget: BUDGETS.usable
    })),
    { name: 'h5 wide windows besides', size: weigh(wide), budget: BUDGETS.wide },
    { name: 'h5 every page, sent', size: sent(entry, byAll), budget: BUDGETS.sentByAll },
    {
      name: 'h5 heaviest plan usable, sent',
      size: Math.max(...Object.values(plans).map(({ page, files }) => sent(entry, pages[page], files))),
      budget: BUDGETS.sentUsable
    }
  ]
}

/** Rows for the sections of the confirm screen: their own code and styles, without the components that they share. */
async function sectionRows() {
  const names = fs.readdirSync(inRoot(SECTIONS))
  return Promise.all(
    names.map(async (section) => {
      const folder = inRoot(path.join(SECTIONS, section))
      const { outputFiles } = await esbuild.build({
        entryPoints: [path.join(folder, 'index.tsx')],
        ...{ bundle: true, minify: true, write: false, format: 'esm', target: 'es2017', jsx: 'automatic' },
        loader: { '.scss': 'empty' },
        plugins: [onlyOwn]
      })
      const styles = listFiles(folder, '.', (name) => name.endsWith('.scss')).map((file) =>
        fs.readFileSync(path.join(folder, file))
      )
      const own = Buffer.concat([...outputFiles.map(({ contents }) => contents), ...styles])
      return {
        name: `section ${section}`,
        size: zlib.gzipSync(own, { level: 9 }).length,
        budget: BUDGETS.section
      }
    })
  )
}

/** Leaves out what stands elsewhere, and what is fetched later. */
const onlyOwn = {
  name: 'only-own',
  setup: (build) =>
    build.onResolve({ filter: /.*/ }, ({ path: asked, kind }) =>
      kind === 'dynamic-import' || (kind !== 'entry-point' && !asked.startsWith('./'))
        ? { path: asked, external: true }
        : undefined
    )
}

/** Rows for the main package and the sub-packages of dist/weapp. */
function weappRows() {
  const root = inRoot('dist/weapp')
  const app = readJson(path.join(root, 'app.json'))
  const subs = (app.subPackages ?? app.subpackages ?? []).map((sub) => sub.root.replace(/\/?$/, '/'))
  const sizes = new Map([['(main)', 0], ...subs.map((sub) => [sub, 0])])
  for (const file of listFiles(root, '.', (name) => PACKED.test(name))) {
    const name = subs.find((sub) => file.split(path.sep).join('/').startsWith(sub)) ?? '(main)'
    sizes.set(name, sizes.get(name) + fs.statSync(path.join(root, file)).size)
  }
  return [...sizes].map(([name, size]) => ({
    name: `weapp ${name}`,
    size,
    budget: name === '(main)' ? BUDGETS.weappMain : BUDGETS.weappSub
  }))
}

/**
 * Bytes of each page and package beside their budgets.
 * @returns {Promise<{ name: string, size: number, budget: number }[]>} rejects when a build or its page list is missing
 */
export async function measured() {
  const rows = [...h5Rows(), ...(await sectionRows()), ...weappRows()]
  if (!rows.some((row) => row.name in { 'h5 pages/tabs/home/index': 1 }))
    throw new Error('the home page was not measured')
  return rows
}

/**
 * Measures both builds, prints a row each.
 * @returns {Promise<{ name: string, ok: boolean }[]>} rejects when a build or its page list is missing
 */
export async function sizes() {
  return (await measured()).map(({ name, size, budget }) => {
    const ok = size > 0 && size <= budget
    console.log(`${ok ? 'ok    ' : 'FAILED'} ${name.padEnd(60)} ${kb(size)} of ${kb(budget)}`)
    return { name, ok }
  })
}

const kb = (bytes) => `${(bytes / KB).toFixed(1).padStart(6)} KB`

if (isMain(import.meta)) {
  try {
    process.exitCode = (await sizes()).every((row) => row.ok) ? 0 : 1
  } catch (error) {
    console.error(error.message)
    process.exitCode = 1
  }
}
