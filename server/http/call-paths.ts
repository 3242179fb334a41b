/** The two prefixes of §7; the mini-program's form of a call is the same call. */
export const PREFIXES = ['/api', '/wxappapi'] as const

/** Of an address as proxies are told it: with the host before the path. */
const CALL_PATH = new RegExp(`^(?:https?://[^/?]*)?(?:${PREFIXES.join('|')})(?:[/?]|$)`, 'i')

/** Whether an address is one of a call, known or not. */
export const isCallPath = (url: string): boolean => CALL_PATH.test(url)
