import Taro from '@tarojs/taro'
import { send } from './http'

const URL = '/api/v2/banner/home'
const request = { url: URL, method: 'GET', headers: {} } as const
const DATE = 'Sat, 21 Nov 2026 02:00:00 GMT'

function asked(answer: Promise<{ status: number; data: string; date: string | null }>) {
  window.firstAnswers = { [URL]: answer }
  const anew = { statusCode: 200, data: '{"code":1,"results":["anew"]}', header: {}, errMsg: '', cookies: [] }
  return jest.spyOn(Taro, 'request').mockReturnValue(
    Object.assign(Promise.resolve(anew), {
      abort: () => undefined,
      onHeadersReceived: () => undefined,
      offHeadersReceived: () => undefined,
      onChunkReceived: () => undefined,
      offChunkReceived: () => undefined
    })
  )
}

test('what index.html has asked for is not asked again, once', async () => {
  const requests = asked(Promise.resolve({ status: 200, data: '{"code":1,"results":["first"]}', date: DATE }))
  expect(await send(request)).toEqual({
    status: 200,
    json: { code: 1, results: ['first'] },
    serverTime: Date.parse(DATE)
  })
  expect(requests).not.toHaveBeenCalled()
  expect((await send(request)).json).toEqual({ code: 1, results: ['anew'] })
  expect(requests).toHaveBeenCalledTimes(1)
})

test('when that has failed, it is asked again', async () => {
  const requests = asked(Promise.reject(new TypeError('Failed to fetch')))
  expect((await send(request)).json).toEqual({ code: 1, results: ['anew'] })
  expect(requests).toHaveBeenCalledTimes(1)
})
