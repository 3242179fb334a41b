import { isIPv6 } from 'node:net'

/** An IPv4 address as a dual-stack socket shows it. */
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i
const GROUPS = 8
/** The half of an IPv6 address that names the network; whoever has one has all addresses in it. */
const NETWORK_GROUPS = 4

/** What limits by address count: an IPv4 address, or the network of an IPv6 address. */
export function networkOf(ip: string): string {
  const mapped = MAPPED.exec(ip)?.[1]
  if (mapped !== undefined) return mapped
  if (!isIPv6(ip)) return ip
  const [head = [], tail = []] = ip.split('::').map((half) => half.split(':').filter((group) => group !== ''))
  const left = ip.includes('::') ? Array.from({ length: GROUPS - head.length - tail.length }, () => '0') : []
  const groups = [...head, ...left, ...tail].map((group) => parseInt(group, 16).toString(16))
  return `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`
}
