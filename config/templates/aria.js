/**
 * The accessibility attributes that WeChat understands and Taro's templates leave out. Only the parts that the
 * product announces something on carry them, because each one is written into every template.
 */
const announced = { 'aria-role': 'i.role', 'aria-label': '', 'aria-hidden': '', 'aria-level': '' }
/** WeChat lists `aria-live` and leaves open whether a role of its own brings it: what browsers take from the role is written out. */
const live = { 'aria-live': 'xs.live(i.role)' }
const state = { 'aria-checked': '', 'aria-selected': '', 'aria-disabled': '', 'aria-expanded': '' }

/** What a field is called, and what is wrong with it: an id of another element means nothing across WeChat's components. */
const field = { 'aria-label': '', 'aria-required': '', 'aria-invalid': '' }

module.exports = {
  View: { ...announced, ...live, ...state },
  Image: { 'aria-label': '' },
  Input: field,
  Textarea: field,
  Swiper: { 'aria-role': 'i.role', 'aria-label': '' }
}
