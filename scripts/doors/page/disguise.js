/** Runs in a phone of `npm run dev:doors` before anything of the site: the page takes it for that host. */
;(function disguise({ phone, looks, panel }) {
  const set = (target, name, value) =>
    Object.defineProperty(target, name, { configurable: true, get: () => value })
  set(navigator, 'userAgent', phone.userAgent)
  set(navigator, 'platform', phone.platform)

  // The look stands in the frame's name: an address is the site's own business.
  const look = looks[window.name]
  if (look) {
    let kept = {}
    try {
      kept = JSON.parse(localStorage.getItem('settings') ?? '{}').value ?? {}
    } catch {
      // What is no JSON is written anew.
    }
    const value = { ...kept, theme: look.theme, elder: look.elder }
    localStorage.setItem('settings', JSON.stringify({ v: 1, at: Date.now(), value }))
  }

  const tell = (data) => window.parent.postMessage({ door: phone.name, ...data }, panel)
  /** What WeChat's bridge was asked for, by the number of the call. */
  const waiting = new Map()
  let calls = 0

  window.addEventListener('message', ({ origin, data }) => {
    if (origin !== panel || typeof data?.says !== 'string') return
    if (phone.bridge === 'wechat') {
      const { id, answer } = JSON.parse(data.says)
      waiting.get(id)?.(answer)
      return
    }
    // As the app posts into its page: Android's without an origin, iOS' by a script of the page itself.
    const from = phone.bridge === 'android' ? '' : window.location.origin
    window.dispatchEvent(new MessageEvent('message', { data: data.says, origin: from }))
  })

  const app = { postMessage: (text) => tell({ posted: text }) }
  if (phone.bridge === 'ios') window.webkit = { messageHandlers: { tjb: app } }
  if (phone.bridge === 'android') window.TjbNative = app
  if (phone.bridge === 'bank') window.CMBCNative = app
  if (phone.bridge === 'wechat') {
    if (phone.name === 'mini') window.__wxjs_environment = 'miniprogram'
    window.WeixinJSBridge = {
      invoke(action, params, done = () => undefined) {
        const id = `wx-${(calls += 1)}`
        waiting.set(id, done)
        tell({ posted: JSON.stringify({ id, action, params }) })
      },
      call: () => undefined,
      on: () => undefined
    }
  }
  tell({ opened: window.location.pathname + window.location.search })
})(FACTS)
