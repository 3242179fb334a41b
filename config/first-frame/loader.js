import { apiPrefix, resolveChannel } from '../../src/contract/channels'
import { cityOfLine } from '../../src/domain/city/first-city'
import { longDate } from '../../src/domain/date'
import { productFacts } from '../../src/domain/booking/product-facts'
import { canBookBranch } from '../../src/domain/booking/slot/stock'
import { accessTokenOf } from '../../src/domain/entry/entry-query'
import { whichDoor } from '../../src/platform/door/which.h5'
import { callHeaders } from '../../src/services/http/headers'

/**
 * In index.html, after what it paints: names the page whose address this is and lets the first frame show. Only then come
 * the stylesheet and the scripts, those of that page with those of every page, so that they do not wait for each other.
 * `site` is written by the build (see index.ts); on a supported webview this runs as it stands.
 */
;((site) => {
  const painted = document.getElementById('first-paint')
  // A phone whose page is zoomed; what follows later (platform/text-size) must not move what is painted.
  if (window.innerWidth < 320) document.documentElement.className += ' ca-roomy'
  /** What an earlier visit has written under this name; null without it, or without storage. */
  function written(area, name) {
    try {
      return window[area].getItem(name)
    } catch {
      return null
    }
  }
  /** The value of what a store keeps. */
  function kept(name, area = 'localStorage') {
    try {
      return JSON.parse(written(area, name)).value
    } catch {
      return null
    }
  }
  const settings = kept('settings') || { theme: 'auto', elder: false }
  const system = window.matchMedia && window.matchMedia('(prefers-color-scheme: dark)').matches
  const dark = settings.theme === 'dark' || (settings.theme === 'auto' && system)
  if (dark) painted.className += ' ca-theme--dark'
  if (settings.elder) painted.className += ' ca-theme--elder'
  let parts = []
  const page = site.pages.find((candidate) => {
    parts = new RegExp('^' + candidate.path + '/?$').exec(window.location.pathname)
    return parts
  })
  const looksOtherwise = page && page.unless && window.location.search.includes(page.unless)
  const paints = page && !looksOtherwise && page.paints
  if (page) {
    if (paints) painted.className += ' first-paint--' + paints
    if (page.tab) painted.className += ' first-paint--tab'
    if (!page.home) painted.querySelector('.first-paint-title').textContent = page.title
  }

  function add(tag, attributes) {
    const element = document.createElement(tag)
    Object.entries(attributes).forEach(([name, value]) => element.setAttribute(name, value))
    // Scripts run in the order they are added, each in a task of its own.
    element.async = false
    document.head.appendChild(element)
    return element
  }
  function preload(file) {
    add('link', { rel: 'preload', as: /css$/.test(file) ? 'style' : 'script', href: '/' + file })
  }
  function run() {
    site.scripts.forEach((file) => {
      add('script', { src: '/' + file })
    })
  }
  // Nothing that an old browser lacks: this runs before the polyfills.
  const query = {}
  new URLSearchParams(window.location.search).forEach((value, name) => {
    query[name] = value
  })
  const session = kept('session')
  const channel = resolveChannel(
    query,
    Number(written('sessionStorage', 'comefrom')) || whichDoor().defaultChannel
  )
  // A first visit has no device token yet, and no hidden block either.
  const headers = callHeaders({
    comefrom: String(channel),
    deviceToken: written('localStorage', 'device-token'),
    token: session && session.token
  })
  const told = document.querySelector('meta[name="shop-city"]')
  const place =
    kept('location', 'sessionStorage') ||
    kept('location') ||
    (told && cityOfLine(told.getAttribute('content'))) ||
    site.place
  const facts = {
    prefix: apiPrefix(channel),
    cityCode: place.cityCode,
    latitude: place.latitude,
    longitude: place.longitude,
    // Of the shop's address, as its page reads it.
    category: site.shelves.indexOf(query.category) < 0 ? 'all' : query.category,
    // The day in Shanghai.
    today: new Date(Date.now() + 8 * 3600000).toISOString().slice(0, 10)
  }
  const fill = (text) => text.replace(/\{(\w+)\}/g, (_, name) => facts[name] || parts[name])
  /** The page takes the answer over; without one, or when it asks for something else, it asks by itself. */
  function ask(wanted) {
    const url = fill(wanted.url)
    const body = wanted.body && fill(wanted.body)
    const post = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body }
    const asked = fetch(url, body ? post : { headers }).then((answer) =>
      answer.text().then((data) => ({ status: answer.status, data, date: answer.headers.get('date') }))
    )
    asked.catch(() => undefined)
    window.firstAnswers[url + (body || '')] = asked
    return asked
  }
  const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
  const part = (name) => painted.querySelector('.first-paint-' + name)
  /** Resolves once the picture is there. */
  function paintPicture(source, ownTone) {
    const box = part('picture')
    const [address, tone] = source.split('#')
    const picture = document.createElement('img')
    picture.alt = ''
    box.className += ' first-paint-picture--' + (tone || ownTone)
    box.appendChild(picture)
    return new Promise((resolve) => {
      picture.onload = picture.onerror = resolve
      picture.src = address
    })
  }
  const paint = {
    /** The first banner is the largest part of home, but in care mode. */
    banner: ([banner]) => banner && !settings.elder && paintPicture(banner.imgUrl, banner.tone),
    /** The first row of the shop. */
    list({ list: [first] }) {
      if (!first || settings.elder) return undefined
      part('name').textContent = first.comboName
      part('intro').textContent = first.intro
      return paintPicture(first.comboThumbnail, first.tone)
    },
    /** Picture, name and introduction of a product. */
    product({ product }) {
      part('name').textContent = product.comboName
      part('intro').textContent = product.intro
      return paintPicture(product.gallery[0] || product.comboThumbnail, product.tone)
    },
    /** Title and words of an article: together they are larger than any part that the page draws later. On screen before scripts come. */
    article({ title, body }) {
      const words = (spans) => spans.map(({ text }) => text).join('')
      const lines = body.map(({ text, spans, items, paragraphs }) =>
        spans ? words(spans) : text || (items || paragraphs || []).map(words).join('\n')
      )
      part('name').textContent = title
      part('told').textContent = lines.filter(Boolean).join('\n\n')
      return framed()
    },
    /** Name and facts of the product that is booked, and the branch that is on top. */
    booking([{ productView, bookingDetailList }]) {
      part('name').textContent = productView.productName
      part('intro').textContent = productFacts(productView)
      const lists = bookingDetailList.map(({ hospitalInfo }) => hospitalInfo)
      const wanted = ({ orgCode }) => orgCode === query.hospitalId
      const here = lists.find((list) => list.some((branch) => wanted(branch) && canBookBranch(branch)))
      const list = here || lists.find((branches) => branches.some(canBookBranch)) || []
      const first = list.find(wanted) || list[0]
      return first && !settings.elder && paintPicture(first.imgUrl)
    }
  }
  /** What is ordered, where and when, as the visit has kept it, and what is waited for. */
  function paintDraft() {
    const draft = ((kept('packagesDetail') || {}).drafts || []).find(
      ({ kind, productCode }) => kind === parts[1] && productCode === parts[2]
    )
    if (!draft) return
    const { product, visit } = draft.parts
    const booked = visit && visit.branch && visit.date
    part('name').textContent = booked ? visit.branch.name : (product && product.name) || ''
    if (booked) part('intro').textContent = longDate(visit.date) + ' ' + (visit.timespan || '')
    part('told').textContent = page.waits
  }
  if (paints === 'draft') paintDraft()
  const framed = () => new Promise((resolve) => window.requestAnimationFrame(() => setTimeout(resolve)))
  window.firstAnswers = {}
  // Who has logged in or begun to book sees what is theirs: the page asks with what it knows.
  const known = session || kept('packagesDetail')
  // A token in the address has to be traded first.
  const handedOver = accessTokenOf(query)
  const asked = page && page.asks && !handedOver && (page.ofAll || !known) ? page.asks.map(ask) : []
  const shown =
    asked[0] && paints
      ? asked[0].then(({ data }) => paint[paints](JSON.parse(data).results)).catch(() => undefined)
      : Promise.resolve()
  // Where the network is fast the scripts leave it, and then the screen, to what is painted for a moment.
  const loaded = Promise.race([shown, wait(100)])
  const drawn = Promise.race([shown.then(framed), wait(400)])

  let started = false
  function start() {
    if (started) return
    started = true
    // By the screen: its window may be made wider.
    const wide = Math.max(window.screen.width, window.innerWidth) < 768 ? [] : site.wide
    // Pages stand in two columns only where their styles are (platform/width).
    if (wide.length > 0) document.documentElement.className += ' ca-wide'
    const styles = site.styles.concat(wide)
    let sheets = styles.length
    const sheetDone = () => {
      sheets -= 1
      if (sheets === 0) drawn.then(run)
    }
    styles.forEach((file) => {
      const sheet = add('link', { rel: 'stylesheet', href: '/' + file })
      sheet.onload = sheetDone
      sheet.onerror = sheetDone
    })
    site.scripts.forEach(preload)
    if (page) {
      page.files.forEach((index) => {
        preload(site.files[index])
      })
    }
  }
  window.requestAnimationFrame(() => setTimeout(() => loaded.then(start)))
  // No frame comes while the tab is in the background.
  setTimeout(start, 300)
})(SITE)
