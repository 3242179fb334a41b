import type { FunctionComponent } from 'react'
import Taro from '@tarojs/taro'
import { runInAction } from 'mobx'
import type { EndpointName, InputOf, ResultsOf } from '@/contract/catalogue'
import type { Session } from '@/contract/auth/dto/auth'
import { CallError, ErrorCode } from '@/contract/errors'
import type { StorageCapability } from '@/platform/storage/types'
import { pagePathOf } from '@/routes/page-path'
import type { RouteRow } from '@/routes/row'
import { routes, type RouteName } from '@/routes/table'
import { RootContext } from '@/stores/context'
import { renewSession, toSession } from '@/services/account/account'
import { createRoot, type Root } from '@/stores/root'
import { mountPage, type MountedPage } from './mount-page'
import { settings, testDoor, testHost } from './device'
import { memoryStorage } from './storage'

/** Answers of the server by call; an answer may throw a `CallError`, wait, or look at its input. */
export type FakeCalls = {
  [N in EndpointName]?: (input: InputOf<N>) => ResultsOf<N> | Promise<ResultsOf<N>>
}

export interface WorldOptions {
  readonly calls?: FakeCalls
  /** A logged-in demo user by default; `null` for a guest. */
  readonly session?: Session | null
  /** ms since 1970; 2026-11-20 09:00 in Shanghai by default. */
  readonly now?: number
  readonly query?: Record<string, string>
  /** What the product keeps; a store that the test throws away by default. */
  readonly storage?: StorageCapability
  /** The host has told where the user stands; unknown by default. */
  readonly located?: boolean
}

export interface World {
  readonly root: Root
  /** Every call made, in order. */
  readonly made: { name: EndpointName; input: unknown; idempotencyKey?: string | undefined }[]
  made1<N extends EndpointName>(name: N): InputOf<N> | undefined
  /** Addresses opened by navigateTo, redirectTo, switchTab, and `back` for navigateBack. */
  readonly visited: string[]
  readonly calls: FakeCalls
  /** What the product keeps on this device. */
  readonly storage: StorageCapability
  setNow(now: number): void
  /** Mounts the page of a route as Taro does, with its parameters. */
  open(name: RouteName, Page: FunctionComponent, params?: Record<string, string>): Promise<MountedPage>
}

export const NOW = Date.parse('2026-11-20T09:00:00+08:00')

export const demoSession: Session = {
  token: 'token-demo',
  refreshToken: 'refresh-demo-refresh-demo',
  expiresIn: 7200,
  kid: 'k1',
  sessionSecret: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
  serverTime: NOW,
  userInfo: {
    user_id: 'u1001',
    mobile: '10000000001',
    name: '陈予安',
    id_type: 1,
    id_number: '99010119880314011X',
    memberLevel: 1
  }
}

/** The whole product around a page, with a server that answers what the test says. */
export function createWorld({
  calls = {},
  session = demoSession,
  now = NOW,
  query = {},
  located = false,
  storage = memoryStorage()
}: WorldOptions = {}): World {
  const made: World['made'] = []
  const visited: string[] = []
  let time = now
  const base = createRoot({
    storage,
    host: testHost(query).host,
    door: testDoor('browser', { done: visited }),
    settings,
    send: () => Promise.reject(new CallError(ErrorCode.network, '网络错误')),
    locate: async () => null,
    randomBytes: async (size) => new Uint8Array(size).fill(7),
    renew: renewSession,
    newDeviceToken: () => 'device-1',
    deviceNow: () => time,
    openLogin: () => void visited.push('login')
  })
  if (session) base.session.begin(toSession(session))
  if (located) runInAction(() => Object.assign(base.location, { position: { lat: 39.9, lon: 116.3 } }))

  const call: Root['call'] = async (name, input, options) => {
    made.push({ name, input, idempotencyKey: options?.idempotencyKey })
    const answer = calls[name] as ((given: unknown) => unknown) | undefined
    if (!answer) throw new Error(`the page called ${name}, which this test does not answer`)
    return (await answer(input)) as ResultsOf<typeof name>
  }
  const root: Root = { ...base, call }

  const record =
    (prefix: string) =>
    (options: { url?: string; delta?: number } = {}) => {
      visited.push(`${prefix}${options.url ?? ''}`)
      return Promise.resolve({ errMsg: 'ok' }) as never
    }
  jest.spyOn(Taro, 'navigateTo').mockImplementation(record(''))
  jest.spyOn(Taro, 'redirectTo').mockImplementation(record('replace '))
  jest.spyOn(Taro, 'switchTab').mockImplementation(record('tab '))
  jest.spyOn(Taro, 'navigateBack').mockImplementation(record('back'))

  jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([])

  return {
    root,
    made,
    visited,
    calls,
    storage,
    made1: (name) => made.filter((entry) => entry.name === name).at(-1)?.input as never,
    setNow(next) {
      time = next
    },
    open(name, Page, params = {}) {
      const row: RouteRow = routes[name]
      const Wrapped = () => (
        <RootContext.Provider value={root}>
          <Page />
        </RootContext.Provider>
      )
      return mountPage(Wrapped, { path: `/${pagePathOf(row)}`, params })
    }
  }
}
