/** Calls to those who do something for the shop: with an end to waiting and to what is read. */

/** They are called while a customer waits. */
export const OUTSIDE_MS = 8_000
/** A day's bill is the longest that anybody answers. */
const LONGEST_BYTES = 64 * 1024 * 1024

/** The other side did not answer, or not so that it can be understood: whether it heard is not known. */
export class OutsideError extends Error {
  /** As logs tell it. */
  readonly code: string = 'NO_ANSWER'
}

/** The other side heard, and refuses by a code of its own. */
export class ProviderRefusal extends Error {
  constructor(
    readonly code: string,
    message: string
  ) {
    super(message)
  }
}

export interface OutsideAnswer {
  readonly status: number
  readonly headers: Headers
  readonly body: Buffer
}

/** @param who for the log: the address may carry a secret */
export async function askOutside(
  who: string,
  url: string,
  {
    method = 'GET',
    headers = {},
    body
  }: { method?: string; headers?: Record<string, string>; body?: string } = {},
  ms = OUTSIDE_MS
): Promise<OutsideAnswer> {
  try {
    const response = await fetch(url, {
      ...{ method, headers, redirect: 'error', signal: AbortSignal.timeout(ms) },
      ...(body === undefined ? {} : { body })
    })
    const read = Buffer.from(await response.arrayBuffer())
    if (read.length > LONGEST_BYTES) throw new Error('too long')
    return { status: response.status, headers: response.headers, body: read }
  } catch (error) {
    throw new OutsideError(`${who} did not answer: ${error instanceof Error ? error.name : 'unknown'}`)
  }
}

/** The body as JSON. */
export function jsonOf(who: string, { status, body }: OutsideAnswer): unknown {
  try {
    return JSON.parse(body.toString('utf8')) as unknown
  } catch {
    throw new OutsideError(`${who} answered ${status} with what is no JSON`)
  }
}
