import { addressToSign } from './wechat-address'

const ENTERED = 'https://shop.example/?from=poster#top'
const OPEN = 'https://shop.example/selling/checkup/CK1003#list'
const [ENTRY, PAGE] = [ENTERED, OPEN].map((address) => address.split('#')[0])

test.each([
  ['iOS checks the entry', 'iPhone; CPU iPhone OS 17_0 like Mac OS X) MicroMessenger/8.0', ENTRY],
  ['so does an iPad', 'iPad; CPU OS 16_1) MicroMessenger/8.0', ENTRY],
  ['Android checks the open page', 'Linux; Android 14) MicroMessenger/8.0', PAGE],
  ['a desktop as Android', 'Windows NT 10.0) MicroMessenger/3.9 WindowsWechat', PAGE]
])('%s, without its fragment', (_rule, agent, address) => {
  expect(addressToSign(agent, ENTERED, OPEN)).toBe(address)
})
