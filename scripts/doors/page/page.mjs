import { answersTo, isAnsweredAtOnce, requestsOf } from '../answers.mjs'
import { LOOKS, PHONES } from '../phones.mjs'

const DEMO_PHONE = '10000000001'
/** Of these answers a payment is made at the sandbox before they are given. */
const PAID = ['成功', '两次', '晚答']

const byId = (id) => document.getElementById(id)

/** An element with its parts. */
function make(tag, { onClick, ...properties } = {}, ...parts) {
  const element = Object.assign(document.createElement(tag), properties)
  if (onClick) element.addEventListener('click', onClick)
  element.append(...parts)
  return element
}
const button = (label, onClick) => make('button', { type: 'button', onClick }, label)

const originOf = ({ name }) => `http://${name}.${window.location.host}`

const post = (path, body) =>
  fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body)
  }).then((answer) => answer.json())

/** By the demo's own login, as an app would: what it gives is a token for the page. */
async function appToken() {
  const given = byId('token').value.trim()
  if (given) return { token: given }
  const { results: sent } = await post('/api/uniuser/oauth2/authcode', { mobile: DEMO_PHONE })
  const code = sent?.demoCode ?? ''
  const { results: session } = await post('/api/uniuser/oauth2/authorize1', { mobile: DEMO_PHONE, code })
  return { token: session?.token ?? '' }
}

/** What a host's login holds, by the action that asks for it; the bank's is that of the demo. */
const LOGINS = {
  login: appToken,
  customer: ({ params = {} }) =>
    post('/sandbox/bank/customer', { request: params.request, phone: DEMO_PHONE })
}

/** The sandbox is paid as the app's or WeChat's own sheet would. */
async function payAtSandbox({ params = {} }) {
  const prepay = String(params.package ?? '').replace('prepay_id=', '')
  if (prepay) await post(`/sandbox/mini/${prepay}`, { result: 'ok' })
}

/** One phone with what goes over its bridge. Answers what opens the page that the bar names. */
function phoneView(phone) {
  const frame = make('iframe', { title: phone.title })
  const log = make('ol', { className: 'log' })
  const note = (...parts) => log.prepend(make('li', {}, ...parts))
  const open = () => {
    frame.name = byId('look').value
    frame.src = `${originOf(phone)}${byId('path').value}`
  }
  const say = (data) => {
    note(make('span', { className: 'to' }, '→ ', data))
    frame.contentWindow.postMessage({ says: data }, originOf(phone))
  }

  async function answer(asked, label) {
    const pays = asked.action === 'pay' || asked.action === 'getBrandWCPayRequest'
    if (pays && PAID.includes(label)) await payAtSandbox(asked)
    const given = (label !== '取消' && (await LOGINS[asked.action]?.(asked))) || {}
    const chosen = answersTo(asked, phone.bridge, given).find((one) => one.label === label)
    for (const { after, data } of chosen?.says ?? []) setTimeout(() => say(data), after)
  }

  function hear(text) {
    const asked = JSON.parse(text)
    if (!asked.action) return note('← ', text)
    const labels = answersTo(asked, phone.bridge).map(({ label }) => label)
    const byHand = !(byId('auto').checked && isAnsweredAtOnce(asked))
    const buttons = labels.map((label) => button(label, () => void answer(asked, label)))
    note('← ', text, ...(byHand ? [make('div', {}, ...buttons)] : []))
    if (!byHand) void answer(asked, labels[0])
  }

  window.addEventListener('message', ({ origin, data }) => {
    if (origin !== originOf(phone)) return
    if (data.posted) hear(data.posted)
    if (data.opened) note(data.opened)
  })

  let asks = 0
  const keys = requestsOf(phone.bridge).map(({ label, action, params }) =>
    button(label, () => say(JSON.stringify({ v: 1, id: `app-${(asks += 1)}`, action, params })))
  )
  const side = make('div', { className: 'side' }, make('div', {}, button('重新打开', open), ...keys), log)
  const view = make('div', {}, make('h2', {}, phone.title), frame)
  byId('phones').append(make('section', { className: 'phone' }, view, side))
  return open
}

for (const [value, { title }] of Object.entries(LOOKS)) byId('look').append(make('option', { value }, title))
const opens = PHONES.map(phoneView)
const openAll = () => opens.forEach((open) => open())
byId('bar').addEventListener('submit', (event) => {
  event.preventDefault()
  openAll()
})
byId('look').addEventListener('change', openAll)
openAll()
