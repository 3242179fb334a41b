/**
 * What these parts pass on to WeChat, beside class, style, id, tap and the accessibility attributes. Taro writes every
 * attribute and event that WeChat knows into the template of every depth, and an old phone binds each for each node: what pages
 * do not need is left out. A part that is not named here keeps all of its own.
 */
module.exports = {
  View: [
    'hover-class',
    'hover-start-time',
    'hover-stay-time',
    'bindTouchStart',
    'bindTouchMove',
    'bindTouchEnd',
    'bindTouchCancel'
  ],
  Text: ['user-select'],
  ScrollView: [
    'scroll-x',
    'scroll-y',
    'scroll-top',
    'scroll-left',
    'scroll-into-view',
    'scroll-with-animation',
    'lower-threshold',
    'enhanced',
    'show-scrollbar',
    'refresher-enabled',
    'refresher-triggered',
    'bindScroll',
    'bindScrollToLower',
    'bindRefresherRefresh'
  ],
  Swiper: ['autoplay', 'circular', 'current', 'duration', 'interval', 'bindChange'],
  SwiperItem: []
}
