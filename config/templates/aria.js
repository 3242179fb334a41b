/**
 * The accessibility attributes that WeChat understands and Taro's templates leave out. Only the parts that the
 * product announces something on carry them, because each one is written into every template.
 */
const announced = { 'aria-role': 'i.role', 'aria-label': '', 'aria-hidden': '' }
const state = { 'aria-checked': '', 'aria-selected': '', 'aria-disabled': '', 'aria-expanded': '' }

module.exports = {
  View: { ...announced, ...state },
  Image: { 'aria-label': '' },
  Input: { 'aria-label': '' },
  Textarea: { 'aria-label': '' }
}
