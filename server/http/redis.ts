import { createClient } from '@redis/client'

const CONNECT_MS = 3_000
/** A lost connection is tried again so often, ms. */
const AGAIN_MS = 1_000

export type Redis = ReturnType<typeof openRedis>

/**
 * A connection that is made again whenever it is lost, and meanwhile refuses what is asked at once. Nobody waits for it: a server starts
 * without Redis too.
 */
export function openRedis(url: string) {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: CONNECT_MS, reconnectStrategy: AGAIN_MS }
  })
  // Who asks is told; without a listener the process would end.
  client.on('error', () => undefined)
  client.connect().catch(() => undefined)
  return client
}
