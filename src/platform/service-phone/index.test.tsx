/** The page that the server sends says whom 人工客服 calls. */
const read = (meta: string, built: string): string => {
  document.head.innerHTML = meta
  Object.assign(globalThis, { SERVICE_PHONE: built })
  let phone = ''
  jest.isolateModules(() => {
    phone = (jest.requireActual('./index.h5') as { servicePhone: string }).servicePhone
  })
  return phone
}

test.each([
  [
    'the shop’s, as the server wrote it',
    '<meta name="service-phone" content="028-8500-1234">',
    '1',
    '028-8500-1234'
  ],
  ['that of the build on a page from elsewhere', '', '400-000-2000', '400-000-2000'],
  ['none where nobody told one', '', '', '']
])('人工客服 calls %s', (_name, meta, built, phone) => {
  expect(read(meta, built)).toBe(phone)
})
