import { CHANNEL } from '@/contract/channels'
import type { Door, DoorName } from '@/platform/door/types'
import type { RootDeps } from '@/stores/root'
import type { SessionDeps } from '@/stores/session'
import { memoryStorage } from './storage'

export interface TestHost {
  readonly host: RootDeps['host'] & {
    address(): string | null
    replaceAddress(url: string): void
  }
  /** What the product did to the host, in order. */
  readonly done: string[]
}

interface TestDoorOptions {
  /** The credential that its host logs in with. */
  readonly code?: string | null
  /** An app with a login of its own. */
  readonly native?: boolean
  /** What the product did to the host is written here. */
  readonly done?: string[]
}

/** A door that shares nothing. */
export const testDoor = (
  name: DoorName = 'browser',
  { code = null, native = false, done = [] }: TestDoorOptions = {}
): Door => ({
  name,
  defaultChannel: name === 'miniProgram' ? CHANNEL.miniProgram : name === 'bank' ? CHANNEL.bank : CHANNEL.web,
  login: { silent: code !== null, credential: async () => code },
  share: { canOpen: () => false, prepare: async () => undefined, share: async () => false },
  chrome: {
    pageShown: () => undefined,
    close: () => void done.push('close'),
    login() {
      if (native) done.push('native login')
      return native
    }
  }
})

/** A host that writes down what is asked of it. */
export function testHost(
  query: Record<string, string> = {},
  { address = null }: TestHostOptions = {}
): TestHost {
  const done: string[] = []
  return {
    done,
    host: {
      origin: () => '',
      entryQuery: () => query,
      address: () => address,
      replaceAddress: (url) => void done.push(`replace ${url}`),
      forgetParams: (names) => void done.push(`forget ${names.join(' ')}`),
      prefersDark: () => false,
      openExternal: (url) => void done.push(`external ${url}`)
    }
  }
}

interface TestHostOptions {
  readonly address?: string | null
}

/** Settings as the build has them without configuration. */
export const settings: RootDeps['settings'] = {
  authorizeUrl: '',
  realNameCodes: [28001, 28002, 28003],
  mapUrl: '',
  urlHosts: [],
  servicePhone: '',
  shopCity: ''
}

const nobody = () => Promise.reject(new Error('this test hands no token over'))

/** What a session store needs besides what a test looks at. */
export const sessionDeps = (now: number): SessionDeps => ({
  storage: memoryStorage(),
  now: () => now,
  comefrom: '50',
  newDeviceToken: () => 'd1',
  refresh: nobody,
  accessToken: null,
  trade: nobody,
  traded: () => undefined,
  lost: () => undefined,
  inviteIds: null
})
