/**
 * The app sets itself up in one task; the first page is looked up among the routes and asked for in the next one, and an old
 * phone answers a finger in between.
 */
const FIRST_LOOK = /^createRouter\(.*\)$/m

module.exports = function routerLater(source) {
  if (!FIRST_LOOK.test(source)) throw new Error('router-later: Taro starts its router in another way now')
  return source.replace(FIRST_LOOK, 'setTimeout(() => $&)')
}
