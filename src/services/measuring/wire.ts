import { analyticsEndpoints } from '@/contract/analytics/rows'
import { apiPrefix, CHANNEL } from '@/contract/channels'
import { ErrorCode, normalizeCode } from '@/contract/errors'
import type { MeasuredScreen } from '@/platform/measured-screen/types'
import type { HttpRequest, HttpResponse } from '../http/http-types'
import type { MeasuringSettings } from './measured'
import type { OutboxDeps } from './outbox'

interface WireDeps {
  readonly send: (request: HttpRequest) => Promise<HttpResponse>
  /** Of the server that serves the product. */
  readonly origin: string
  readonly beacon: MeasuredScreen['beacon']
  readonly told: (settings: MeasuringSettings) => void
}

/** What a later try does not change. */
const isFinal = (status: number): boolean => status < 500 && status !== 408 && status !== 429

/** The calls of measuring, past `call`: they carry neither session nor the phone's number, and no page waits for them. */
export function measuringWire({
  send,
  origin,
  beacon,
  told
}: WireDeps): Pick<OutboxDeps, 'settings' | 'deliver'> {
  const prefix = apiPrefix(CHANNEL.web)
  return {
    async settings() {
      const { method, path } = analyticsEndpoints['analytics.settings']
      const url = `${origin}${prefix}${path}`
      try {
        const { json } = await send({ url, method, headers: {} })
        if (!json || normalizeCode(json) !== ErrorCode.ok) return null
        // The call's row says what it answers.
        const settings = json['results'] as MeasuringSettings
        told(settings)
        return settings
      } catch {
        return null
      }
    },
    deliver(settings, batch) {
      const { method, path } = analyticsEndpoints['analytics.send']
      const url = `${settings.origin || origin}${prefix}${path}`
      const body = JSON.stringify(batch)
      if (beacon) return beacon(url, body)
      return send({ url, method, headers: { 'content-type': 'application/json' }, body }).then(
        ({ status }) => isFinal(status),
        () => false
      )
    }
  }
}
