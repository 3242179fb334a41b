import { APP_VERSION } from '../../domain/constants'

/** Who asks, as every call says it (§7). */
export interface Caller {
  readonly comefrom: string
  readonly deviceToken: string | null
  readonly token: string | null
  /** On a partner's path it goes under another name. */
  readonly tokenHeader?: string | undefined
}

/** Headers of every call; index.html sends the same with what it asks for before any script is there. */
export const callHeaders = ({
  comefrom,
  deviceToken,
  token,
  tokenHeader = 'token'
}: Caller): Record<string, string> => ({
  comefrom,
  clientType: 'WEB',
  appVersion: APP_VERSION,
  type: 'H5',
  ...(deviceToken ? { devicetoken: deviceToken } : {}),
  ...(token ? { [tokenHeader]: token } : {})
})
