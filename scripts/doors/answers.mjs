/** What a host may answer to a page, rightly and otherwise: the buttons beside a phone of `npm run dev:doors`. */

const ABILITIES = ['hideTitle', 'closePanel', 'login', 'customer', 'pay', 'share', 'scan']
const LATE_MS = 5000
/** Longer than a page waits for a host that says nothing. */
const TOO_LATE_MS = 15_000

/** What a scanner reads where one plays: the bar code of a card of the demo that nobody has bound. */
const CARD = 'CODE_128,8600100012345670'

/** What each action of the apps' bridge is answered with when all goes well; `given` is what a login holds, or the app's own bars. */
const RESULTS = {
  hello: (given) => ({ version: 1, abilities: ABILITIES, insets: { top: 0, bottom: 0 }, ...given }),
  login: (given) => given,
  customer: (given) => given,
  pay: () => ({ state: 'ok' }),
  scan: () => ({ text: CARD })
}

/** What WeChat answers besides its word, when all goes well. */
const WECHAT_RESULTS = { scanQRCode: { resultStr: CARD } }

/** What nobody decides is answered by itself. */
const AT_ONCE = ['hello', 'hideTitle', 'preVerifyJSAPI']
export const isAnsweredAtOnce = ({ action }) => AT_ONCE.includes(action)

const toApp = (id, rest) => JSON.stringify({ v: 1, id, ...rest })

/**
 * The answers that can be given by hand to what a page asked, each as what is said and after how many ms; none: never.
 * @param {{ id: string, action: string }} asked
 * @param {string | null} bridge who was asked, see `PHONES`
 * @param {object} given what the login holds, the token of an app or the bank's word about its customer; of a greeting the app's bars
 * @returns {{ label: string, says: { after: number, data: string }[] }[]}
 */
export function answersTo({ id, action }, bridge, given = {}) {
  const now = (data) => [{ after: 0, data }]
  if (bridge === 'wechat') {
    const word = (end) => {
      const results = end === 'ok' ? WECHAT_RESULTS[action] : {}
      return JSON.stringify({ id, answer: { err_msg: `${action}:${end}`, ...results } })
    }
    return [
      { label: '成功', says: now(word('ok')) },
      { label: '取消', says: now(word('cancel')) },
      { label: '失败', says: now(word('fail')) },
      { label: '两次', says: [...now(word('ok')), { after: 300, data: word('fail') }] },
      { label: '答错', says: now(JSON.stringify({ id, answer: {} })) },
      { label: '晚答', says: [{ after: LATE_MS, data: word('ok') }] },
      { label: '不答', says: [] }
    ]
  }
  const done = toApp(id, { result: RESULTS[action]?.(given) ?? {} })
  const cancelled = toApp(id, { error: { code: 'cancelled' } })
  return [
    { label: '成功', says: now(done) },
    { label: '已接手', says: now(toApp(id, { taken: true })) },
    { label: '取消', says: now(cancelled) },
    { label: '失败', says: now(toApp(id, { error: { code: 'failed' } })) },
    { label: '没有此能力', says: now(toApp(id, { error: { code: 'lacking' } })) },
    { label: '两次', says: [...now(done), { after: 300, data: cancelled }] },
    { label: '答错', says: now('{"v":1,"id":') },
    { label: '答给别的', says: now(toApp('someone-else-1', { result: { state: 'ok' } })) },
    { label: '晚答', says: [{ after: TOO_LATE_MS, data: done }] },
    { label: '不答', says: [] }
  ]
}

/** What an app asks of a page by itself, by its buttons. */
export const requestsOf = (bridge) =>
  bridge === 'ios' || bridge === 'android' || bridge === 'bank'
    ? [
        { label: '返回键', action: 'back', params: {} },
        { label: '键盘', action: 'keyboard', params: { height: 300 } },
        { label: '收起键盘', action: 'keyboard', params: { height: 0 } },
        { label: '刘海', action: 'insets', params: { top: 44, bottom: 34 } }
      ]
    : []
