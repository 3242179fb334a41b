/**
 * In index.html, after what it paints: names the page whose address this is and lets the first frame show. Only then come
 * the stylesheet and the scripts, those of that page with those of every page, so that they do not wait for each other.
 * `site` is written by the build (see index.ts); on a supported webview this runs as it stands.
 */
;((site) => {
  const painted = document.getElementById('first-paint')
  let settings = { theme: 'auto', elder: false }
  try {
    settings = JSON.parse(window.localStorage.getItem('settings')).value
  } catch {
    // Nothing kept, or no storage: as the system has it.
  }
  const system = window.matchMedia && window.matchMedia('(prefers-color-scheme: dark)').matches
  const dark = settings.theme === 'dark' || (settings.theme === 'auto' && system)
  if (dark) painted.className += ' ca-theme--dark'
  if (settings.elder) painted.className += ' ca-theme--elder'
  const path = window.location.pathname
  const page = site.pages.find((candidate) => new RegExp('^' + candidate.path + '/?$').test(path))
  if (page) {
    if (page.home) painted.className += ' first-paint--home'
    if (page.tab) painted.className += ' first-paint--tab'
    if (!page.home) painted.querySelector('.first-paint-title').textContent = page.title
  }

  function add(tag, attributes) {
    const element = document.createElement(tag)
    Object.entries(attributes).forEach(([name, value]) => element.setAttribute(name, value))
    document.head.appendChild(element)
    return element
  }
  function preload(file) {
    add('link', { rel: 'preload', as: /css$/.test(file) ? 'style' : 'script', href: '/' + file })
  }
  function run() {
    site.scripts.forEach((file) => {
      add('script', { src: '/' + file }).async = false
    })
  }
  /** The page takes the answer over; without one it asks again by itself. */
  function ask(url) {
    const asked = fetch(url).then((answer) =>
      answer.text().then((data) => ({ status: answer.status, data, date: answer.headers.get('date') }))
    )
    asked.catch(() => undefined)
    window.firstAnswers[url] = asked
    return asked
  }
  const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
  /** The first banner is the largest part of home, but in care mode; resolves once it is on screen. */
  function paintBanner(asked) {
    return asked
      .then(({ data }) => {
        const banner = JSON.parse(data).results[0]
        const box = painted.querySelector('.first-paint-banner')
        if (!banner || settings.elder) return
        const [address, tone] = banner.imgUrl.split('#')
        const picture = document.createElement('img')
        picture.alt = ''
        picture.src = address
        box.className += ' first-paint-banner--' + (tone || banner.tone)
        box.appendChild(picture)
        return new Promise((resolve) => {
          picture.onload = picture.onerror = resolve
        }).then(() => new Promise((resolve) => window.requestAnimationFrame(() => setTimeout(resolve))))
      })
      .catch(() => undefined)
  }
  window.firstAnswers = {}
  const asked = ((page && page.asks) || []).map(ask)
  // The scripts load meanwhile; where the network is fast they leave the screen to the banner for a moment.
  const drawn = asked.length > 0 ? Promise.race([paintBanner(asked[0]), wait(400)]) : Promise.resolve()

  let started = false
  function start() {
    if (started) return
    started = true
    let sheets = site.styles.length
    const sheetDone = () => {
      sheets -= 1
      if (sheets === 0) drawn.then(run)
    }
    site.styles.forEach((file) => {
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
  window.requestAnimationFrame(() => setTimeout(start))
  // No frame comes while the tab is in the background.
  setTimeout(start, 300)
})(SITE)
