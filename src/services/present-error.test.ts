import { CallError, ErrorCode } from '@/contract/errors'
import { createPresentError, type Presenter } from './present-error'

function setup() {
  const seen: string[] = []
  const presenter: Presenter = {
    toast: (text, ms, icon) => void seen.push(`toast ${text} ${ms}${icon ? ` ${icon}` : ''}`),
    alert: async (title, text) => void seen.push(`alert ${title} ${text}`),
    logout: (text) => void seen.push(`logout ${text}`),
    openAuthorize: () => void seen.push('authorize'),
    closePanel: () => void seen.push('close'),
    bankLogin: () => void seen.push('bank')
  }
  return { seen, present: createPresentError(presenter) }
}

test.each([
  ['R8.8 code 0 shows the message for 3 seconds', 0, '库存不足', ['toast 库存不足 3000']],
  ['R8.8 code 20001 shows the message for 3 seconds', 20001, '日期不正确', ['toast 日期不正确 3000']],
  ['R8.9 code 503 shows 服务异常 whatever the server says', 503, 'ECONNREFUSED', ['toast 服务异常 3000']],
  ['R8.10 code 33 shows the message, then authorizes', 33, '请先授权', ['toast 请先授权 3000', 'authorize']],
  ['R8.12 code 40002 alerts under 温馨提示', 40002, '活动已结束', ['alert 温馨提示 活动已结束']],
  ['R8.12 code 50003 alerts under 温馨提示', 50003, '请稍候', ['alert 温馨提示 请稍候']],
  [
    'R8.16 R8.17 a listed real-name code shows the server message as info',
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
