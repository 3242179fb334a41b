/**
 * The oldest JavaScript engines that the product supports: a newer engine is made to lack what they lack, so that a
 * use fails in a test as it does on such a phone. Syntax is another matter: scripts/syntax.mjs parses every build.
 */

/** The oldest supported versions (browserslist in package.json). */
const OLDEST = { ios: 12.2, chrome: 69 }

/** In no supported version of one of the two. */
const NEVER = Infinity

/** Standard members, and the versions of iOS and Chrome that brought them. */
const SINCE: Record<string, readonly [ios: number, chrome: number]> = {
  globalThis: [12.2, 71],
  BigInt: [14, 67],
  BigInt64Array: [15, 67],
  BigUint64Array: [15, 67],
  WeakRef: [14.5, 84],
  FinalizationRegistry: [14.5, 84],
  AggregateError: [14, 85],
  SharedArrayBuffer: [15.2, 68],
  Atomics: [15.2, 68],
  Iterator: [18.4, 122],
  DisposableStack: [NEVER, 134],
  AsyncDisposableStack: [NEVER, 134],
  SuppressedError: [NEVER, 134],
  structuredClone: [15.4, 98],
  queueMicrotask: [12.2, 71],
  'Array.fromAsync': [16.4, 121],
  'Array.prototype.at': [15.4, 92],
  'Array.prototype.findLast': [15.4, 97],
  'Array.prototype.findLastIndex': [15.4, 97],
  'Array.prototype.toReversed': [16, 110],
  'Array.prototype.toSorted': [16, 110],
  'Array.prototype.toSpliced': [16, 110],
  'Array.prototype.with': [16, 110],
  'Array.prototype.flat': [12, 69],
  'Array.prototype.flatMap': [12, 69],
  'TypedArray.prototype.at': [15.4, 92],
  'TypedArray.prototype.findLast': [15.4, 97],
  'TypedArray.prototype.findLastIndex': [15.4, 97],
  'TypedArray.prototype.toReversed': [16, 110],
  'TypedArray.prototype.toSorted': [16, 110],
  'TypedArray.prototype.with': [16, 110],
  'ArrayBuffer.prototype.resize': [16.4, 111],
  'ArrayBuffer.prototype.resizable': [16.4, 111],
  'ArrayBuffer.prototype.maxByteLength': [16.4, 111],
  'ArrayBuffer.prototype.transfer': [17.4, 114],
  'ArrayBuffer.prototype.transferToFixedLength': [17.4, 114],
  'ArrayBuffer.prototype.detached': [17.4, 114],
  'Error.captureStackTrace': [NEVER, 3],
  'Error.stackTraceLimit': [NEVER, 3],
  'Intl.PluralRules': [13, 63],
  'Intl.RelativeTimeFormat': [14, 71],
  'Intl.ListFormat': [14.5, 72],
  'Intl.Locale': [14, 74],
  'Intl.DisplayNames': [14.5, 81],
  'Intl.Segmenter': [14.5, 87],
  'Intl.supportedValuesOf': [15.4, 99],
  'Intl.DateTimeFormat.prototype.formatRange': [14.5, 76],
  'JSON.rawJSON': [18.4, 114],
  'JSON.isRawJSON': [18.4, 114],
  'Map.groupBy': [17.4, 117],
  'Object.fromEntries': [12.2, 73],
  'Object.groupBy': [17.4, 117],
  'Object.hasOwn': [15.4, 93],
  'Promise.allSettled': [13, 76],
  'Promise.any': [14, 85],
  'Promise.withResolvers': [17.4, 119],
  'Promise.try': [18.2, 128],
  'RegExp.escape': [18.2, 136],
  'RegExp.prototype.hasIndices': [15, 90],
  'RegExp.prototype.unicodeSets': [17, 112],
  'Set.prototype.difference': [17, 122],
  'Set.prototype.intersection': [17, 122],
  'Set.prototype.isDisjointFrom': [17, 122],
  'Set.prototype.isSubsetOf': [17, 122],
  'Set.prototype.isSupersetOf': [17, 122],
  'Set.prototype.symmetricDifference': [17, 122],
  'Set.prototype.union': [17, 122],
  'String.prototype.at': [15.4, 92],
  'String.prototype.isWellFormed': [16.4, 111],
  'String.prototype.matchAll': [13, 73],
  'String.prototype.replaceAll': [13.4, 85],
  'String.prototype.toWellFormed': [16.4, 111],
  'String.prototype.trimEnd': [12, 66],
  'Symbol.prototype.description': [12.2, 70]
}

