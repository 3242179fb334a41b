/** The page that the server sends says in which city the shop is met first. */
const cityOf = (meta: string, built: string): string => {
  document.head.innerHTML = meta
  Object.assign(globalThis, { SHOP_CITY: built })
  let city = ''
  jest.isolateModules(() => {
    city = (jest.requireActual('./index.h5') as { shopCity: string }).shopCity
  })
  return city
}

const LINE = '杭州,179,0571,30.27,120.16'

test.each([
  [
    'that of the page, as the server wrote it',
    `<meta name="shop-city" content="${LINE}">`,
    '上海,289,0021,31,121',
    LINE
  ],
  ['that of the build on a page from elsewhere', '', LINE, LINE],
  ['none where nobody told one', '', '', '']
])('the first city is %s', (_name, meta, built, city) => {
  expect(cityOf(meta, built)).toBe(city)
})
