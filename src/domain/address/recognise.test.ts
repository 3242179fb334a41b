import { nextRegion, recognise } from './recognise'

test.each([
  [
    'in the order of a courier',
    '陈予安 10000000001 北京市朝阳区澄湖北里6号楼',
    '陈予安',
    '10000000001',
    '北京市朝阳区澄湖北里6号楼'
  ],
  [
    'the address first, with signs',
    '四川省成都市武侯区桐梓林北路6号，林知夏，138-0000-0007',
    '林知夏',
    '13800000007',
    '四川省成都市武侯区桐梓林北路6号'
  ],
  [
    'with labels on lines',
    '收货人：周素芬\n手机号：+86 13900000009\n地址：上海市浦东新区潮路8号',
    '周素芬',
    '13900000009',
    '上海市浦东新区潮路8号'
  ],
  ['a district is no name', '武侯区 林知夏 13800000007', '林知夏', '13800000007', '武侯区'],
  ['no phone', '林知夏 杭州市西湖区文三路', '林知夏', '', '杭州市西湖区文三路'],
  ['an address alone', '广州市天河区体育东路', '', '', '广州市天河区体育东路'],
  ['a number that is too long is no phone', '1234567890123456', '', '', '1234567890123456']
])('%s', (_case, text, name, mobile, address) => {
  expect(recognise(text)).toEqual({ name, mobile, address })
})

test.each([
  ['the whole name', '四川省成都市', ['四川省', '四平市'], '四川省', '成都市'],
  ['without its ending', '四川成都', ['四川省'], '四川省', '成都'],
  ['the longer of two', '西安市雁塔区', ['西安市', '西区'], '西安市', '雁塔区'],
  ['an autonomous region', '广西南宁市', ['广西壮族自治区'], '广西壮族自治区', '南宁市']
])('%s is found at the beginning', (_case, address, names, name, rest) => {
  expect(nextRegion(address, names)).toEqual({ name, rest })
})

test('a name in the middle is not the region, one character is no short form', () => {
  expect(nextRegion('桐梓林四川路', ['四川省'])).toBeNull()
  expect(nextRegion('沙坪', ['沙市'])).toBeNull()
})
