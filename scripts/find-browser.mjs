/**
 * A Chromium for the tests: CHROME_PATH, then an installed one, then one that gets installed here.
 * node scripts/find-browser.mjs prints its path.
 */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { chromium } from 'playwright-core'
import { bin, isMain } from './lib/paths.mjs'
import { run } from './lib/run.mjs'

/** The shell without a window first: a phone of the journeys takes half the time in it. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge'
]
const PLACES = [
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/usr/lib/chromium/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  path.join(os.homedir(), 'Applications/Google Chrome.app/Contents/MacOS/Google Chrome'),
  ...['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
    .map((name) => process.env[name])
    .filter(Boolean)
    .map((dir) => path.join(dir, 'Google/Chrome/Application/chrome.exe'))
]
const HELP = `No browser for the tests. Any of these gives one:
  - install Chrome or Chromium, or set CHROME_PATH to its program
  - Debian: apt-get install chromium-headless-shell fonts-noto-cjk
  - elsewhere: npx playwright-core install chromium`

const exists = (file) => Boolean(file) && fs.existsSync(file)

/** An installed browser, or undefined. Throws when CHROME_PATH names nothing. */
export function installedBrowser() {
  const wanted = process.env.CHROME_PATH
  if (wanted) {
    if (!exists(wanted)) throw new Error(`CHROME_PATH is ${wanted}, which does not exist`)
    return wanted
  }
  const onPath = (process.env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((dir) =>
      NAMES.map((name) => path.join(dir, process.platform === 'win32' ? `${name}.exe` : name))
    )
  return [...onPath, ...PLACES, chromium.executablePath()].find(exists)
}

async function install() {
  const isRoot = process.getuid?.() === 0
  if (isRoot && exists('/usr/bin/apt-get')) {
    console.error('No browser found: installing chromium-headless-shell and fonts-noto-cjk with apt-get …')
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    const update = await run(['apt-get', 'update', '-q'], { env })
    const packages = ['chromium-headless-shell', 'fonts-noto-cjk']
    const done = await run(['apt-get', 'install', '-y', '-q', '--no-install-recommends', ...packages], {
      env
    })
    return done.code === 0 ? '' : `${update.output}\n${done.output}`
  }
  console.error("No browser found: getting one with Playwright's installer …")
  const done = await run(['node', bin('playwright-core/cli.js'), 'install', 'chromium'], { echo: false })
  return done.code === 0 ? '' : done.output
}

/** The path of a browser; installs one when none is there. Throws with ways to get one. */
export async function findBrowser() {
  const found = installedBrowser()
  if (found) return found
  const trouble = await install()
  const installed = installedBrowser()
  if (!installed) throw new Error(`${trouble.trim().split('\n').slice(-8).join('\n')}\n\n${HELP}`)
  return installed
}

if (isMain(import.meta)) {
  try {
    console.log(await findBrowser())
  } catch (error) {
    console.error(error.message)
    process.exitCode = 1
  }
}
