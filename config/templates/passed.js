/**
 * The parts that pages draw, and what they pass on to WeChat beside class, style, id, tap and the accessibility attributes.
 * Taro writes every attribute and event that WeChat knows into the template of every depth, and an old phone binds each for
 * each node: what pages do not need is left out, and a part that is not named here has no template.
 */
module.exports = {
  View: ['hover-class', 'bindTouchStart', 'bindTouchEnd', 'bindTouchCancel'],
  Text: ['user-select'],
  Image: ['src', 'mode', 'lazy-load', 'bindError'],
  Button: ['open-type', 'bindGetPhoneNumber', 'bindAgreePrivacyAuthorization', 'bindOpenSetting'],
  Input: [
    'value',
    'type',
    'password',
    'placeholder',
    'placeholder-class',
    'disabled',
    'maxlength',
    'focus',
    'confirm-type',
    'bindInput',
    'bindFocus',
    'bindBlur',
    'bindConfirm'
  ],
  Textarea: [
    'value',
    'placeholder',
    'placeholder-class',
    'disabled',
    'maxlength',
    'show-confirm-bar',
    'disable-default-padding',
    'bindInput',
    'bindFocus',
    'bindBlur'
  ],
  ScrollView: [
    'scroll-x',
    'scroll-y',
    'scroll-into-view',
    'scroll-with-animation',
    'enhanced',
    'show-scrollbar',
    'bindScroll'
  ],
  Swiper: ['current', 'autoplay', 'circular', 'interval', 'bindChange'],
  SwiperItem: [],
  PageContainer: ['show', 'overlay', 'duration', 'bindAfterLeave'],
  Video: [
    'src',
    'muted',
    'autoplay',
    'controls',
    'bindTimeUpdate',
    'bindPlay',
    'bindPause',
    'bindWaiting',
    'bindEnded',
    'bindError'
  ],
  WebView: ['src', 'bindError']
}
