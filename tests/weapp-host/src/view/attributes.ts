/**
 * What WeChat's built-in components take beside what the host models (`defineBuiltin`). An attribute of a component of
 * this table that stands in none of these lists is one that WeChat does not know, and a warning.
 */
import type { Dict } from '../protocol'

const KEYBOARD = 'no keyboard is drawn'
const MOVEMENT = 'how a scroll or a rebound moves'
const LOOKS = 'drawn by WeChat'
const LOADING = 'when and how a picture is fetched and shown'
const SUPPORT = "goes to WeChat's customer service"

/** Attributes without effect in a test, as `component attribute`, and what of them a device shows. */
export const NEEDS_A_DEVICE: Readonly<Record<string, string>> = {
  'input cursorSpacing': KEYBOARD,
  'input adjustPosition': KEYBOARD,
  'input alwaysEmbed': 'input and page are one layer',
  'input cursorColor': LOOKS,
  'input placeholderClass': LOOKS,
  'input placeholderStyle': LOOKS,
  'textarea cursorSpacing': KEYBOARD,
  'textarea adjustPosition': KEYBOARD,
  'textarea adjustKeyboardTo': KEYBOARD,
  'textarea showConfirmBar': KEYBOARD,
  'textarea fixed': 'textarea and page are one layer',
  'textarea disableDefaultPadding': 'only iOS pads',
  'textarea placeholderClass': LOOKS,
  'textarea placeholderStyle': LOOKS,
  'scroll-view enhanced': MOVEMENT,
  'scroll-view bounces': MOVEMENT,
  'scroll-view fastDeceleration': MOVEMENT,
  'scroll-view scrollWithAnimation': MOVEMENT,
  'scroll-view enablePassive': MOVEMENT,
  'scroll-view showScrollbar': 'bars of a phone lie over the content',
  'scroll-view refresherDefaultStyle': LOOKS,
  'scroll-view refresherBackground': LOOKS,
  'swiper easingFunction': MOVEMENT,
  'swiper-item skipHiddenItemLayout': 'speed',
  'image lazyLoad': LOADING,
  'image fadeIn': LOADING,
  'image webp': LOADING,
  'image showMenuByLongpress': LOOKS,
  'picker headerText': LOOKS,
  'picker-view maskStyle': LOOKS,
  'picker-view maskClass': LOOKS,
  'picker-view indicatorClass': LOOKS,
  'checkbox color': LOOKS,
  'radio color': LOOKS,
  'switch color': LOOKS,
  'icon type': LOOKS,
  'icon size': LOOKS,
  'icon color': LOOKS,
  'navigator version': 'which version of another mini-program opens',
  'button sessionFrom': SUPPORT,
  'button sendMessageTitle': SUPPORT,
  'button sendMessagePath': SUPPORT,
  'button sendMessageImg': SUPPORT,
  'button showMessageCard': SUPPORT
}

/** Attributes that would have an effect, by component, with what they are without being set; set to another value they are reported. */
const UNMODELLED: Readonly<Dict<Readonly<Dict>>> = {
  view: { animation: null },
  text: { space: '', decode: false, overflow: 'visible', maxLines: '' },
  button: { plain: false, loading: false, lang: 'en', appParameter: '', businessId: '' },
  input: {
    autoFill: '',
    safePasswordCertPath: '',
    safePasswordLength: '',
    safePasswordTimeStamp: '',
    safePasswordNonce: '',
    safePasswordSalt: '',
    safePasswordCustomHash: ''
  },
  textarea: {},
  'scroll-view': {
    animation: null,
    enableBackToTop: false,
    scrollAnchoring: false,
    usingSticky: false,
    pagingEnabled: false,
    type: 'list',
    associativeContainer: '',
    reverse: false,
    clip: true,
    cacheExtent: '',
    minDragDistance: 18,
    scrollIntoViewWithinExtent: false,
    scrollIntoViewAlignment: 'start',
    padding: [0, 0, 0, 0],
    refresherTwoLevelEnabled: false,
    refresherTwoLevelTriggered: false,
    refresherTwoLevelThreshold: 150,
    refresherTwoLevelCloseThreshold: 80,
    refresherTwoLevelScrollEnabled: false,
    refresherBallisticRefreshEnabled: false,
    refresherTwoLevelPinned: false
  },
  swiper: {
    snapToEdge: false,
    layoutType: 'normal',
    transformerType: 'scaleAndFade',
    indicatorType: 'normal',
    indicatorMargin: 10,
    indicatorSpacing: 4,
    indicatorRadius: 4,
    indicatorWidth: 8,
    indicatorHeight: 8,
    indicatorAlignment: 'auto',
    indicatorOffset: [0, 0],
    scrollWithAnimation: true,
    cacheExtent: 0
  },
  'swiper-item': {},
  image: {},
  'cover-image': { referrerPolicy: 'no-referrer' },
  picker: { customItem: '', level: 'region' },
  'picker-view': { immediateChange: false },
  'picker-view-column': {},
  form: { reportSubmit: false, reportSubmitTimeout: 0 },
  label: {},
  checkbox: {},
  'checkbox-group': {},
  radio: {},
  'radio-group': {},
  switch: { type: 'switch' },
  slider: {
    showValue: false,
    activeColor: '#1aad19',
    backgroundColor: '#e9e9e9',
    blockSize: 28,
    blockColor: '#ffffff',
    color: '#e9e9e9',
    selectedColor: '#1aad19'
  },
  canvas: { disableScroll: false },
  'rich-text': { space: '', mode: 'default' },
  'web-view': {},
  navigator: { target: 'self', appId: '', path: '', extraData: '', shortLink: '' },
  progress: {
    color: '#09BB07',
    active: false,
    activeMode: 'backwards',
    showInfo: false,
    borderRadius: 0,
    fontSize: 16,
    duration: 30
  },
  icon: {}
}

/** Whether the list of a component's attributes is complete; only then an attribute beyond it is unknown to WeChat. */
export const isListed = (tag: string): boolean => Object.hasOwn(UNMODELLED, tag)

/** Every attribute of a component that has no effect here, with its value when it is not set. */
export function withoutEffect(tag: string): Dict {
  const device = Object.keys(NEEDS_A_DEVICE)
    .filter((key) => key.startsWith(`${tag} `))
    .map((key): [string, null] => [key.slice(tag.length + 1), null])
  return { ...UNMODELLED[tag], ...Object.fromEntries(device) }
}

/** Whether a value would make a difference on a phone, and does not here. */
export function isUnmodelled(tag: string, name: string, value: unknown): boolean {
  const own = UNMODELLED[tag]
  if (!own || !Object.hasOwn(own, name)) return false
  const isSet = value !== undefined && value !== null && value !== ''
  return isSet && String(value) !== String(own[name])
}