/** Of a browser alone. */
const IN_BROWSER: typeof SINCE = {
  ResizeObserver: [13.4, 64],
  PointerEvent: [13, 55],
  'Element.prototype.replaceChildren': [14, 86],
  'Element.prototype.checkVisibility': [17.4, 105],
  'Element.prototype.getAnimations': [14, 84],
  'Document.prototype.startViewTransition': [18, 111],
  'AbortSignal.timeout': [16, 103],
  'AbortSignal.any': [17.4, 116],
  'Blob.prototype.text': [14, 76],
  'Blob.prototype.arrayBuffer': [14, 76],
  'Blob.prototype.stream': [14.5, 76],
  'Crypto.prototype.randomUUID': [15.4, 92],
  'Navigator.prototype.clipboard': [13.4, 66],
  'Navigator.prototype.share': [12.2, 75],
  'Navigator.prototype.userActivation': [16.4, 72],
  'Navigator.prototype.locks': [15.4, 69],
  'URL.canParse': [17, 120],
  'URLSearchParams.prototype.size': [17, 113],
  'FormData.prototype.entries': [11.3, 50],
  requestIdleCallback: [NEVER, 47],
  cancelIdleCallback: [NEVER, 47],
  BroadcastChannel: [15.4, 54],
  navigation: [NEVER, 102],
  scheduler: [NEVER, 94]
}

/** WeChat's logic layer has none, whatever the phone's own browser has. */
const NOT_IN_LOGIC = ['Intl', 'WebAssembly']

/** Playwright's own scripts read these in the page. */
const OF_PLAYWRIGHT = ['globalThis', 'BigInt', 'BigInt64Array', 'BigUint64Array']

const newer = (table: typeof SINCE): string[] =>
  Object.entries(table)
    .filter(([, [ios, chrome]]) => ios > OLDEST.ios || chrome > OLDEST.chrome)
    .map(([name]) => name)

/** A path in this list that does not exist here is newer than this engine too. */
const remove = (names: readonly string[]): string => `
  const everything = globalThis
  const owners = { TypedArray: Object.getPrototypeOf(Int8Array) }
  for (const name of ${JSON.stringify(names)}) {
    const path = name.split('.')
    const last = path.pop()
    const owner = path.reduce((from, key) => from && (owners[key] || from[key]), everything)
    if (owner) delete owner[last]
  }`

/**
 * What old engines have and do otherwise: an error takes no cause, and WebKit reads a date of ISO 8601 or with strokes
 * and no \`2026-01-02 10:00\`, which is an invalid date.
 */
const OTHERWISE = String.raw`
  const replace = (name, handler) => {
    const native = everything[name]
    const own = new Proxy(native, handler)
    native.prototype.constructor = own
    everything[name] = own
  }
  for (const name of ['Error', 'EvalError', 'RangeError', 'ReferenceError', 'SyntaxError', 'TypeError', 'URIError'])
    replace(name, {
      apply: (native, self, [message]) => native(message),
      construct: (native, [message], target) =>
        Reflect.construct(native, message === undefined ? [] : [message], target)
    })
  const ISO = /^[+-]?\d{4,6}(-\d\d(-\d\d)?)?(T\d\d:\d\d(:\d\d([.,]\d+)?)?(Z|[+-]\d\d:?\d\d)?)?$/
  const WITH_STROKES = /^\d{1,4}\/\d\d?\/\d{1,4}( \d\d?:\d\d(:\d\d)?)?$/
  const IN_WORDS = /^[A-Z][a-z]{2}/
  const readable = (text) => [ISO, WITH_STROKES, IN_WORDS].some((form) => form.test(text))
  const parse = Date.parse
  Date.parse = (text) => (readable(String(text)) ? parse(text) : NaN)
  replace('Date', {
    construct: (native, values, target) => {
      const unreadable = values.length === 1 && typeof values[0] === 'string' && !readable(values[0])
      return Reflect.construct(native, unreadable ? [NaN] : values, target)
    }
  })`

const script = (...parts: string[]): string => `(() => {${parts.join('\n')}\n})()`

/** Run first in the mini-program's realm. */
export const oldLogicEngine = script(remove([...newer(SINCE), ...NOT_IN_LOGIC]), OTHERWISE)

const inBrowser = [...newer(SINCE), ...newer(IN_BROWSER)].filter((name) => !OF_PLAYWRIGHT.includes(name))

/** Run first in a browser's page. */
export const oldBrowserEngine = script(remove(inBrowser), OTHERWISE)
