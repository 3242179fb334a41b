import { measured } from '../sizes.mjs'
import { atMost } from './rows.mjs'

const KB = 1024
const HOME = 'h5 pages/tabs/home/index'
const ARTICLE = 'h5 pages/content/article/index'
/** A page with the plan that makes its button work. */
const USABLE = / usable, /
/** What comes over the line, compressed by Brotli. */
const SENT = /, sent$/
const AIMS = { home: 135, other: 150, main: 500 }

/** The heaviest of the rows with what it may weigh. */
const heaviest = (rows) => rows.reduce((most, row) => (row.size > most.size ? row : most))

const inKb = (name, { size, budget }, aim) => ({
  ...atMost(name, Math.round((size / KB) * 10) / 10, 'KB', budget / KB, aim),
  must: true
})

/** Bytes of both builds, as `npm test` holds them too. */
export async function measure() {
  const rows = await measured()
  const site = rows.filter(
    ({ name }) => name.startsWith('h5 ') && name !== HOME && !USABLE.test(name) && !SENT.test(name)
  )
  const usable = heaviest(rows.filter(({ name }) => USABLE.test(name)))
  const mini = rows.filter(({ name }) => name.startsWith('weapp '))
  const page = heaviest(site)
  const sub = heaviest(mini.filter(({ name }) => name !== 'weapp (main)'))
  const named = (wanted) => rows.find(({ name }) => name === wanted)
  return [
    inKb('home, JS and CSS, gzip', named(HOME), AIMS.home),
    // Who comes to read fetches no more than who comes to book.
    inKb('an article, JS and CSS, gzip', { ...named(ARTICLE), budget: named(HOME).size }),
    inKb(`heaviest other page (${page.name.split('/').at(-2)}), JS and CSS, gzip`, page, AIMS.other),
    inKb(
      `heaviest plan until usable (${usable.name.split(' ').at(-1)}), JS and CSS, gzip`,
      usable,
      AIMS.other
    ),
    ...rows
      .filter(({ name }) => SENT.test(name))
      .map((row) => inKb(`${row.name.replace(/^h5 /, '').replace(SENT, '')}, as sent (Brotli)`, row)),
    inKb(
      'mini-program, main package, raw',
      mini.find(({ name }) => name === 'weapp (main)'),
      AIMS.main
    ),
    inKb(`mini-program, heaviest sub-package (${sub.name.split('/').at(-2)}), raw`, sub)
  ]
}
