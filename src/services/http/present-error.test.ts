import { CallError, ErrorCode } from '@/contract/errors'
import { createPresentErrors, type Presenter } from './present-error'

function setup(realNameCodes: readonly number[] = [28001, 28002, 28003]) {
  const seen: string[] = []
  const presenter: Presenter = {
    toast: (text, ms, icon) => void seen.push(`toast ${text} ${ms}${icon ? ` ${icon}` : ''}`),
    alert: async (title, text) => void seen.push(`alert ${title} ${text}`),
    logout: (text) => void seen.push(`logout ${text}`),
    openAuthorize: (message) => void seen.push(`authorize ${message}`),
    closePanel: () => void seen.push('close'),
    bankLogin: () => void seen.push('bank')
  }
  const { presentError, presentLoadError } = createPresentErrors(presenter, realNameCodes)
  return { seen, present: presentError, presentLoad: presentLoadError }
}

test.each([
  ['R8.8 code 0 shows the message for 3 seconds', 0, '库存不足', ['toast 库存不足 3000']],
  ['R8.8 code 20001 shows the message for 3 seconds', 20001, '日期不正确', ['toast 日期不正确 3000']],
  ['R8.9 code 503 shows 服务异常 whatever the server says', 503, 'ECONNREFUSED', ['toast 服务异常 3000']],
  ['code 33 hands its message to the third party’s page', 33, '请先授权', ['authorize 请先授权']],
  ['R8.12 code 40002 alerts under 温馨提示', 40002, '活动已结束', ['alert 温馨提示 活动已结束']],
  ['R8.12 code 50003 alerts under 温馨提示', 50003, '请稍候', ['alert 温馨提示 请稍候']],
  [
    'R8.16 a listed real-name code shows the server message as info',
    28001,
    '姓名与证件不符',
    ['toast 姓名与证件不符 3000 info']
  ],
  [
    'R8.16 a listed real-name code without message says 实名校验失败',
    28003,
    '',
    ['toast 实名校验失败 3000 info']
  ],
  ['R8.21 R2.176 no network says 网络错误', ErrorCode.network, '', ['toast 网络错误 3000']],
  ['R8.21 a timeout says 网络错误', ErrorCode.timeout, '', ['toast 网络错误 3000']],
  ['a cancelled call is nobody’s business', ErrorCode.cancelled, '', []],
  ['R8.20 HTTP 401 says nothing by itself', ErrorCode.httpUnauthorized, '', []],
  ['a code nobody listed still tells what the server said', 77777, '系统维护中', ['toast 系统维护中 3000']]
])('%s', (_name, code, message, expected) => {
  const { seen, present } = setup()
  present(new CallError(code, message))
  expect(seen).toEqual(expected)
})

test('R8.17 which codes are failures of the real-name check is configured', () => {
  const { seen, present } = setup([28009])
  present(new CallError(28009, ''))
  present(new CallError(28001, '姓名与证件不符'))
  expect(seen).toEqual(['toast 实名校验失败 3000 info', 'toast 姓名与证件不符 3000'])
})

test.each([
  ['R8.8 its message for 3 seconds', 0, '库存不足', ['toast 库存不足 3000']],
  ['R8.9 服务异常', 503, 'ECONNREFUSED', ['toast 服务异常 3000']],
  ['R8.12 the alert', 40002, '活动已结束', ['alert 温馨提示 活动已结束']],
  ['R8.10 the third party', 33, '请先授权', ['authorize 请先授权']],
  ['nothing without a line: the page says so itself', ErrorCode.network, '', []],
  ['nothing of what is not there: the page says so itself', 404, '商品不存在', []],
  ['nothing of a lost session: that has been told', 3, '', []]
])('after a page’s own load: %s', (_name, code, message, expected) => {
  const { seen, presentLoad } = setup()
  presentLoad({ code, message })
  expect(seen).toEqual(expected)
})

test('R8.11 code 50002 adds 请退出重试 and then closes the panel', async () => {
  const { seen, present } = setup()
  present(new CallError(50002, '登录状态异常，'))
  await Promise.resolve()
  expect(seen).toEqual(['alert 温馨提示 登录状态异常，请退出重试', 'close'])
})

test('R8.5 R8.35 an invalid token logs out with the login notice', () => {
  const { seen, present } = setup()
  present(new CallError(3, 'x'))
  expect(seen).toEqual(['logout 您还没有登录，或者登录超时，请重新登录'])
})

test('anything else that was thrown is a network error to the user', () => {
  const { seen, present } = setup()
  present(new TypeError('undefined is not a function'))
  expect(seen).toEqual(['toast 网络错误 3000'])
})
