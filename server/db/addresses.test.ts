import { Addresses, addressesOf } from './addresses'

test.each<[string, readonly string[]]>([
  ['postgres://db/shop', ['postgres://db/shop']],
  ['postgres://one:5432,two:5433/shop', ['postgres://one:5432/shop', 'postgres://two:5433/shop']],
  [
    'postgresql://shop:p%2Cw@one,two/shop?sslmode=require',
    ['postgresql://shop:p%2Cw@one/shop?sslmode=require', 'postgresql://shop:p%2Cw@two/shop?sslmode=require']
  ],
  // A comma in a password is no end of a host.
  ['postgres://shop:a,b@one/shop', ['postgres://shop:a,b@one/shop']],
  ['postgres://[::1]:1,[::1]:2/x', ['postgres://[::1]:1/x', 'postgres://[::1]:2/x']],
  ['postgres://one,/shop', ['postgres://one/shop', 'postgres:///shop']]
])('%s', (url, all) => expect(addressesOf(url)).toEqual(all))

test('each is tried in its turn, and of two who fail at once on one, the second changes nothing', () => {
  const addresses = new Addresses('postgres://one,two,three/shop')
  const first = addresses.current
  addresses.passOver(first)
  addresses.passOver(first)
  expect(addresses.current).toBe('postgres://two/shop')
  addresses.passOver(addresses.current)
  addresses.passOver(addresses.current)
  expect(addresses.current).toBe(first)
})
