/** node scripts/weapp-guide.mjs: the privacy guide of docs/weapp has an entry for each private call of the built mini-program, and no other. */
import fs from 'node:fs'
import path from 'node:path'
import { listFiles } from './lib/fingerprint.mjs'
import { inRoot, isMain } from './lib/paths.mjs'

/** Calls that WeChat switches off until the guide has an entry for what they take. */
const PRIVATE = [
  ...['getLocation', 'getFuzzyLocation', 'startLocationUpdate', 'startLocationUpdateBackground'],
  ...[
    'onLocationChange',
    'chooseLocation',
    'choosePoi',
    'chooseAddress',
    'chooseInvoice',
    'chooseInvoiceTitle'
  ],
  ...['chooseLicensePlate', 'addPhoneContact', 'chooseContact', 'addPhoneCalendar', 'addPhoneRepeatCalendar'],
  ...[
    'setClipboardData',
    'getClipboardData',
    'chooseImage',
    'chooseMedia',
    'chooseVideo',
    'chooseMessageFile'
  ],
  ...['saveImageToPhotosAlbum', 'saveVideoToPhotosAlbum', 'getUserProfile', 'getUserInfo', 'getWeRunData'],
  ...['getRecorderManager', 'startRecord', 'createCameraContext', 'createLivePusherContext'],
  ...[
    'openBluetoothAdapter',
    'createBLEPeripheralServer',
    'startAccelerometer',
    'startCompass',
    'startGyroscope'
  ]
]
/** Those that a button asks for by its kind. */
const OF_BUTTONS = ['getPhoneNumber', 'getRealtimePhoneNumber', 'chooseAvatar']

/** The private calls that a text of the build makes. */
const callsIn = (text) => [
  ...PRIVATE.filter((name) => new RegExp(`\\.${name}\\(`).test(text)),
  ...OF_BUTTONS.filter((name) => new RegExp(`["']${name}["']`).test(text))
]

/** What is wrong between calls and entries. */
function differences(called, entries) {
  const told = entries.flatMap(({ calls }) => calls)
  return [
    ...called
      .filter((name) => !told.includes(name))
      .map((name) => `${name} is called and has no entry in the guide`),
    ...told
      .filter((name) => !called.includes(name))
      .map((name) => `${name} has an entry in the guide and is not called`),
    ...told.filter((name, at) => told.indexOf(name) !== at).map((name) => `${name} has two entries`),
    ...entries.filter(({ purpose }) => !purpose).map(({ kind }) => `${kind} has no purpose`)
  ]
}

/** What is wrong of the guide beside the built mini-program. */
function weappGuide(dist = inRoot('dist', 'weapp'), location = process.env.LOCATION ?? 'fuzzy') {
  const guide = JSON.parse(fs.readFileSync(inRoot('docs', 'weapp', 'guide.json'), 'utf8'))
  const files = listFiles(dist, '.', (file) => /\.(js|wxml)$/.test(file))
  const called = [
    ...new Set(files.flatMap((file) => callsIn(fs.readFileSync(path.join(dist, file), 'utf8'))))
  ]
  return differences(
    called,
    guide.calls.filter(({ build }) => build === undefined || build === location)
  )
}

/** One check, for the tests' tally. */
export function guideRows() {
  const wrong = weappGuide()
  return wrong.length === 0
    ? [{ name: 'privacy guide', ok: true }]
    : wrong.map((name) => ({ name, ok: false }))
}

if (isMain(import.meta)) {
  const wrong = weappGuide()
  for (const line of wrong) console.error(line)
  if (wrong.length > 0) process.exitCode = 1
  else console.log('The privacy guide names what the mini-program calls, and nothing else.')
}
