import { isIPv6 } from 'node:net'

/** Some proxies write the port of the connection behind the address. */
const WITH_PORT = /^(?:\[([^\]]*)\]|(\d+\.\d+\.\d+\.\d+))(?::\d+)?$/
/** The last half of an IPv6 address may be written as an IPv4 address. */
const DOTTED = /(\d+)\.(\d+)\.(\d+)\.(\d+)$/
const GROUPS = 8
/** The half of an IPv6 address that names the network; whoever has one has all addresses in it. */
const NETWORK_GROUPS = 4
/** What a provider hands out to one customer is often that much: 65,536 networks. */
const SITE_GROUPS = 3

function groupsOf(ip: string): number[] {
  const plain = ip
    .replace(/%.*$/, '')
    .replace(DOTTED, (_, ...[a, b, c, d]: string[]) =>
      [Number(a) * 256 + Number(b), Number(c) * 256 + Number(d)].map((group) => group.toString(16)).join(':')
    )
  const [head = [], tail = []] = plain
    .split('::')
    .map((half) => half.split(':').filter((group) => group !== ''))
  const left = plain.includes('::') ? Array<string>(GROUPS - head.length - tail.length).fill('0') : []
  return [...head, ...left, ...tail].map((group) => parseInt(group, 16))
}

/** What limits by address count: an IPv4 address, or the network of an IPv6 address. A caller who has gone has none. */
export const networkOf = (written: string | undefined): string => partOf(written, NETWORK_GROUPS)

/** The same of a customer with many networks: an IPv4 address, or the first 48 bits of an IPv6 address. */
export const siteOf = (written: string | undefined): string => partOf(written, SITE_GROUPS)

function partOf(written: string | undefined, kept: number): string {
  if (!written) return 'unknown'
  const [, bracketed, dotted] = WITH_PORT.exec(written) ?? []
  const ip = bracketed ?? dotted ?? written
  if (!isIPv6(ip)) return ip
  const groups = groupsOf(ip)
  const [high = 0, low = 0] = groups.slice(-2)
  // An IPv4 address as a dual-stack socket shows it.
  if (groups.slice(0, 6).join() === '0,0,0,0,0,65535')
    return [high >> 8, high & 255, low >> 8, low & 255].join('.')
  return `${groups
    .slice(0, kept)
    .map((group) => group.toString(16))
    .join(':')}::/${kept * 16}`
}
