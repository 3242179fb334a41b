import Taro from '@tarojs/taro'
import type { PageCache } from './types'

const FIELDS = 'input:not([type=checkbox]):not([type=radio]), textarea'

/** Of a page behind the open one, which Taro keeps in the document (its classes for one that is covered, and for one that was left). */
const isBehind = (field: Element): boolean => {
  const page = field.closest('.taro_page')
  return page !== null && window.getComputedStyle(page).display === 'none'
}

export const pageCache: PageCache = {
  onRestored(listener) {
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) listener()
    })
  },
  typedIn: () =>
    [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS)].some(
      (field) => field.value !== '' && !field.readOnly && !isBehind(field)
    ),
  showAgain() {
    const { page } = Taro.getCurrentInstance()
    page?.onHide?.()
    page?.onShow?.()
  }
}
